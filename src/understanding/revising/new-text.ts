import { carrierTest } from "../../grounding/reading/carriers.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import { clausesIn } from "../dialogue/meant-clauses.ts";
import { elementsIn } from "../dialogue/elements.ts";
import { timeEdit } from "../dialogue/time-edit.ts";
import { saidWrong } from "../dialogue/said-wrong.ts";
import { closed, pairOf, writtenBy } from "./values.ts";
import type { Correction, Written } from "./values.ts";

/**
 * The words an act wrote down with others in their place: those said to be wrong, those between what both
 * share, else all of them. Nothing where it isn't told which of several texts is meant.
 *
 *   written  they're in  the post        lunch with  Sian
 *   said     they're in  the shed        not Sian,   Priya
 */
export function newText(
  correction: Correction,
  { taken, isTold }: { readonly taken: readonly Region[]; readonly isTold: boolean },
): readonly Slot[] {
  const { tool, lastCall, said } = correction;
  const { reading } = said;
  const written = writtenBy(tool, lastCall);
  const told = reading.text.slice(reading.cues.nameStart ?? 0).trim();
  if (written.length === 0 || told === "") return [];
  const clauses = wordsIn(told, correction);
  const isOne = clausesIn(told).length === 1;
  const words = isOne ? (taken.length === 0 ? told : besides(reading, taken, correction)) : "";
  const alike = (one: string): Written | undefined => {
    const meant = one === "" ? undefined : meantOf(written, one, correction);
    return meant && isAlike(meant.value, one, correction) ? meant : undefined;
  };
  const own = isOne ? words : (clauses.find((one) => alike(one) !== undefined) ?? "");
  // What shares no words with the text may be mere talk.
  const meant = isOne && isTold && own !== "" ? meantOf(written, own, correction) : alike(own);
  if (!meant || tellsTime(own, meant, correction)) return [];
  const value = inPlace(meant.value, own, correction);
  if (value === undefined || value.toLowerCase() === meant.value.toLowerCase()) return [];
  return [closed(meant.parameter, { value, origin: { origin: "said", text: own } })];
}

/** A name has no time or length in it that it hadn't: "I meant four hours" is none. */
function tellsTime(words: string, { parameter, value }: Written, correction: Correction): boolean {
  const { tool, readOn } = correction;
  const isFree = parametersOf(tool).some(({ name, kind }) => name === parameter && kind === "free");
  const timesOf = (text: string): number =>
    elementsIn(readOn(text)).filter(({ kind }) => kind === "when" || kind === "duration").length;
  return !isFree && !isElement(words, correction) && timesOf(words) > timesOf(value);
}

/** The clauses of a text, each without what only says that it corrects. */
function wordsIn(told: string, { readOn }: Correction): readonly string[] {
  return clausesIn(told)
    .map((clause) => readOn(clause).leaning.corrected.text)
    .filter((clause) => clause !== "");
}

/** What is said beside the values that were found, where a word that was written down is said to be wrong, or stands in it. */
function besides(reading: Reading, taken: readonly Region[], correction: Correction): string {
  const { tool, rejected } = correction;
  const isCarrier = carrierTest(tool, reading.language);
  const runs: SaidToken[][] = [[]];
  for (const token of reading.tokens) {
    if (taken.some((one) => overlaps(one, token))) runs.push([]);
    else runs.at(-1)?.push(token);
  }
  const own = runs.map((run) => run.filter((token) => !isSmall(token) && !isCarrier(token.word)));
  const [run, ...others] = own.filter((one) => one.length > 0);
  const [first, last] = [run?.[0], run?.at(-1)];
  if (!first || !last || others.length > 0 || rejected === "") return "";
  return reading.text.slice(first.start, last.end);
}

function isSmall({ is }: SaidToken): boolean {
  return is.has("filler") || is.has("preposition") || is.has("pointer");
}

/** Which of what was written down is meant: what has the words that are wrong, or most of those said now; one alone. */
function meantOf(
  written: readonly Written[],
  words: string,
  correction: Correction,
): Written | undefined {
  const wrong = written.filter(({ value }) => wrongIn(value, correction).length > 0);
  if (wrong.length === 1) return wrong[0];
  const own = stemsOf(words, correction);
  const shares = written.map((one) => {
    const stems = stemsOf(one.value, correction);
    return { one, share: own.filter((stem) => stems.includes(stem)).length };
  });
  const most = Math.max(...shares.map(({ share }) => share));
  const best = most === 0 ? [] : shares.filter(({ share }) => share === most);
  if (best.length === 1) return best[0]?.one;
  const kindOf = (name: string): string | undefined =>
    parametersOf(correction.tool).find((one) => one.name === name)?.kind;
  const { wish, mood } = correction.readOn(words);
  const isName = wish.isThing && !mood.isClause;
  const fitting = written.filter(({ parameter }) => (kindOf(parameter) === "free") !== isName);
  return written.length === 1 ? written[0] : fitting.length === 1 ? fitting[0] : undefined;
}

/** It has words of the text, or words in the place of those of it, or is a time or name alone. */
function isAlike(value: string, words: string, correction: Correction): boolean {
  const stems = stemsOf(value, correction);
  const isShared = stemsOf(words, correction).some((stem) => stems.includes(stem));
  return isShared || wrongIn(value, correction).length > 0 || isElement(words, correction);
}

function wrongIn(value: string, { rejected, readOn }: Correction): readonly SaidToken[] {
  return rejected === "" ? [] : saidWrong({ last: readOn(value), rejected, readOn });
}

function stemsOf(words: string, { readOn }: Correction): readonly string[] {
  const { tokens, language } = readOn(words);
  return tokens.map(({ word }) => language.terms.stemOf(word));
}

/** The text with the new words where they belong; a mere time or name stands only for one that was written. */
function inPlace(value: string, words: string, correction: Correction): string | undefined {
  const old = correction.readOn(value).tokens;
  const region = sharedRegion(value, words, correction) ?? wrongIn(value, correction);
  const [first, last] = [region[0], region.at(-1)];
  if (!first || !last)
    return isElement(words, correction) ? withElement(value, words, correction) : words;
  if (region.length === old.length) return words;
  return `${value.slice(0, first.start)}${words}${value.slice(last.end)}`;
}

function isElement(words: string, { readOn }: Correction): boolean {
  const reading = readOn(words);
  const own = elementsIn(reading);
  return (
    reading.wholeTime() !== undefined ||
    (own.length > 0 &&
      reading.tokens.every(
        (token) =>
          token.is.has("filler") ||
          token.is.has("preposition") ||
          own.some((one) => overlaps(one, token)),
      ))
  );
}

/** A time, length, number or name in the place of the one of its kind that was written down. */
function withElement(value: string, words: string, correction: Correction): string | undefined {
  const { readOn } = correction;
  const said = readOn(words);
  const old = elementsIn(readOn(value));
  const own = said.wholeTime() ? undefined : elementsIn(said)[0];
  const target = old.find(({ kind }) => kind === (own?.kind ?? "when"));
  if (!target) return undefined;
  const pair = pairOf(correction, value);
  const edit = own ? { ...target, text: own.text } : timeEdit(words, target, pair);
  return edit && `${value.slice(0, edit.start)}${edit.text}${value.slice(edit.end)}`;
}

/** From the word that both begin with to the one that both end with; as many words where they share one end alone. */
function sharedRegion(
  value: string,
  words: string,
  correction: Correction,
): readonly SaidToken[] | undefined {
  const old = correction.readOn(value).tokens;
  const stems = stemsOf(value, correction);
  const own = stemsOf(words, correction);
  const [first = "", last = ""] = [own[0], own.at(-1)];
  const from = stems.indexOf(first);
  const to = stems.lastIndexOf(last);
  if (own.length < 2 || (from < 0 && to < 0)) return undefined;
  if (from >= 0 && to >= from) return old.slice(from, to + 1);
  return from >= 0
    ? old.slice(from, from + own.length)
    : old.slice(Math.max(0, to - own.length + 1), to + 1);
}
