import { abstains } from "../../discovery/abstains.ts";
import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { parametersOf } from "../../tool/parameter.ts";
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

/** What is told comes to a value: "she has the dentist, so we'd better say two". */
export async function concludedValue(
  sources: Sources,
  utterance: Utterance,
): Promise<Utterance | undefined> {
  const text = sources.language.wordingOf(utterance.text).leaning.concluded;
  if (text === undefined || !sources.lastCall?.isEffect) return undefined;
  const value = { ...utterance, text };
  return (await isValue(sources, value)) ? value : undefined;
}

/** Talk, and bare values at its end: "what am I thinking, that's no use. Half six.", "…. On the Monday, but at two". */
export async function valueAtEnd(
  sources: Sources,
  utterance: Utterance,
): Promise<Utterance | undefined> {
  const clauses = clausesIn(utterance.text);
  if (!sources.lastCall?.isEffect || clauses.length === 1) return undefined;
  const values = await Promise.all(clauses.map((text) => isValue(sources, { ...utterance, text })));
  const from = values.lastIndexOf(false) + 1;
  const isTalk = clauses.slice(0, from).every((clause) => isNoRequest(sources, clause));
  return from > 0 && from < clauses.length && isTalk
    ? { ...utterance, text: clauses.slice(from).join(" ") }
    : undefined;
}

/** A time, a length, or a number where the last act was told one, and nothing else. */
async function isValue(sources: Sources, clause: Utterance): Promise<boolean> {
  const { reading } = await sources.contextOf(clause);
  const { text } = reading.leaning.corrected;
  const { reading: bare } = await sources.contextOf({ ...clause, text });
  const { durations, numbers } = bare;
  const isCounted = durations.length > 0 || (numbers.length === 1 && hadNumber(sources));
  return bare.wholeTime() !== undefined || (isCounted && isBare(bare));
}

function isNoRequest({ language, rankWords }: Sources, clause: string): boolean {
  const { wish, talk, leaning } = language.wordingOf(clause);
  if (leaning.corrected.text === "") return true;
  const ranked = rankWords(clause);
  const isAsked = (ranked.tools[0]?.score ?? 0) >= SURELY && !abstains(ranked);
  return !wish.beginsAct && talk.command === undefined && !isAsked;
}

/** The last act was told a number: "too loud, thirty" is another. */
function hadNumber({ registry, lastCall }: Sources): boolean {
  const tool = registry.get(lastCall?.tool ?? "");
  const numbers = tool ? parametersOf(tool).filter(({ kind }) => kind === "number") : [];
  return numbers.some(({ name }) => lastCall?.arguments[name] !== undefined);
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
