import type { Language } from "../language.ts";
import type { LanguagePack } from "../language-pack.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { meaningOf } from "./meaning-of.ts";
import { read } from "./read.ts";
import { rolesBy, tokensBy } from "./roles-of.ts";
import type { Wording } from "./wording/wording.ts";
import { wordingOf } from "./wording/wording-of.ts";

/** The texts of a turn or two, and their parts: each stage asks of the same ones. */
const MOST_REMEMBERED = 512;

/** A language that reads by its own words. Rooms are handed it as a `Language`. */
export function withReading(pack: LanguagePack): LanguagePack & Language {
  const rolesOf = rolesBy(pack);
  const language: LanguagePack & Vocabulary = {
    ...pack,
    rolesOf,
    kindsNamed: pack.objects.kindsNamed,
    kindNoun: pack.objects.kindNoun,
    tokensOf: tokensBy(pack, rolesOf),
    wordingOf: wordingsBy(pack),
  };
  return {
    ...language,
    read: (text, known) => read(text, language, known),
    meaningOf: (words, options) => meaningOf(words, pack, options),
  };
}

function wordingsBy(pack: LanguagePack): Vocabulary["wordingOf"] {
  const wordings = new Map<string, Wording>();
  return (text) => {
    const before = wordings.get(text);
    if (before) return before;
    if (wordings.size >= MOST_REMEMBERED) wordings.clear();
    const wording = wordingOf(text, pack);
    wordings.set(text, wording);
    return wording;
  };
}
