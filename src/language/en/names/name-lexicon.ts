import type { NameLexicon } from "../../contract/names.ts";
import { greets } from "../openings.ts";
import { tokenise } from "../tokenise.ts";
import * as askedToPlay from "./asked-to-play.ts";
import { COMMON_WORDS, NAME_CUES } from "./common-words.ts";
import * as kin from "./kin.ts";
import * as nameWords from "./name-words.ts";
import { KIND_WORDS } from "./name-words.ts";
import { sameNames } from "./same-names.ts";
import * as sounds from "./sounds.ts";
import * as wordForms from "./word-forms.ts";

/** A shorter word is too often another one's plural. */
const SHORTEST_OWNER = 5;

/** "Chidis birthday": whose it is, typed without its mark. */
function unmarked(word: string): readonly string[] {
  const isOwner = word.length >= SHORTEST_OWNER && /[^s]s$/.test(word) && !COMMON_WORDS.has(word);
  return isOwner ? [word.slice(0, -1)] : [];
}

export const names: NameLexicon = {
  ...askedToPlay,
  ...kin,
  ...nameWords,
  ...sounds,
  ...wordForms,
  tokenise,
  sameNames: (word) => [...sameNames(word), ...unmarked(word)],
  isCommon: (word) => COMMON_WORDS.has(word),
  leadsToName: (word) => NAME_CUES.has(word),
  namesKind: (word) => KIND_WORDS.has(word),
  greets,
};
