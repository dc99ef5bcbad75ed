import type { TermWords } from "../contract/terms.ts";
import { rankOf, valueOf } from "./numbers/word-value.ts";
import { COMMON_WORDS } from "./names/common-words.ts";
import { phoneticKeys } from "./names/phonetic-keys.ts";
import { stemOf } from "./names/word-forms.ts";
import { greetingOf } from "./openings.ts";
import { STOP_WORDS } from "./stop-words.ts";

const SHARES: ReadonlySet<string> = new Set(["halb", "viertel", "dreiviertel", "halbe", "halben"]);

export const terms: TermWords = {
  greetingOf,
  isStop: (word) => STOP_WORDS.has(word),
  isNumber: (word) => valueOf(word) !== undefined || rankOf(word) !== undefined || SHARES.has(word),
  isSure: (word) => COMMON_WORDS.has(word),
  stemOf,
  // "Bezahlt" is "bezahlen"; "bestellt", "gekauft" begin otherwise than what is to be done.
  verbOf: (word) => word.replace(/^ge(?=\p{L}{4,}t$)/u, ""),
  soundsOf: phoneticKeys,
};
