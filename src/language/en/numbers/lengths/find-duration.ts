import { isOfDays } from "../../../when/clock-units.ts";
import type { FoundDuration } from "../../../reading/found.ts";
import { readDuration } from "./read-duration.ts";
import type { Length, Unit } from "../../../../types/time/length.ts";
import { after } from "../../time/vocabulary.ts";
import { endsLength } from "./read-bare-rest.ts";
import { LEADING, TRAILING } from "./hedges.ts";
import { isTime, isTimetable } from "./no-length.ts";
import { readNumber } from "../read-number.ts";
import { unitAt } from "./units.ts";
import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import { findEach } from "../../../numbers/find-each.ts";
import { tokenise } from "../../tokenise.ts";

/** Months and years have no fixed length; beside hours and less they are counted by the day. */
const UNIT_MS: Readonly<Record<Unit, number>> = {
  second: 1e3,
  minute: 6e4,
  hour: 36e5,
  day: 864e5,
  week: 6048e5,
  month: 30 * 864e5,
  year: 365 * 864e5,
};
const CALENDAR_UNITS: ReadonlySet<Unit> = new Set(["month", "year"]);
/** 1:30:00 */
const WRITTEN = /^(\d{1,2}):([0-5]\d):([0-5]\d)$/;
/**
 * Milliseconds of a phrase that is a length of time and nothing else ("for" before it allowed);
 * undefined for others, for months and years, and for nothing at all ("zero minutes").
 */
export function resolveDuration(phrase: string): number | undefined {
  const written = WRITTEN.exec(phrase.trim());
  if (written) return writtenMs(written.slice(1).map(Number));
  const tokens = withoutStops(tokenise(phrase));
  const lead = afterLeads(tokens);
  const afterArticle = wordAt(tokens, lead) === "a" ? lead + 1 : lead;
  const read = [lead, afterArticle, 0].map((at) => readDuration(tokens, at)).find((one) => one);
  const end = read && (after(tokens, read.next, TRAILING) ?? read.next);
  const isClock = read !== undefined && lead === 0 && isTimetable(tokens, 0, read.next);
  return read && !isClock && end === tokens.length ? toMs(read.value) : undefined;
}

/** "For about", "for at most". */
function afterLeads(tokens: Tokens): number {
  const first = after(tokens, 0, LEADING) ?? 0;
  return after(tokens, first, LEADING) ?? first;
}

function writtenMs(parts: readonly number[]): number | undefined {
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
  return seconds > 0 ? seconds * 1e3 : undefined;
}

/** Full stops say nothing but before a digit: "1 hr. 30 min.", ".5 hours". */
function withoutStops(tokens: Tokens): Tokens {
  return tokens.filter(
    ({ word, end }, at) =>
      word !== "please" && (word !== "." || (at === 0 && tokens[1]?.start === end)),
  );
}

/**
 * All lengths of time in a text, left to right. What is a time ("in two hours", "two hours ago",
 * "the last two hours") or a rhythm ("every two hours", "twice a week") is not among them.
 */
export function findDurations(text: string): readonly FoundDuration[] {
  const tokens = tokenise(text);
  return findEach(text, tokens, readDuration).flatMap(({ place, value, at, next }) => {
    const ms = toMs(value);
    const isPart = isHalfRead(tokens, at, next) || isBehindNumber(tokens, at, next);
    const isOther = isPart || isTime(tokens, at, next) || isOneOfTwo(tokens, at, next);
    return ms === undefined || isOther ? [] : [{ ...place, ms }];
  });
}

const EITHER: ReadonlySet<string> = new Set(["or", "to", "-"]);

/** "Two or three minutes", "5-10 minutes", "an hour or two": nobody knows which. */
function isOneOfTwo(tokens: Tokens, at: number, next: number): boolean {
  const isSecond = EITHER.has(wordAt(tokens, at - 1)) && isCount(tokens, at - 2);
  const second = wordAt(tokens, next) === "or" ? readNumber(tokens, next + 1) : undefined;
  const isBetween = wordAt(tokens, at - 1) === "and" && isCount(tokens, at - 2);
  if (isBetween && (wordAt(tokens, at - 3) === "between" || isScore(tokens, at))) return true;
  if (isFromTo(tokens, at, next)) return true;
  // "Ten minutes or an hour" are two lengths.
  return isSecond || (second !== undefined && unitAt(tokens, second.next) === undefined);
}

const MOST_WORDS = 6;

/** "For an hour to an hour and a half": the one and the other. */
function isFromTo(tokens: Tokens, at: number, next: number): boolean {
  const isFor = (place: number): boolean => wordAt(tokens, place - 1) === "for";
  if (isFor(at) && wordAt(tokens, next) === "to")
    return readDuration(tokens, next + 1) !== undefined;
  if (wordAt(tokens, at - 1) !== "to") return false;
  return Array.from({ length: MOST_WORDS }, (_, step) => at - 2 - step).some(
    (place) => isFor(place) && readDuration(tokens, place)?.next === at - 1,
  );
}

/** "Five and twenty minutes" are twenty-five: as people said it once. */
function isScore(tokens: Tokens, at: number): boolean {
  const [first, second] = [readNumber(tokens, at - 2), readNumber(tokens, at)];
  const values = [first?.value ?? 0, second?.value ?? 0];
  return Math.min(...values) < 10 && values.some((value) => value >= 20 && value % 10 === 0);
}

const OF_CLOCK = /^(?:hours?|hrs?|minutes?|mins?)$/;

/** "(2 hours) and five for the rice", "(an hour) and five", "five (quarters of an hour)": a part of a length is not the length. */
function isHalfRead(tokens: Tokens, at: number, next: number): boolean {
  if (tokens[at]?.word === "dozen" || /^(?:quarters|thirds)$/.test(wordAt(tokens, at)))
    return readNumber(tokens, at - 1) !== undefined;
  const place = after(tokens, next, ["and", ","]) ?? next;
  const more = OF_CLOCK.test(wordAt(tokens, next - 1)) ? readNumber(tokens, place) : undefined;
  return more !== undefined && more.value < 100 && endsLength(tokens, place, more.next);
}

/** "(One) twenty minutes", "(two) thirty minutes for the rice"; "three ten-minute breaks" are of that length. */
function isBehindNumber(tokens: Tokens, at: number, next: number): boolean {
  const isWord = tokens[next]?.kind === "word" && !ENDS_LENGTH.has(wordAt(tokens, next));
  const before = wordAt(tokens, at - 1) === "-" ? at - 2 : at - 1;
  const isNumbered = isCount(tokens, before) && readNumber(tokens, at) !== undefined;
  return isNumbered && !isWord;
}

const ENDS_LENGTH: ReadonlySet<string> = new Set(["for", "please", "and", "to"]);

/** A number by itself, and no hour of the clock. */
function isCount(tokens: Tokens, at: number): boolean {
  return readNumber(tokens, at)?.next === at + 1 && !wordAt(tokens, at).includes(":");
}

function toMs(lengths: readonly Length[]): number | undefined {
  const isOfCalendar = lengths.some(({ unit }) => CALENDAR_UNITS.has(unit));
  if (isOfCalendar && isOfDays(lengths)) return undefined;
  const ms = lengths.reduce((sum, { amount, unit }) => sum + amount * UNIT_MS[unit], 0);
  return Number.isSafeInteger(Math.round(ms)) && ms > 0 ? Math.round(ms) : undefined;
}
