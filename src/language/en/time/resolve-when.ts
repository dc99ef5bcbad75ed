import { conventions } from "./conventions.ts";
import type { Clock } from "../../../types/clock.ts";
import { heldBy } from "./held-by.ts";
import { readDuration } from "../numbers/lengths/read-duration.ts";
import { readOrdinal } from "../numbers/read-number.ts";
import { wordAt } from "../../tokens.ts";
import { tokenise } from "../tokenise.ts";
import type { Token } from "../../tokenise.ts";
import { withSentence } from "./in-sentence.ts";
import { isBareRank } from "./evidence/evidence.ts";
import { mendSpelling } from "./evidence/mend-spelling.ts";
import { PIECE_READERS } from "./read-piece.ts";
import { readPhrases } from "./read-phrase.ts";
import type { Standing } from "./read-pieces.ts";
import { resolvePhrase } from "../../when/resolve/resolve-phrase.ts";
import type { When, WhenOptions } from "../../../types/time/when.ts";

/** Longer texts are no time phrases. */
const ARTICLE = /^the\s+/i;
const MOST_TOKENS = 40;
const TRAILING: ReadonlySet<string> = new Set([".", ",", "!", "?", "please", "then", "thanks"]);
const LEADING: ReadonlySet<string> = new Set(["and", "so", "maybe", "say", "sometime", "anytime"]);

/**
 * The time a whole phrase means, in the clock's zone; undefined for what is no time phrase, is
 * no date (30 February) or contradicts itself ("tomorrow, Friday" on a Monday). Takes what people
 * say and ISO local times ("2026-03-03T17:00"). Never throws.
 *
 * Readings it keeps to: "Friday" is the next one, "next Friday" that of next week (weeks start on
 * Monday), "this Friday" that of this week. Bare hours 1 to 7 are in the afternoon, 8 to 11 in
 * the morning when a day is said, else whichever comes next. "Friday at midnight" ends Friday.
 * "half seven" is 7:30. A day or date without a year is ahead unless `lean` is "past".
 */
export function resolveWhen(
  phrase: string,
  clock: Clock,
  options: WhenOptions = {},
): When | undefined {
  const when = instantsOf(phrase, clock, options);
  return when && withSentence(when);
}

/** How often something happens: "every Monday", and "Monday" or "two weeks" where that is asked for. */
export function resolveRepeat(phrase: string, clock: Clock): When | undefined {
  const rhythm = phrase.trim().replace(ARTICLE, "");
  const readings = [resolveWhen(phrase, clock), resolveWhen(`every ${rhythm}`, clock)];
  return readings.find((when) => when?.repeat !== undefined);
}

function instantsOf(phrase: string, clock: Clock, options: WhenOptions): When | undefined {
  const held = options.conventions ?? conventions;
  const tokens = heldBy(counted(trimmed(mendSpelling(tokenise(phrase), phrase))), held);
  if (tokens.length === 0 || tokens.length > MOST_TOKENS) return undefined;
  const reading = {
    ...PIECE_READERS,
    stands: (standing: Standing) => !standsForOther(standing),
    isMoving: false,
    takesLength: true,
  } as const;
  const readings = readPhrases(tokens, 0, reading).filter(({ next }) => next === tokens.length);
  for (const { value } of readings.toReversed()) {
    const when = resolvePhrase({ ...value, conventions: held }, { text: phrase, clock, options });
    if (when) return when;
  }
  return undefined;
}

/** "One on Saturday" says which. */
const WHICH_ONE: ReadonlySet<string> = new Set(["on", "in", "at", "from", "for", "with"]);

/** "The second one" is a thing, "2h" a length of time. */
function standsForOther({ tokens, piece, at, next, lead, isAnchored }: Standing): boolean {
  if (piece.weakness === "hour" && wordAt(tokens, at) === "one")
    return isAnchored
      ? readOrdinal(tokens, at - 1) !== undefined
      : lead === "" && (wordAt(tokens, at - 1) === "the" || WHICH_ONE.has(wordAt(tokens, next)));
  if (piece.weakness === "rank" && isBareRank({ tokens, at, next })) return true;
  if (piece.weakness === "dotted") return !isAnchored && lead === "" && next === tokens.length;
  const isAlone = !isAnchored && lead === "" && next === at + 2;
  return piece.weakness === "lettered" && isAlone && next === tokens.length;
}

/** "An hour later", "two days back" are counted from now, where nothing else is said. */
function counted(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  const next = readDuration(tokens, 0)?.next;
  const side = last && next ? SIDES.get(wordsFrom(tokens, next)) : undefined;
  return last && side ? [...tokens.slice(0, next), { ...last, word: side }] : tokens;
}

function wordsFrom(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(at)
    .map(({ word }) => word)
    .join(" ");
}

const SIDES: ReadonlyMap<string, "hence" | "ago"> = new Map([
  ["later", "hence"],
  ["ahead", "hence"],
  ["out", "hence"],
  ["down the road", "hence"],
  ["in the future", "hence"],
  ["earlier", "ago"],
  ["before", "ago"],
  ["back", "ago"],
  ["in the past", "ago"],
]);

function trimmed(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ word }) => !TRAILING.has(word));
  const start = tokens.findIndex(({ word }) => !LEADING.has(word));
  return start < 0 ? [] : tokens.slice(start, end + 1);
}
