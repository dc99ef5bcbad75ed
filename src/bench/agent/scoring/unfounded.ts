import { DateTime } from "luxon";
import { findNumbers } from "../../../language/en/numbers/find-numbers.ts";
import { findWhen } from "../../../language/en/time/find-when.ts";
import { normalise } from "../../../language/normalise.ts";
import type { Clock } from "../../../types/clock.ts";
import { local } from "./home-state.ts";

/** What an answer may take its facts from. */
export type Sources = {
  /** What was said, read and told before. */
  readonly texts: readonly string[];
  /** How many rows each result had: who counts them states no fact of their own. */
  readonly counts: readonly number[];
};

/**
 * The days, times, numbers, addresses, quotations and names of an answer that stand in nothing said or
 * read, as the answer has them. "14:00" stands in "2 pm", "the third of March" in "tomorrow" on the
 * second. By form alone: whether the fact is told of the right thing isn't looked at.
 */
export function unfounded(answer: string, sources: Sources, clock: Clock): readonly string[] {
  const text = sources.texts.join("\n");
  const addresses = unfoundedAddresses(answer, text);
  const whens = unfoundedWhens(addresses.rest, sources.texts, clock);
  const quotes = unfoundedQuotes(whens.rest, text);
  return [
    ...addresses.found,
    ...whens.found,
    ...quotes.found,
    ...unfoundedNumbers(quotes.rest, text, sources.counts),
    ...unfoundedNames(quotes.rest, text),
  ];
}

type Part = { readonly found: readonly string[]; readonly rest: string };

/** Half a day: a time without its half means either. */
const HALF_DAY = 720;
const CLOCK_TIME = /\b([01]?\d|2[0-3])[:.]([0-5]\d)\b(?!\.\d)/g;
const ISO_DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
/** A day or less; weeks and months are told in too many ways. */
const PRECISE: ReadonlySet<string> = new Set(["minute", "part", "day"]);

/** Days as dates, and as weekdays where no more is said of them. */
type Times = { readonly days: ReadonlySet<string>; readonly minutes: ReadonlySet<number> };

function unfoundedWhens(answer: string, texts: readonly string[], clock: Clock): Part {
  const known = timesIn(texts, clock);
  let rest = answer;
  const found = whensOf(answer, clock).flatMap(({ text, date, says, minute }) => {
    rest = rest.replace(text, " ");
    const isKnown =
      (says === "no day" || known.days.has(says === "weekday" ? weekdayOf(date) : date)) &&
      (minute === undefined || known.minutes.has(minute));
    return isKnown ? [] : [text.trim()];
  });
  for (const match of rest.matchAll(CLOCK_TIME)) {
    if (!known.minutes.has(minutesOf(match))) found.push(match[0]);
  }
  return { found, rest: rest.replaceAll(CLOCK_TIME, " ") };
}

function timesIn(texts: readonly string[], clock: Clock): Times {
  const { now, zone } = clock;
  const days = new Set([local(now(), zone, true)]);
  const minutes = new Set<number>();
  for (const text of texts) {
    for (const { date, says, minute } of whensOf(text, clock)) {
      if (says !== "no day") days.add(date);
      if (minute !== undefined) minutes.add(minute);
    }
    for (const match of text.matchAll(CLOCK_TIME)) minutes.add(minutesOf(match));
    for (const [day] of text.matchAll(ISO_DAY)) days.add(day);
  }
  return { days: new Set([...days, ...[...days].map(weekdayOf)]), minutes };
}

function weekdayOf(date: string): string {
  return DateTime.fromISO(date).toFormat("cccc");
}

type ToldTime = {
  readonly text: string;
  readonly date: string;
  /** A bare hour says no day, and a weekday doesn't say of which week. */
  readonly says: "date" | "weekday" | "no day";
  readonly minute: number | undefined;
};

function whensOf(text: string, clock: Clock): readonly ToldTime[] {
  return findWhen(text, clock).map(({ text: words, when }): ToldTime => {
    const at = DateTime.fromMillis(when.from, { zone: clock.zone });
    const date = at.toFormat("yyyy-MM-dd");
    if (!PRECISE.has(when.precision))
      return { text: words, date, says: "no day", minute: undefined };
    const minute = when.precision === "minute" ? (at.hour * 60 + at.minute) % HALF_DAY : undefined;
    return { text: words, date, says: saidOf(words, weekdayOf(date)), minute };
  });
}

function saidOf(words: string, weekday: string): ToldTime["says"] {
  const said = words.replaceAll(/\b(?:at|by|on|from|until|am|pm|noon|midnight|o'clock)\b/gi, " ");
  if (!/[a-z]{3,}|\d{4}-|\d\/\d/i.test(said)) return "no day";
  const isWeekday = !/\d/.test(said) && said.toLowerCase().includes(weekday.toLowerCase());
  return isWeekday ? "weekday" : "date";
}

function minutesOf([, hour, minute]: RegExpExecArray): number {
  return (Number(hour) * 60 + Number(minute)) % HALF_DAY;
}

const ADDRESS =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\bhttps?:\/\/\S+|\bwww\.\S+|\+?\d[\d ()-]{5,}\d|(?:~|\.{0,2})\/[\w./-]{2,}/g;

function unfoundedAddresses(answer: string, text: string): Part {
  const squeezed = (one: string): string => one.toLowerCase().replaceAll(/[\s()-]|[.,;:!?]+$/g, "");
  const known = squeezed(text);
  const found = [...answer.matchAll(ADDRESS)]
    .map(([one]) => one)
    .filter((one) => !known.includes(squeezed(one)));
  return { found, rest: answer.replaceAll(ADDRESS, " ") };
}

/** A pronoun more often than a number. */
const PRONOUN = /^(?:one|ones|a|an|first|second|half)$/i;

function unfoundedNumbers(
  answer: string,
  text: string,
  counts: readonly number[],
): readonly string[] {
  const known = new Set([...counts, ...findNumbers(text).map(({ value }) => value)]);
  const digits = new Set([...text.matchAll(/\d+/g)].map(([one]) => Number(one)));
  return findNumbers(answer)
    .filter(({ text: words }) => !PRONOUN.test(words))
    .filter(({ value }) => !known.has(value) && !digits.has(value))
    .map(({ text: words }) => words);
}

const QUOTATION = /[“"]([^“”"]{2,})[”"]/g;

function unfoundedQuotes(answer: string, text: string): Part {
  const known = ` ${normalise(text)} `;
  const found = [...answer.matchAll(QUOTATION)]
    .map(([, quoted = ""]) => quoted)
    .filter((quoted) => !known.includes(` ${normalise(quoted)} `));
  return { found, rest: answer.replaceAll(QUOTATION, " ") };
}

/** Names and abbreviations every answer may use. */
const COMMON: ReadonlySet<string> = new Set(
  "i im ive ill id ok am pm sotto mac macos english wifi".split(" "),
);
/** A word with a capital that no sentence begins with. */
const NAME = /(?<=[\p{L}\p{N},;)]\s)\p{Lu}[\p{L}\p{M}'’-]+/gu;

function unfoundedNames(answer: string, text: string): readonly string[] {
  const known = new Set(normalise(text).split(" "));
  return [...answer.matchAll(NAME)]
    .map(([name]) => name)
    .filter((name) => {
      const words = normalise(name).split(" ");
      return !words.every((word) => known.has(word) || COMMON.has(word));
    });
}
