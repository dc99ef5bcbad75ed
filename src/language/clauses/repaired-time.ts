import type { Pieces } from "../../types/time/phrase.ts";
import type { When } from "../../types/time/when.ts";
import type { TimeReader } from "../contract/words.ts";
import type { Region } from "../region.ts";
import { SOME_TIME } from "./request-tail.ts";

type TimeRepairWords = {
  readonly findWhen: TimeReader["findWhen"];
  /** A word that leads to a time, at its beginning. */
  readonly timeLead: RegExp;
  /** What may stand between two pieces of one time, whole: marks and articles. */
  readonly between: RegExp;
  /** What is only said of a time that stands right before it: "… she needs it". */
  readonly said: RegExp;
};

/** A time as it stands in a text, and what it says. */
type Told = Region & Says;
type Says = { readonly day: boolean; readonly hour: boolean };

/**
 * The text with the time that ends `before` as `after` says it, where both say a day or an hour; a day
 * leaves the hour that was said, and an hour the day. Undefined where there are no two such times.
 *
 *   on Thursday the fifth  at nine | no, the twelfth, to …
 *   on the twelfth         at nine                    to …
 */
export function withTimeMended(
  before: string,
  after: string,
  words: TimeRepairWords,
): string | undefined {
  const old = timesIn(before, words).at(-1);
  if (!old || old.end < before.trimEnd().length) return undefined;
  const own = ownTime(after, before.slice(old.start), words);
  if (!own) return undefined;
  const part = saysAll(own, old)
    ? old
    : old.day && old.hour
      ? partOf({ ...old, text: before }, own, words)
      : undefined;
  if (!part) return undefined;
  const leadOf = (text: string): string => words.timeLead.exec(text)?.[0] ?? "";
  const said = after.slice(0, own.end).trimStart();
  const lead = leadOf(said) || leadOf(before.slice(part.start));
  const rest = after.slice(own.end).replace(words.said, "");
  const time = `${lead}${said.slice(leadOf(said).length)}`;
  return `${before.slice(0, part.start)}${time}${before.slice(part.end, old.end)}${rest}`;
}

/** The time a text begins with, by itself or behind a word that led to the one before it: "no, eleven". */
function ownTime(after: string, old: string, words: TimeRepairWords): Told | undefined {
  const leads = old.split(/(?<=\s)/u).filter((word) => words.timeLead.test(word));
  for (const lead of ["", ...leads]) {
    const found = leading(`${lead}${after}`, words);
    const rest = found && after.slice(found.end - lead.length);
    if (!found || found.end <= lead.length || rest === undefined) continue;
    if (lead === "" || !/^\s+\p{L}/u.test(rest)) {
      return { ...found, start: 0, end: found.end - lead.length };
    }
  }
  return undefined;
}

/** What the one says the other does too, so that it can stand for all of it. */
function saysAll(own: Says, old: Says): boolean {
  return (own.day || !old.day) && (own.hour || !old.hour);
}

function timesIn(text: string, { findWhen }: TimeRepairWords): readonly Told[] {
  return findWhen(text, SOME_TIME).flatMap(({ start, end, when }) => {
    const says = saysIn(when);
    return says ? [{ start, end, ...says }] : [];
  });
}

/** The time a text begins with, in however many pieces: "the Tuesday, the tenth, at eleven". */
function leading(text: string, words: TimeRepairWords): Told | undefined {
  let whole: Told | undefined;
  for (const time of timesIn(text, words)) {
    if (!words.between.test(text.slice(whole?.end ?? 0, time.start))) break;
    whole = whole
      ? { ...whole, end: time.end, day: whole.day || time.day, hour: whole.hour || time.hour }
      : time;
  }
  return whole;
}

/** The words of a time that say what the other says, beside those that say the rest. */
function partOf(
  { text, start, end }: Region & { readonly text: string },
  own: Says,
  words: TimeRepairWords,
): Region | undefined {
  const gaps = [...text.slice(start, end).matchAll(/\s+/gu)];
  const says = (part: string): Says | undefined => {
    const [only, ...others] = timesIn(part, words);
    return only && others.length === 0 && only.end === part.length ? only : undefined;
  };
  for (const { index, 0: gap } of gaps) {
    const [to, from] = [start + index, start + index + gap.length];
    const [left, right] = [says(text.slice(start, to)), says(text.slice(from, end))];
    if (!left || !right || left.day === right.day) continue;
    return left.day === own.day ? { start, end: to } : { start: from, end };
  }
  return undefined;
}

/** Nothing of a stretch or a rhythm: which of its ends is meant isn't told. */
function saysIn({ said }: When): Says | undefined {
  if (!said || said.range || said.bound) return undefined;
  const { days, period, part, clock, shift, instant, repeat }: Pieces = said.shared;
  if (shift || instant !== undefined || repeat || clock?.kind === "minutes") return undefined;
  const day = days.length > 0 || period !== undefined;
  const hour = clock !== undefined || part !== undefined;
  return day || hour ? { day, hour } : undefined;
}
