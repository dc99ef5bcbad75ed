import type { NameLexicon } from "../../contract/names.ts";
import { greets } from "../openings.ts";
import { tokenise } from "../tokenise.ts";
import { isAllThatIsSaid, isAskedToPlay, mayEndBefore } from "./asked-to-play.ts";
import { COMMON_WORDS, NAME_CUES } from "./common-words.ts";
import { isKin, withoutDetails } from "./kin.ts";
import { KIND_WORDS, isPossessive, namesKeeper, nameWords } from "./name-words.ts";
import { trimmedName, withoutTitleArticle } from "./name-words.ts";
import { sameNames } from "./same-names.ts";
import { soundsOf, stemOf } from "./word-forms.ts";
import { keysOf, onsetOf, plainSpelling } from "./sounds.ts";

export const names: NameLexicon = {
  tokenise,
  keysOf,
  onsetOf,
  plainSpelling,
  soundsOf,
  stemOf,
  sameNames,
  nameWords,
  trimmedName,
  withoutTitleArticle,
  isKin,
  withoutDetails,
  isCommon: (word) => COMMON_WORDS.has(word),
  leadsToName: (word) => NAME_CUES.has(word),
  namesKind: (word) => KIND_WORDS.has(word),
  namesKeeper,
  isPossessive,
  greets,
  isAskedToPlay,
  mayEndBefore,
  isAllThatIsSaid,
};
