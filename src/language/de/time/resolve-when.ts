import type { Clock } from "../../../types/clock.ts";
import type { When, WhenOptions } from "../../../types/time/when.ts";
import type { Token } from "../../tokenise.ts";
import { resolvePhrase } from "../../when/resolve/resolve-phrase.ts";
import { conventions } from "./conventions.ts";
import { tokenise } from "../tokenise.ts";
import { withSentence } from "./in-sentence.ts";
import type { Standing } from "./read-pieces.ts";
import { readPhrases } from "./read-phrase.ts";

/** Longer texts are no time phrases. */
const MOST_TOKENS = 40;
const TRAILING: ReadonlySet<string> = new Set([
  ".",
  ",",
  "!",
  "?",
  "bitte",
  "dann",
  "danke",
  "an",
  "noch",
]);
const LEADING: ReadonlySet<string> = new Set(["und", "also", "vielleicht", "sagen", "wir", "noch"]);

/**
 * The time a whole phrase means, in the clock's zone; undefined for what is no time phrase, is no
 * date (30. Februar) or contradicts itself. Takes what people say and ISO local times.
 *
 * Readings it keeps to: "halb fünf" is half past four. "Freitag" is the next one, "nächsten Freitag"
 * that of next week, "diesen Freitag" that of this week. "Um fünf" and "fünf Uhr" leave the half of
 * the day open (1 to 7 are in the afternoon); hours with minutes in digits and hours above twelve
 * are those of the 24-hour clock.
 */
export function resolveWhen(
  phrase: string,
  clock: Clock,
  options: WhenOptions = {},
): When | undefined {
  const tokens = trimmed(tokenise(phrase));
  if (tokens.length === 0 || tokens.length > MOST_TOKENS) return undefined;
  const held = options.conventions ?? conventions;
  const { country } = held;
  const stands = ({ tokens: all, piece, at }: Standing): boolean =>
    piece.weakness !== "short-weekday" || isWritten(all[at]);
  const reading = { stands, isMoving: false, country } as const;
  const readings = readPhrases(tokens, 0, reading).filter(({ next }) => next === tokens.length);
  for (const { value } of readings.toReversed()) {
    const when = resolvePhrase({ ...value, conventions: held }, { text: phrase, clock, options });
    if (when) return withSentence(when);
  }
  return undefined;
}

/** "So" is Sunday, "so" a word of its own. */
function isWritten(token: Token | undefined): boolean {
  return /^\p{Lu}/u.test(token?.raw ?? "");
}

/** How often something happens: "jeden Montag", and "Montag" or "zwei Wochen" where that is asked for. */
export function resolveRepeat(phrase: string, clock: Clock): When | undefined {
  const readings = ["", "jeden ", "jede ", "alle "].map((every) =>
    resolveWhen(`${every}${phrase}`, clock),
  );
  return readings.find((when) => when?.repeat !== undefined);
}

/** Without marks and politeness around; the stop of "am 3." stays. */
function trimmed(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ word }) => !TRAILING.has(word));
  const start = tokens.findIndex(({ word }) => !LEADING.has(word));
  const isRank = /^\d{1,2}(?:\.\d{1,2})?$/.test(tokens[end]?.word ?? "");
  const keepsStop = isRank && tokens[end + 1]?.word === ".";
  return start < 0 ? [] : tokens.slice(start, end + (keepsStop ? 2 : 1));
}
