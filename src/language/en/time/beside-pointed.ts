import type { Anchor, PartOfDay } from "../../reading/found.ts";
import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { words } from "../../words.ts";
import type { Length } from "../../../types/time/length.ts";
import { readDuration } from "../numbers/lengths/read-duration.ts";
import { lengthBefore } from "./find-anchor.ts";
import { WEEKDAYS } from "./vocabulary.ts";

export const DAY_PARTS: ReadonlyMap<string, PartOfDay | undefined> = new Map([
  ["day", undefined],
  ["morning", "morning"],
  ["afternoon", "afternoon"],
  ["evening", "evening"],
  ["night", "night"],
]);
/** "Right after", "straight afterwards": where it ends. */
const AT_ONCE: ReadonlySet<string> = words("right straight directly immediately");

/** What a time beside a thing tells, and where its words begin. */
export type BesidePointed = Pick<Anchor, "lengths" | "weekday"> & {
  readonly from: number;
  readonly part?: PartOfDay | undefined;
};

/** How far, which day or how soon, right before the word that tells on which side of a thing that is. */
export function besidePointed(tokens: Tokens, at: number, side: 1 | -1): BesidePointed | undefined {
  return (
    lengthBefore(tokens, at) ??
    partBefore(tokens, at) ??
    weekdayBefore(tokens, at, side) ??
    atOnceBefore(tokens, at, side)
  );
}

/** "Day before", said in haste. */
function partBefore(tokens: Tokens, at: number): BesidePointed | undefined {
  const word = wordAt(tokens, at - 1);
  if (!DAY_PARTS.has(word)) return undefined;
  return { from: at - 1, lengths: [{ amount: 1, unit: "day" }], part: DAY_PARTS.get(word) };
}

/** "The Friday after". */
function weekdayBefore(tokens: Tokens, at: number, side: 1 | -1): BesidePointed | undefined {
  const day = WEEKDAYS.get(wordAt(tokens, at - 1));
  if (day === undefined || wordAt(tokens, at - 2) !== "the") return undefined;
  return { from: at - 2, lengths: [], weekday: { day, side } };
}

/** "Right after" is where it ends; what is so long ends where it begins: "half an hour of packing right before it". */
function atOnceBefore(tokens: Tokens, at: number, side: 1 | -1): BesidePointed | undefined {
  const isAtOnce = AT_ONCE.has(wordAt(tokens, at - 1));
  const from = isAtOnce ? at - 1 : at;
  if (side === 1) return isAtOnce ? { from, lengths: [{ amount: 0, unit: "minute" }] } : undefined;
  const lengths = wordAt(tokens, at) === "before" ? lengthIn(tokens.slice(0, from)) : undefined;
  return lengths && { from, lengths };
}

/** The one length that is said, of hours or minutes. */
function lengthIn(tokens: Tokens): readonly Length[] | undefined {
  const starts = tokens.flatMap((_, at) => {
    const read = readDuration(tokens, at);
    return read ? [{ at, ...read }] : [];
  });
  const own = starts.filter(({ at }) => !starts.some((one) => one.at < at && at < one.next));
  const [only, ...others] = own;
  const isOfClock = only?.value.every(({ unit }) => unit === "hour" || unit === "minute");
  return others.length === 0 && isOfClock ? only?.value : undefined;
}
