import type { Clock } from "../../types/clock.ts";
import type { When } from "../../types/time/when.ts";
import type { AnswerKind } from "../../language/contract/questions.ts";
import type { Language } from "../../language/language.ts";
import { overlaps } from "../../language/region.ts";
import { tellingStems } from "./telling-stems.ts";

/** A question as what a text is looked for by. */
export type AskedWords = {
  /** Stems of the words that say what it is about. */
  readonly stems: readonly string[];
  /** Those that only say how it is asked for: where they stand beside the answer, so much the better. */
  readonly asking: ReadonlySet<string>;
  readonly kind: AnswerKind | undefined;
  /** The kinds of text that it is said to stand in; none where they aren't named. */
  readonly sources: readonly string[];
  /** Of which time it is asked. */
  readonly whens: readonly When[];
};

/** What a question asks a text for; its times say of when, not what. */
export function askedWords(question: string, language: Language, clock: Clock): AskedWords {
  const { whens } = language.read(question, { clock, names: {} });
  const { wanted } = language.wordingOf(question).mood;
  const timeless = [...question]
    .map((letter, at) =>
      whens.some((one) => overlaps(one, { start: at, end: at + 1 })) ? " " : letter,
    )
    .join("");
  const named = language
    .tokensOf(timeless)
    .filter(({ word }) => textKinds(word, language).length > 0);
  const asking = [...wanted.asking, ...named.map(({ word }) => word)];
  return {
    stems: tellingStems(timeless, language),
    asking: new Set(asking.map(language.terms.stemOf)),
    sources: named.flatMap(({ word }) => textKinds(word, language)),
    kind: wanted.kind,
    whens: whens.map(({ when }) => when),
  };
}

/** What is written, as somebody says where something stands; "event" and "list" say what is asked for. */
const TEXT_KINDS = new Set(["note", "mail", "message", "file"]);

function textKinds(word: string, { kindsNamed }: Language): readonly string[] {
  return kindsNamed(word).filter((kind) => TEXT_KINDS.has(kind));
}
