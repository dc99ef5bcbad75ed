import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import type { Day, Which } from "../../../../../types/time/phrase.ts";
import { readDate } from "../date/read-date.ts";
import type { SaidYear } from "../date/read-year.ts";
import { after } from "../../vocabulary.ts";
import { readFeast } from "./feasts.ts";
import { readKept } from "./kept-everywhere.ts";
import { readNamedDate } from "./named-dates.ts";
import { readHoliday } from "./read-holiday.ts";

type Told = SaidYear | { readonly which: Which };

/** "(Next) Christmas", "Easter (2027)": what is counted from a day is so through that day. */
export function ofWhich(day: Day, told: Told): Day {
  switch (day.kind) {
    case "feast":
    case "holiday":
    case "date":
      return { ...day, ...told };
    case "counted-weekday":
    case "shifted":
      return day.base ? { ...day, base: ofWhich(day.base, told) } : day;
    case "nth-weekday":
      return "year" in told ? { ...day, year: told.year } : day;
    default:
      return day;
  }
}

/** A day that a name tells, and the one before it: "Christmas", "Memorial Day", "Christmas Eve Eve". */
export function readNamedDay(tokens: Tokens, at: number): Read<Day> {
  const of = after(tokens, at, ["eve of the", "eve of"]);
  const named =
    readName(tokens, of ?? at) ?? readDated(tokens, { at: of ?? at, isEve: of !== undefined });
  const eve = named && (of ?? after(tokens, named.next, ["eve"]));
  if (!named || eve === undefined) return named;
  const day = { kind: "shifted", amount: -1, unit: "day", base: named.value } as const;
  return { value: day, next: of === undefined ? eve : named.next };
}

/** "(The eve of) the Fourth of July", "Fourth of July (eve)". */
function readDated(
  tokens: Tokens,
  { at, isEve }: { readonly at: number; readonly isEve: boolean },
): Read<Day> {
  const date = readDate(tokens, at);
  const isTold = isEve || (date && wordAt(tokens, date.next) === "eve");
  return isTold && date?.value.day ? { value: date.value.day, next: date.next } : undefined;
}

/** Whose: "(US) Thanksgiving", "(Indian) Independence Day". */
const WHOSE: ReadonlyMap<string, string> = new Map([
  ["us", "US"],
  ["american", "US"],
  ["uk", "GB"],
  ["english", "GB"],
  ["british", "GB"],
  ["irish", "IE"],
  ["canadian", "CA"],
  ["australian", "AU"],
  ["indian", "IN"],
]);

function readName(tokens: Tokens, at: number): Read<Day> {
  const whose = WHOSE.get(wordAt(tokens, at));
  const of = whose === undefined ? undefined : readHoliday(tokens, at + 1, whose);
  if (of) return { value: { kind: "holiday", holiday: of.value, which: "bare" }, next: of.next };
  return readOwnName(tokens, whose === "US" ? at + 1 : at);
}

function readOwnName(tokens: Tokens, at: number): Read<Day> {
  const date = readNamedDate(tokens, at);
  if (date) return date;
  const feast = readFeast(tokens, at);
  if (feast)
    return { value: { kind: "feast", feast: feast.value, which: "bare" }, next: feast.next };
  const holiday = readKept(tokens, at) ?? readHoliday(tokens, at);
  if (holiday)
    return {
      value: { kind: "holiday", holiday: holiday.value, which: "bare" },
      next: holiday.next,
    };
  return undefined;
}
