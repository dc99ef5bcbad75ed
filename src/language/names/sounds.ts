import type { NameLexicon } from "../contract/names.ts";

type SoundTerms = {
  readonly phoneticKeys: (word: string) => readonly string[];
  /** Letters that many speakers don't sound. */
  readonly silent: RegExp;
  /** First sounds of keys that recognisers swap, each as the other. */
  readonly onsets: ReadonlyMap<string, string>;
  /** Spellings that are not heard, each as the one it sounds like. */
  readonly spellings: readonly (readonly [written: RegExp, plain: string])[];
};

/** How a folded word may sound, and how it would be written if each sound had one spelling. */
export function soundsBy({
  phoneticKeys,
  silent,
  onsets,
  spellings,
}: SoundTerms): Pick<NameLexicon, "keysOf" | "onsetOf" | "plainSpelling"> {
  return {
    keysOf: (word) => [...new Set([word, word.replaceAll(silent, "")].flatMap(phoneticKeys))],
    onsetOf: (key) => onsets.get(key[0] ?? "") ?? key[0] ?? "",
    plainSpelling: (word) =>
      spellings.reduce((text, [written, plain]) => text.replace(written, plain), word),
  };
}
