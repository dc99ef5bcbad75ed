import { isOfClock, isOfDays } from "../../when/clock-units.ts";
import type { Anchor, PartOfDay } from "../../reading/found.ts";
import type { Clock } from "../../../types/clock.ts";
import { readDuration } from "../numbers/lengths/read-duration.ts";
import type { Length, Unit } from "../../../types/time/length.ts";
import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { findEnds } from "./find-ends.ts";
import { tokenise } from "../tokenise.ts";
import { anchoredAt } from "../../when/anchored-at.ts";

const PARTS: ReadonlySet<string> = new Set(["morning", "afternoon", "evening", "night"]);
const SIDES: ReadonlyMap<string, 1 | -1> = new Map([
  ["before", -1],
  ["after", 1],
]);
/** "The hour before" counts one of these. */
const UNITS: ReadonlyMap<string, Unit> = new Map([
  ["hour", "hour"],
  ["day", "day"],
  ["week", "week"],
]);
/** "The night before last" is told by today. */
const TODAY: ReadonlySet<string> = new Set(["last", "next"]);
const MOST_WORDS = 6;

/** The times in a text that are told by another thing; "the day before Christmas" is a day by itself and none. */
export function findAnchors(
  text: string,
  taken: readonly { readonly start: number; readonly end: number }[],
): readonly Anchor[] {
  const tokens = tokenise(text);
  const counted = tokens.flatMap((token, at): readonly Anchor[] => {
    const { side, end } = sideAt(tokens, at) ?? { side: undefined, end: token.end };
    const told = side === undefined ? sameDay(tokens, at) : lengthBefore(tokens, at);
    const start = told && tokens[told.from]?.start;
    if (told === undefined || start === undefined) return [];
    // "At nine on the morning of the exam": its hour stands before it, no time of its own is in it.
    const from = side === undefined ? token.start : start;
    const isOwn = taken.some((region) => region.start < end && from < region.end);
    if (isOwn || TODAY.has(wordAt(tokens, at + 1))) return [];
    const lengths = told.lengths.map(({ amount, unit }) => ({
      amount: (side ?? 0) * amount,
      unit,
    }));
    const own = { start, end, text: text.slice(start, end), lengths };
    return [{ ...own, ...(told.part ? { part: told.part } : {}), ...fromEnd(side, lengths) }];
  });
  return counted.length > 0 ? counted : findEnds(text, taken);
}

/** Which side of a thing is told here, and where the words for it end. */
function sideAt(
  tokens: Tokens,
  at: number,
): { readonly side: 1 | -1; readonly end: number } | undefined {
  const isAhead = isAheadOf(tokens, at);
  const side = isAhead ? -1 : SIDES.get(wordAt(tokens, at));
  const last = tokens[isAhead ? at + 1 : at];
  return side && last && { side, end: last.end };
}

/** "An hour ahead of the choir" is before it. */
export function isAheadOf(tokens: Tokens, at: number): boolean {
  return wordAt(tokens, at) === "ahead" && wordAt(tokens, at + 1) === "of";
}

/** "The day of the party", "the morning of the exam": the day it is on. */
function sameDay(tokens: Tokens, at: number): Told | undefined {
  const word = wordAt(tokens, at - 1);
  if (wordAt(tokens, at) !== "of" || wordAt(tokens, at - 2) !== "the") return undefined;
  return word === "day" || PARTS.has(word) ? lengthBefore(tokens, at) : undefined;
}

/** "Ten minutes after the choir": after its end; the day after is told by its day. */
export function fromEnd(
  side: number | undefined,
  lengths: readonly Length[],
): Pick<Anchor, "isFromEnd"> {
  return side === 1 && isOfClock(lengths) ? { isFromEnd: true } : {};
}

type Told = {
  readonly from: number;
  readonly lengths: readonly Length[];
  readonly part?: PartOfDay | undefined;
};

/** "The day", "the night", "an hour and a half", "two days" right before this place. */
export function lengthBefore(tokens: Tokens, at: number): Told | undefined {
  const word = wordAt(tokens, at - 1);
  if (wordAt(tokens, at - 2) === "the" && (UNITS.has(word) || PARTS.has(word))) {
    const unit = UNITS.get(word) ?? "day";
    // PARTS holds exactly the parts.
    const part = PARTS.has(word) ? (word as PartOfDay) : undefined;
    return { from: at - 2, lengths: [{ amount: 1, unit }], part };
  }
  for (let from = Math.max(0, at - MOST_WORDS); from < at; from += 1) {
    const read = readDuration(tokens, from);
    if (read?.next === at) return { from, lengths: read.value };
  }
  return undefined;
}

/**
 * The anchored time as a phrase the resolver reads: the day alone where it was counted in days, with
 * the part that was said, or the moment. The thing is at `atMs`; one that takes whole days has no hour.
 */
export function anchoredPhrase(
  anchor: Anchor,
  { atMs, allDay }: { readonly atMs: number; readonly allDay: boolean },
  { zone }: Clock,
): string {
  const { lengths, part } = anchor;
  const shifted = anchoredAt(anchor, atMs, zone);
  const day = shifted.toFormat("yyyy-MM-dd");
  if (part) return `${day} ${part}`;
  return isOfDays(lengths) || allDay ? day : shifted.toFormat("yyyy-MM-dd'T'HH:mm");
}
