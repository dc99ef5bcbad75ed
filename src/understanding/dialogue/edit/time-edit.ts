import type { Reading } from "../../../language/reading/reading.ts";
import type { Region } from "../../../language/region.ts";
import type { Phrase, Pieces } from "../../../types/time/phrase.ts";
import type { When } from "../../../types/time/when.ts";
import { hourOfPart } from "./bare-hour.ts";
import type { Element } from "./elements.ts";
import type { Edit, Pair } from "./pair.ts";

/** What a time says: a day, an hour, minutes of one, a day and an hour, how long from now, or something that is none of these. */
type Sort = "day" | "hour" | "minutes" | "both" | "ahead" | "other";

/** The longest words for minutes of an hour that is left out. */
const MINUTES_WORDS = 3;

/**
 * A time in the place of another: a day takes the place of the day and leaves the hour, an hour that of
 * the hour. Nothing where the words are no time.
 */
export function timeEdit(said: string, target: Element, pair: Pair): Edit | undefined {
  const { readOn } = pair;
  const text = withHour(dayOfSame(said, pair), target, pair);
  const when = text === undefined ? undefined : readOn(text).wholeTime();
  if (text === undefined || !when) return undefined;
  const sort = sortOf(when);
  const hour = sort === "hour" ? hourOfPart(text, target, pair) : undefined;
  if (hour) return { ...hour, text: ledAs(pair.last.text.slice(hour.start, hour.end), text, pair) };
  const part = partOf(target, sort, pair);
  if (part) return { ...part, text: ledAs(pair.last.text.slice(part.start, part.end), text, pair) };
  const whole = readOn(target.text).wholeTime();
  const beside = whole && sortOf(whole);
  if (beside === "hour" && sort === "day") return { ...target, text: `${text} ${target.text}` };
  const isHour = beside === "day" && sort === "hour";
  if (isHour) return { ...target, text: `${target.text} ${atHour(text, pair)}` };
  return { ...target, text: beside === sort ? ledAs(target.text, text, pair) : text };
}

/** Words of a text that say minutes of an hour they leave out. */
export function minutesIn({ tokens, text }: Reading, { readOn }: ReadOn): string | undefined {
  for (const [at, { start }] of tokens.entries()) {
    for (const { end } of tokens.slice(at, at + MINUTES_WORDS).toReversed()) {
      const words = text.slice(start, end);
      if (isMinutes(words, { readOn })) return words;
    }
  }
  return undefined;
}

/** "Thursday at the same time": the day says all that is another. */
function dayOfSame(text: string, { readOn }: ReadOn): string {
  const when = readOn(text).wholeTime();
  if (when?.said?.shared.clock?.kind !== "now" || when.said.shared.days.length === 0) return text;
  const ends = readOn(text).tokens.map(({ end }) => text.slice(0, end));
  const isDay = (words: string): boolean => {
    const day = readOn(words).wholeTime();
    return day !== undefined && sortOf(day) === "day";
  };
  return ends.findLast(isDay) ?? text;
}

/** Minutes alone are those of the hour that the old time has. */
function withHour(text: string, target: Element, { readOn }: Pair): string | undefined {
  if (!isMinutes(text, { readOn })) return text;
  const clock = readOn(target.text).wholeTime()?.said?.shared.clock;
  return clock?.kind === "clock" ? `${text} ${clock.hour % 12 || 12}` : undefined;
}

function isMinutes(text: string, { readOn }: ReadOn): boolean {
  return readOn(text).wholeTime()?.said?.shared.clock?.kind === "minutes";
}

type ReadOn = Pick<Pair, "readOn">;

/** Whether a time is so long from now. */
export function isAhead(target: Element, { readOn }: ReadOn): boolean {
  const when = readOn(target.text).wholeTime();
  return when !== undefined && sortOf(when) === "ahead";
}

/** The new words with the preposition of the old, where they have none. */
function ledAs(old: string, text: string, { last }: Pair): string {
  const leadOf = (words: string): string | undefined => {
    const [first] = last.language.tokensOf(words);
    return first?.is.has("preposition") ? first.raw : undefined;
  };
  const lead = leadOf(old);
  return lead === undefined || leadOf(text) !== undefined ? text : `${lead} ${text}`;
}

/** A bare hour behind a day needs the word that makes it one. */
function atHour(hour: string, { last }: Pair): string {
  const said = last.language.wordingOf(`that ${hour}`).leaning.asTime;
  return said.slice(said.indexOf(" ") + 1);
}

/** The words of a time that say its day, or its hour, where others say the rest. */
function partOf(target: Element, sort: Sort, { last, readOn }: Pair): Region | undefined {
  if (sort !== "day" && sort !== "hour") return undefined;
  const tokens = last.tokens.filter(({ start, end }) => start >= target.start && end <= target.end);
  const at = (from: number, to: number): Region => {
    return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
  };
  const sortAt = ({ start, end }: Region): Sort | undefined => {
    const when = readOn(last.text.slice(start, end)).wholeTime();
    return when && sortOf(when);
  };
  for (let cut = 1; cut < tokens.length; cut++) {
    const [left, right] = [at(0, cut), at(cut, tokens.length)];
    const sorts = [sortAt(left), sortAt(right)];
    if (sorts[0] === sort && isOther(sorts[1], sort)) return left;
    if (sorts[1] === sort && isOther(sorts[0], sort)) return right;
  }
  return undefined;
}

/** What stands beside says nothing of that sort; of a part of a day ("this afternoon") the hour is the closer word. */
function isOther(beside: Sort | undefined, sort: Sort): boolean {
  if (beside === undefined || beside === sort || beside === "minutes") return false;
  return sort === "hour" || beside !== "both";
}

/** From an hour to an hour, whose day is said before both or not at all: all of it stands for an hour, beside a day. */
export function isOfHours({ from, to }: Range): boolean {
  return from.clock !== undefined && to.clock !== undefined && !saysDay(to);
}

type Range = { readonly from: Pieces; readonly to: Pieces };

function saysDay({ days, period }: Pieces): boolean {
  return days.length > 0 || period !== undefined;
}

function sortOf({ said }: When): Sort {
  const isDays = said?.range !== undefined && !isOfHours(said.range);
  if (!said || said.bound || isDays) return "other";
  const { shift, instant, repeat, clock }: Pieces = said.shared;
  if (shift) return "ahead";
  if (instant !== undefined || repeat) return "other";
  return clock?.kind === "minutes" ? "minutes" : sideOf(said);
}

/** The day, the hour, or both. */
function sideOf({ shared, range }: Phrase): Sort {
  const isDay = saysDay(shared) || (range !== undefined && saysDay(range.from));
  const isHour = shared.clock !== undefined || shared.part !== undefined || range !== undefined;
  if (isDay && isHour) return "both";
  return isDay ? "day" : isHour ? "hour" : "other";
}
