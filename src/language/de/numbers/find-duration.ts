import type { FoundDuration } from "../../reading/found.ts";
import type { Length, Unit } from "../../../types/time/length.ts";
import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { findEach } from "../../numbers/find-each.ts";
import { tokenise } from "../tokenise.ts";
import { readDuration } from "./read-duration.ts";
import { readNumber } from "./read-number.ts";
import { words } from "../../words.ts";

/** Months and years have no fixed length, so they are no durations. */
const UNIT_MS: Readonly<Record<Unit, number>> = {
  second: 1e3,
  minute: 6e4,
  hour: 36e5,
  day: 864e5,
  week: 6048e5,
  month: Number.NaN,
  year: Number.NaN,
};
const LEADING = words(
  "fur auf in um von etwa ungefahr circa ca uber unter fast knapp rund genau gut noch nochmal mal weitere weiteren gute hochstens mindestens maximal minimal nur so bis zu insgesamt .",
);
const TRAILING: ReadonlySet<string> = new Set(
  ". bitte lang maximal hochstens mindestens insgesamt genau mehr langer".split(" "),
);
/** 1:30:00 */
const WRITTEN = /^(\d{1,2}):([0-5]\d):([0-5]\d)$/;
/** Before a length these make it a time or a rhythm: "in zwei Stunden", "vor drei Tagen", "alle zwei Stunden". */
const TIME_BEFORE = words(
  "in vor seit nach binnen innerhalb alle jede jeden jedes nachste nachsten kommenden letzte letzten vergangenen pro die den der am",
);
/** "Warte eine Sekunde", "Moment, eine Minute": a manner of speaking. */
const IDIOM_STARTS = words("warte wart moment mir nur mal");

/** Milliseconds of a phrase that is a length of time and nothing else; undefined for months and years. */
export function resolveDuration(phrase: string): number | undefined {
  const written = WRITTEN.exec(phrase.trim());
  if (written) {
    const seconds = written.slice(1).reduce((sum, part) => sum * 60 + Number(part), 0);
    return seconds > 0 ? seconds * 1e3 : undefined;
  }
  const all = tokenise(phrase);
  const lead = all.findIndex(({ word }) => !LEADING.has(word));
  const last = all.findLastIndex(({ word }) => !TRAILING.has(word));
  const tokens = all.slice(Math.max(lead, 0), last + 1);
  const read = readDuration(tokens, 0);
  return read && read.next === tokens.length ? toMs(read.value) : undefined;
}

/** All lengths of time in a text, left to right, without those that are a time or a rhythm. */
export function findDurations(text: string): readonly FoundDuration[] {
  const tokens = tokenise(text);
  return findEach(text, tokens, readDuration).flatMap(({ place, value, at, next }) => {
    const ms = toMs(value);
    const isOther = isTime(tokens, at, next) || isOneOfTwo(tokens, at);
    return ms === undefined || isOther ? [] : [{ ...place, ms }];
  });
}

const EITHER = words("oder bis -");

/** "Zehn bis fünfzehn Minuten", "zwei oder drei Stunden": nobody knows which. */
function isOneOfTwo(tokens: Tokens, at: number): boolean {
  const isSecond = EITHER.has(wordAt(tokens, at - 1));
  return isSecond && readNumber(tokens, at - 2)?.next === at - 1;
}

function toMs(lengths: readonly Length[]): number | undefined {
  const ms = lengths.reduce((sum, { amount, unit }) => sum + amount * UNIT_MS[unit], 0);
  return Number.isSafeInteger(Math.round(ms)) && ms > 0 ? Math.round(ms) : undefined;
}

function isTime(tokens: Tokens, at: number, next: number): boolean {
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, next)];
  // "Heute in einer Woche" and "in etwa zwei Stunden" are times.
  const isRough = ["etwa", "ungefahr", "circa", "ca", "rund"].includes(before);
  if (TIME_BEFORE.has(isRough ? wordAt(tokens, at - 2) : before)) return true;
  const isOfDays = /^(?:tag|woche|monat)/.test(wordAt(tokens, next - 1));
  if (isOfDays && ["vor", "nach"].includes(after)) return true;
  const isShort = /^(?:sekunde|minute)$/.test(wordAt(tokens, next - 1));
  return isShort && next - at === 2 && IDIOM_STARTS.has(before);
}
