import porter from "talisman/stemmers/porter.js";
import type { TermWords } from "../contract/terms.ts";
import { phoneticKeys } from "./names/phonetic-keys.ts";
import { isNumberWord } from "./numbers/vocabulary.ts";
import { greetingOf } from "./openings.ts";
import { STOP_WORDS } from "./stop-words.ts";

export const terms: TermWords = {
  greetingOf,
  isStop: (word) => STOP_WORDS.has(word),
  isNumber: isNumberWord,
  // What ranks English requests was trained on misheard ones, whose words are everyday words too.
  isSure: () => false,
  // Porter's algorithm (Program, July 1980); words of other scripts stay as they are.
  stemOf: (word) => (/^[a-z]{3,}$/.test(word) ? porter(word) : word),
  soundsOf: phoneticKeys,
};
