import { overlaps } from "../../../language/region.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import { elementsIn } from "../../dialogue/edit/elements.ts";
import { timeEdit } from "../../dialogue/edit/time-edit.ts";
import { saidWrong } from "../../dialogue/edit/said-wrong.ts";
import { pairOf } from "../values.ts";
import type { Correction } from "../values.ts";

/** The text with the new words where they belong; a mere time or name stands only for one that was written. */
export function inPlace(value: string, words: string, correction: Correction): string | undefined {
  const old = correction.readOn(value).tokens;
  const region =
    sharedRegion(value, words, correction) ?? wholeName(old, wrongIn(value, correction));
  const [first, last] = [region[0], region.at(-1)];
  if (!first || !last)
    return isElement(words, correction) ? withElement(value, words, correction) : words;
  if (region.length === old.length) return words;
  return `${value.slice(0, first.start)}${words}${value.slice(last.end)}`;
}

export function isElement(words: string, { readOn }: Correction): boolean {
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

/** With the rest of the name that the words are of: "Nancy's" of "Nancy's Diner"; what stands first may be no name. */
function wholeName(
  tokens: readonly SaidToken[],
  wrong: readonly SaidToken[],
): readonly SaidToken[] {
  const isName = ({ raw }: SaidToken): boolean => /^\p{Lu}/u.test(raw);
  if (wrong.length === 0 || !wrong.every(isName)) return wrong;
  const inRun = (at: number, step: 1 | -1): number => {
    const next = tokens[at + step];
    const isMore = next !== undefined && isName(next) && at + step > 0;
    return isMore ? inRun(at + step, step) : at;
  };
  const from = tokens.findIndex(({ start }) => start === wrong[0]?.start);
  return tokens.slice(inRun(from, -1), inRun(from + wrong.length - 1, 1) + 1);
}

export function wrongIn(value: string, { rejected, readOn }: Correction): readonly SaidToken[] {
  return rejected === "" ? [] : saidWrong({ last: readOn(value), rejected, readOn });
}

export function stemsOf(words: string, { readOn }: Correction): readonly string[] {
  const { tokens, language } = readOn(words);
  return tokens.map(({ word }) => language.terms.stemOf(word));
}
