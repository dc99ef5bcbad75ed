import type { ClockTime } from "../../../../types/time/phrase.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { unitAt } from "../../numbers/read-duration.ts";
import { readBelowHundred, readOrdinal } from "../../numbers/read-number.ts";
import { after } from "../vocabulary.ts";
import type { ReadClock } from "./clock-reading.ts";
import { readMinutesAround } from "./read-minutes-around.ts";

const WRITTEN = /^(\d{1,2})[:.](\d{2})$/;
const PRECISELY = ["genau", "punktlich", "herum", "rum"];

/** A time of day: "17 Uhr 30", "17:30", "halb fünf", "Viertel nach drei", "mittags um zwölf", "Mitternacht". */
export function readClock(tokens: Tokens, at: number): Read<ReadClock> {
  const start = after(tokens, at, ["punkt", "genau", "kurz nach", "kurz vor"]) ?? at;
  const read =
    readNamed(tokens, start) ?? readMinutesAround(tokens, start) ?? readHours(tokens, start);
  if (!read) return undefined;
  const next = after(tokens, read.next, PRECISELY) ?? read.next;
  // "Punkt neun" is nothing but a time.
  const isSure = wordAt(tokens, start - 1) === "punkt" && start > at;
  return { value: isSure ? { clock: read.value.clock } : read.value, next };
}

function readNamed(tokens: Tokens, at: number): Read<ReadClock> {
  const midnight = after(tokens, at, ["mitternacht"]);
  if (midnight) return { value: { clock: { kind: "midnight" } }, next: midnight };
  const noon = after(tokens, at, ["zwolf uhr mittags", "12 uhr mittags"]);
  if (noon) return { value: { clock: face(12, 0, true) }, next: noon };
  const same = after(tokens, at, SAME);
  if (same) return { value: { clock: { kind: "now", isSame: true }, weakness: "now" }, next: same };
  const now = after(tokens, at, ["gerade eben", "jetzt"]);
  return now ? { value: { clock: { kind: "now" }, weakness: "now" }, next: now } : undefined;
}

const SAME: readonly string[] = [
  "um dieselbe zeit",
  "um die gleiche zeit",
  "zur selben zeit",
  "zur gleichen zeit",
];

/** "17 Uhr 30", "fünf Uhr", "17:30 Uhr", "um fünf". */
function readHours(tokens: Tokens, at: number): Read<ReadClock> {
  const written = WRITTEN.exec(tokens[at]?.raw ?? "");
  if (written) return readWritten(tokens, at, written);
  const hour =
    wordAt(tokens, at) === "ein" ? readOneOclock(tokens, at) : readBelowHundred(tokens, at);
  if (!hour || hour.value > 24) return undefined;
  const oclock = after(tokens, hour.next, ["uhr", "h"]);
  return oclock === undefined ? readBare(tokens, at, hour) : readOclock(tokens, oclock, hour.value);
}

/** "(17 Uhr) 30", "(10 Uhr) 45 abends". */
function readOclock(tokens: Tokens, oclock: number, hour: number): Read<ReadClock> {
  const minute = readBelowHundred(tokens, oclock);
  const hasMinute = minute !== undefined && minute.value < 60 && !unitAt(tokens, minute.next);
  const isRank = hasMinute && readOrdinal(tokens, oclock) !== undefined && minute.value > 0;
  if (hasMinute && !isRank && wordAt(tokens, minute.next) !== "uhr") {
    const isOpen = hour <= LAST_HALF_HOUR && isPartNext(tokens, minute.next);
    return { value: { clock: face(hour, minute.value, !isOpen) }, next: minute.next };
  }
  return { value: { clock: face(hour, 0, hour > 12) }, next: oclock };
}

function readOneOclock(tokens: Tokens, at: number): Read<number> {
  return wordAt(tokens, at + 1) === "uhr" ? { value: 1, next: at + 1 } : undefined;
}

/** "17:30", "17.30 Uhr", "8.15"; "3.4." is a date. */
function readWritten(tokens: Tokens, at: number, match: RegExpExecArray): Read<ReadClock> {
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  if (hour > 24 || minute > 59) return undefined;
  const oclock = after(tokens, at + 1, ["uhr"]);
  // "1:30 Stunden" is how long.
  if (unitAt(tokens, at + 1)) return undefined;
  const half = HALVES.get(wordAt(tokens, at + 1));
  if (half && hour >= 1 && hour <= LAST_HALF_HOUR) {
    const said = { kind: "clock", hour, minute, isExact: false, meridiem: half } as const;
    return { value: { clock: said }, next: at + 2 };
  }
  // "10:45 abends" is on the clock of twelve hours.
  const isOpen = hour >= 1 && hour <= LAST_HALF_HOUR && isPartNext(tokens, oclock ?? at + 1);
  const clock = face(hour, minute, !isOpen);
  const isSure = oclock !== undefined || match[0].includes(":");
  return { value: isSure ? { clock } : { clock, weakness: "hour-minute" }, next: oclock ?? at + 1 };
}

const LAST_HALF_HOUR = 12;
/** Heard from English, and written by telephones. */
const HALVES: ReadonlyMap<string, "am" | "pm"> = new Map([["pm", "pm"]]);
const PARTS: ReadonlySet<string> = new Set(
  "morgens fruhmorgens vormittags mittags nachmittags abends nachts".split(" "),
);

function isPartNext(tokens: Tokens, at: number): boolean {
  return (
    PARTS.has(wordAt(tokens, at)) ||
    ["am abend", "am nachmittag", "am morgen", "in der nacht"].some(
      (words) => after(tokens, at, [words]) !== undefined,
    )
  );
}

function readBare(
  tokens: Tokens,
  at: number,
  { value, next }: { readonly value: number; readonly next: number },
): Read<ReadClock> {
  const isLength = unitAt(tokens, next) !== undefined;
  if (isLength || /^\d+\.\d/.test(wordAt(tokens, at))) return undefined;
  return { value: { clock: face(value, 0, value > 12 || value === 0), weakness: "hour" }, next };
}

function face(hour: number, minute: number, isExact: boolean): ClockTime {
  return { kind: "clock", hour, minute, isExact: isExact || hour === 0 };
}
