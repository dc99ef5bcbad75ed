import { abstains } from "../../discovery/abstains.ts";
import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { clausesIn } from "../dialogue/edit/meant-clauses.ts";
import { minutesIn } from "../dialogue/edit/time-edit.ts";
import { elementsIn } from "../dialogue/edit/elements.ts";
import type { Sources } from "../sources.ts";

/** "Move it to half past": of the hour that the last act had, which no other tool knows. */
export async function movesMinutes(
  { language, contextOf }: Sources,
  utterance: Utterance,
): Promise<boolean> {
  const { leaning, mood } = language.wordingOf(utterance.text);
  if (!leaning.changesLast || mood.isQuestion) return false;
  const { reading, context } = await contextOf(utterance);
  const readOn = (text: string): typeof reading => language.read(text, context);
  return reading.whens.length === 0 && minutesIn(reading, { readOn }) !== undefined;
}

/** The index surely knows what a clause asks for. */
const SURELY = 0.6;

/** Talk, and a bare value at its end: "what am I thinking, that's no use. Half six." */
export async function valueAtEnd(
  sources: Sources,
  utterance: Utterance,
): Promise<Utterance | undefined> {
  const { language, contextOf, rankWords, lastCall } = sources;
  const clauses = clausesIn(utterance.text);
  const last = clauses.at(-1);
  if (!lastCall?.isEffect || last === undefined || clauses.length === 1) return undefined;
  const { reading } = await contextOf({ ...utterance, text: last });
  const { text } = reading.leaning.corrected;
  const { reading: bare } = await contextOf({ ...utterance, text });
  const isValue = bare.wholeTime() !== undefined || (bare.durations.length > 0 && isBare(bare));
  const isTalk = clauses.slice(0, -1).every((clause) => {
    const { wish, talk } = language.wordingOf(clause);
    const ranked = rankWords(clause);
    const isAsked = (ranked.tools[0]?.score ?? 0) >= SURELY && !abstains(ranked);
    return !wish.beginsAct && talk.command === undefined && !isAsked;
  });
  return isValue && isTalk ? { ...utterance, text: last } : undefined;
}

/** Nothing but times, lengths, numbers and names. */
export function isBare(reading: Reading): boolean {
  const elements = elementsIn(reading);
  const { isStop } = reading.language.terms;
  return (
    elements.length > 0 &&
    reading.tokens.every(
      (token) =>
        token.is.has("filler") ||
        token.is.has("preposition") ||
        isStop(token.word) ||
        elements.some((one) => overlaps(one, token)),
    )
  );
}
