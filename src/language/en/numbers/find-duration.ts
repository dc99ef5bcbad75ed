import type { FoundDuration } from "../../reading/found.ts";
import { readDuration } from "./read-duration.ts";
import type { Length, Unit } from "../../../types/time/length.ts";
import { after } from "../time/vocabulary.ts";
import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { tokenise } from "../tokenise.ts";

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
const CLOCK_UNITS: ReadonlySet<Unit> = new Set(["second", "minute", "hour"]);
const LEADING: ReadonlySet<string> = new Set(
  "for in of about around lasting roughly exactly another almost nearly approximately".split(" "),
);
const TRAILING = ["or so", "more", "long", "max", "at most", "exactly"];
/** Before a length these make it a time or a rhythm. */
const TIME_BEFORE: ReadonlySet<string> = new Set(
  "in within after next last past coming every each once twice times per".split(" "),
);
/** "wait a second", "give me a minute": a manner of speaking. */
const IDIOM_STARTS: ReadonlySet<string> = new Set(["wait", "just", "me", "hang", "hold", "on"]);

/**
 * Milliseconds of a phrase that is a length of time and nothing else ("for" before it allowed);
 * undefined for others, for months and years, and for nothing at all ("zero minutes").
 */
export function resolveDuration(phrase: string): number | undefined {
  const tokens = tokenise(phrase).filter((token) => token.word !== "." && token.word !== "please");
  const lead = LEADING.has(wordAt(tokens, 0)) ? 1 : 0;
  const afterArticle = wordAt(tokens, lead) === "a" ? lead + 1 : lead;
  const read = readDuration(tokens, lead) ?? readDuration(tokens, afterArticle);
  const end = read && (after(tokens, read.next, TRAILING) ?? read.next);
  return read && end === tokens.length ? toMs(read.value) : undefined;
}

/** The first length of time in a text: "set a timer for ten minutes" gives "ten minutes". */
export function findDuration(text: string): FoundDuration | undefined {
  return findDurations(text)[0];
}

/**
 * All lengths of time in a text, left to right. What is a time ("in two hours", "two hours ago",
 * "the last two hours") or a rhythm ("every two hours", "twice a week") is not among them.
 */
export function findDurations(text: string): readonly FoundDuration[] {
  const tokens = tokenise(text);
  const found: FoundDuration[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = readDuration(tokens, at);
    const ms = read && toMs(read.value);
    const [first, last] = [tokens[at], tokens[(read?.next ?? 1) - 1]];
    if (read && ms && first && last && !isTime(tokens, at, read.next)) {
      const { start } = first;
      found.push({ start, end: last.end, text: text.slice(start, last.end), ms });
    }
    at = read?.next ?? at + 1;
  }
  return found;
}

function toMs(lengths: readonly Length[]): number | undefined {
  const isOfCalendar = lengths.some(({ unit }) => CALENDAR_UNITS.has(unit));
  if (isOfCalendar && !lengths.some(({ unit }) => CLOCK_UNITS.has(unit))) return undefined;
  const ms = lengths.reduce((sum, { amount, unit }) => sum + amount * UNIT_MS[unit], 0);
  return Number.isSafeInteger(Math.round(ms)) && ms > 0 ? Math.round(ms) : undefined;
}

function isTime(tokens: Tokens, at: number, next: number): boolean {
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, next)];
  if (TIME_BEFORE.has(before) || after === "ago") return true;
  // "two days before Christmas" is a day, "half an hour before noon" still lasts half an hour.
  const isOfDays = ["day", "week", "month"].some((unit) =>
    wordAt(tokens, next - 1).startsWith(unit),
  );
  if (after === "from" || (isOfDays && ["before", "after"].includes(after))) return true;
  return isIdiom(tokens, at, next);
}

/** "wait a second", "a second number", "a day off". */
function isIdiom(tokens: Tokens, at: number, next: number): boolean {
  if (!["a", "one"].includes(wordAt(tokens, at))) return false;
  const unit = wordAt(tokens, next - 1);
  if (unit === "day" && wordAt(tokens, next) === "off") return true;
  const isShort = ["second", "minute", "sec"].includes(unit);
  const isRank = unit === "second" && tokens[next]?.kind === "word";
  return isShort && (isRank || IDIOM_STARTS.has(wordAt(tokens, at - 1)));
}
