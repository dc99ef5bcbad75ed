import { parametersOf, peopleTaken } from "../../../tool/parameter.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Leaned } from "../../dialogue/leaning.ts";
import type { Sources } from "../../sources.ts";
import { inPlace, isElement } from "./in-text.ts";
import { correctionOf, withValues } from "../revise.ts";
import { closed, writtenBy } from "../values.ts";
import type { Correction, Written } from "../values.ts";

/**
 * What somebody was written, with these words in its place: "no, tell her I'm late". A time, a number or a name
 * alone stands for the one of its kind. Undefined where nothing is said to be wrong, or nothing was written.
 */
export async function saidInstead(
  sources: Sources,
  utterance: Utterance,
): Promise<Leaned | undefined> {
  const { corrects, saidInstead: words } = sources.language.wordingOf(utterance.text).leaning;
  const correction = corrects && words ? await correctionOf(sources, utterance) : undefined;
  if (!words || !correction || peopleTaken(correction.tool).length === 0) return undefined;
  const put = lettersIn(correction).flatMap(({ parameter, value }): readonly Slot[] => {
    const own = isElement(words, correction) ? inPlace(value, words, correction) : words;
    const origin = { origin: "said", text: words } as const;
    return own === undefined ? [] : [closed(parameter, { value: own, origin })];
  });
  return put.length === 0 ? undefined : withValues(correction, put);
}

/** What was written, and what else was made of the same words: a subject. */
function lettersIn({ tool, lastCall }: Correction): readonly Written[] {
  const free = new Set(
    parametersOf(tool).flatMap(({ name, kind }) => (kind === "free" ? [name] : [])),
  );
  const all = writtenBy(tool, lastCall).filter(({ parameter }) => free.has(parameter));
  const longest = all.toSorted((one, other) => other.value.length - one.value.length)[0];
  const isOf = ({ value }: Written): boolean =>
    longest?.value.toLowerCase().startsWith(value.toLowerCase()) === true;
  return all.filter(isOf);
}
