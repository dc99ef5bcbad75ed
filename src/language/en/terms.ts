import porter from "talisman/stemmers/porter.js";
import type { TermWords } from "../contract/terms.ts";
import { phoneticKeys } from "./names/phonetic-keys.ts";
import { isNumberWord } from "./numbers/vocabulary.ts";
import { greetingOf } from "./openings.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** Verbs that tell what was done in a form of another stem. */
const VERBS: ReadonlyMap<string, string> = new Map(
  `bought buy brought bring built build caught catch chosen choose driven drive fed feed fetched fetch
  found find given give got get hung hang held hold kept keep left leave lent lend made make met meet
  paid pay rang ring rung ring read read sent send sold sell spoken speak swept sweep taken take taught teach
  told tell written write`
    .trim()
    .split(/\n\s*/)
    .flatMap((line) => {
      const words = line.split(" ");
      return words.flatMap((word, at) =>
        at % 2 === 0 ? [[word, words[at + 1] ?? word] as const] : [],
      );
    }),
);

export const terms: TermWords = {
  greetingOf,
  isStop: (word) => STOP_WORDS.has(word),
  isNumber: isNumberWord,
  // What ranks English requests was trained on misheard ones, whose words are everyday words too.
  isSure: () => false,
  // Porter's algorithm (Program, July 1980); words of other scripts stay as they are.
  stemOf: (word) => (/^[a-z]{3,}$/.test(word) ? porter(word) : word),
  verbOf: (word) => VERBS.get(word) ?? word,
  soundsOf: phoneticKeys,
};
