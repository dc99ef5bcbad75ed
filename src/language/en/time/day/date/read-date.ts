import { remembered } from "../../../../remembered.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import { readWhich } from "../read-which.ts";
import { readDayThenMonth, readMonthThenDay } from "./read-day-month.ts";
import { readNthOfMonth } from "./read-nth-weekday.ts";
import { readRank } from "./read-rank.ts";
import { readYear } from "./read-year.ts";
import { after } from "../../vocabulary.ts";
import { readIso, readNumeric } from "./read-written-date.ts";
import type { ReadDate } from "./read-written-date.ts";

/** A date by number: "the 14th", "5 March", "March 5th 2027", "3/5", ISO, "the last Friday of May". */
export const readDate = remembered(readAnyDate);

function readAnyDate(tokens: Tokens, at: number): Read<ReadDate> {
  return (
    readIso(tokens, at) ??
    readNumeric(tokens, at) ??
    readNamedDate(tokens, at) ??
    readYearThenDate(tokens, at) ??
    readWhichDate(tokens, at) ??
    readNthOfMonth(tokens, at) ??
    readRank(tokens, at)
  );
}

function readNamedDate(tokens: Tokens, at: number): Read<ReadDate> {
  return readDayThenMonth(tokens, at) ?? readMonthThenDay(tokens, at);
}

/** "2027 May 22nd", "2027, 22 May", "2027-May-22". */
function readYearThenDate(tokens: Tokens, at: number): Read<ReadDate> {
  const year = tokens[at]?.kind === "number" ? readYear(tokens, at) : undefined;
  const joint = year && after(tokens, year.next, [",", "-", "/"]);
  const date = year && readNamedDate(tokens, joint ?? year.next);
  const day = date?.value.day;
  if (!year || day?.kind !== "date" || day.year !== undefined || day.yearShift !== undefined)
    return undefined;
  return { value: { day: { ...day, year: year.value } }, next: date?.next ?? at };
}

/** "Next April 1", "last 4 July", "last 9/11". */
function readWhichDate(tokens: Tokens, start: number): Read<ReadDate> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const which = readWhich(tokens, at);
  if (!which) return undefined;
  const date = readNumeric(tokens, which.next) ?? readNamedDate(tokens, which.next);
  const day = date?.value.day;
  const isOpen = day?.kind === "date" && day.year === undefined && day.yearShift === undefined;
  return isOpen
    ? { value: { day: { ...day, which: which.value } }, next: date?.next ?? at }
    : undefined;
}
