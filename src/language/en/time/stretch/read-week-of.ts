import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day, Period } from "../../../../types/time/phrase.ts";
import { readDate } from "../day/date/read-date.ts";
import { fromEaster } from "../day/named/named-dates.ts";
import { readDay } from "../day/read-day.ts";
import { after, isSaid } from "../vocabulary.ts";

const LINKS: readonly (readonly [words: string, shift: number])[] = [
  ["of", 0],
  ["containing", 0],
  ["including", 0],
  ["beginning on", 0],
  ["beginning", 0],
  ["starting on", 0],
  ["starting", 0],
  ["commencing", 0],
  ["ending on", 0],
  ["ending", 0],
  ["before", -1],
  ["after", 1],
  ["following", 1],
];

/** "The week of the 5th of May", "the week beginning 9 March", "the weekend before Christmas". */
export function readWeekOf(tokens: Tokens, start: number): Read<{ readonly period: Period }> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const commencing = after(tokens, at, ["w / c", "wc", "w / e"]);
  const base = commencing === undefined ? undefined : readBase(tokens, commencing);
  if (base) return weekOf(base);
  const word = wordAt(tokens, at);
  const unit = word === "wk" ? "week" : word;
  if (unit !== "week" && unit !== "weekend") return undefined;
  const link = LINKS.find(([words]) => isSaid(tokens, at + 1, words));
  if (!link) return undefined;
  const [words, shift] = link;
  const day = readBase(tokens, at + 1 + words.split(" ").length);
  return (
    day && { value: { period: { kind: "week-of", day: day.value, unit, shift } }, next: day.next }
  );
}

/** "W/c 9 March" */
function weekOf({ value: day, next }: NonNullable<Read<Day>>): Read<{ readonly period: Period }> {
  return { value: { period: { kind: "week-of", day, unit: "week", shift: 0 } }, next };
}

/** "Easter weekend", "Memorial Day weekend", "Christmas week", "Holy Week". */
export function readFeastWeek(tokens: Tokens, start: number): Read<{ readonly period: Period }> {
  if (!isWeekNear(tokens, start)) return undefined;
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  return readOwnName(tokens, at) ?? readWeekAround(tokens, at);
}

/** "Holy Week", "Whit week". */
function readOwnName(tokens: Tokens, at: number): Read<{ readonly period: Period }> {
  const holy = after(tokens, at, ["holy week"]);
  if (holy !== undefined) return ofNamed(EASTER, "week", holy);
  const whit = after(tokens, at, ["whit week", "whitsun week"]);
  return whit === undefined ? undefined : ofNamed(fromEaster(TO_WHIT), "week", whit);
}

/** "Easter weekend", "Christmas week", "May Day bank holiday weekend". */
function readWeekAround(tokens: Tokens, at: number): Read<{ readonly period: Period }> {
  // "The end of Easter weekend" is that of the weekend.
  const named = wordAt(tokens, at) === "end" ? undefined : readDay(tokens, at);
  const base = named ?? readDate(tokens, at);
  const day = base?.value.day;
  if (!base || !day || !NAMED.has(day.kind)) return undefined;
  const next = after(tokens, base.next, ["bank holiday"]) ?? base.next;
  const unit = wordAt(tokens, next);
  if (unit !== "week" && unit !== "weekend") return undefined;
  // "5 March week 3" is no week of that day.
  if (day.kind === "date" && (day.month === undefined || unit === "week")) return undefined;
  return ofNamed(day, unit, next + 1);
}

/** No name of a day is longer; most words stand before no week at all. */
const MOST_WORDS = 8;

function isWeekNear(tokens: Tokens, at: number): boolean {
  for (let place = at + 1; place < at + MOST_WORDS; place += 1) {
    const word = wordAt(tokens, place);
    if (word === "week" || word === "weekend") return true;
  }
  return false;
}

const EASTER = { kind: "feast", feast: "easter", which: "bare" } as const;
/** Of Whit Monday. */
const TO_WHIT = 50;
const NAMED: ReadonlySet<Day["kind"]> = new Set(["feast", "holiday", "date", "nth-weekday"]);

function ofNamed(
  day: Day,
  unit: "week" | "weekend",
  next: number,
): Read<{ readonly period: Period }> {
  return { value: { period: { kind: "week-of", day, unit, shift: 0, isNearest: true } }, next };
}

/** Any day with a name or a number. */
function readBase(tokens: Tokens, at: number): Read<Day> {
  const named = readDay(tokens, at);
  // "The week of Monday, 4 May".
  const place = named && wordAt(tokens, named.next) === "," ? named.next + 1 : named?.next;
  const dated = place === undefined ? undefined : readDate(tokens, place);
  const day = named?.value.day.kind === "weekday" ? dated?.value.day : undefined;
  if (dated && day?.kind === "date" && day.month !== undefined)
    return { value: day, next: dated.next };
  if (named) return { value: named.value.day, next: named.next };
  const date = readDate(tokens, at);
  return date?.value.day && { value: date.value.day, next: date.next };
}
