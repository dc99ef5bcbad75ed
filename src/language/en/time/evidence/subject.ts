import { wordAt } from "../../../tokens.ts";
import type { Tokens } from "../../../tokens.ts";
import { after } from "../vocabulary.ts";

/** What an utterance is about, as far as weak time words depend on it. */
export type Subject = {
  /** Something is moved from one time to another. */
  readonly isMoving: boolean;
  /** An alarm, a reminder, an event: numbers are likely times. */
  readonly isScheduling: boolean;
  /** A volume or another level: numbers are none. */
  readonly isLevel: boolean;
  /** Something is to ring: what it is "for" is a time. */
  readonly isRinging: boolean;
  /** Somebody gets up: bare hours are in the morning. */
  readonly isWaking: boolean;
};

const MOVING = words(
  "move moved push shift reschedule rearrange change bring switch postpone delay swap drag bump pull",
);
/** "put it back", "set it forward". */
const ASIDE = words("back forward off");
/** After these such a word is a thing: "my shift", "the change". */
const DETERMINERS = words("my the a his her your our night day late early on");
/** These are things as well, and verbs where nothing stands before them or a word that verbs follow: "bar shift Friday". */
const THINGS = words("shift change swap switch");
const BEFORE_VERBS = words(
  "can could would will should must you we i please pls to and then just lets let so ok okay hey also now better right well yes yeah yep aye no actually",
);
const SCHEDULING = words(
  "alarm alarms wake remind ping nudge buzz prod reminder reminders meeting meetings appointment appointments event book schedule lunch dinner breakfast call calendar",
);
const LEVEL = words(
  "volume sound speaker speakers brightness louder quieter percent level temperature number pages page chapter light lights heating increase decrease raise lower reduce dim divide divided divisible multiply multiplied plus minus",
);
const RINGING = words("alarm alarms wake waking woken awake");
const WAKING = words("wake waking woken awake");
const GETTING_UP = [
  "get up",
  "get me up",
  "got to be up",
  "be up at",
  "be up by",
  "be up early",
  "im up at",
  "im up by",
];

/** What weak time words need to know of the whole utterance. */
export function subjectOf(tokens: Tokens): Subject {
  const isAnyOf = (set: ReadonlySet<string>): boolean => tokens.some(({ word }) => set.has(word));
  return {
    isMoving: tokens.some(({ word }, at) => isMove(tokens, at, word)) || isPutAside(tokens),
    isScheduling: isAnyOf(SCHEDULING),
    isLevel: isAnyOf(LEVEL),
    isRinging: isAnyOf(RINGING),
    isWaking:
      isAnyOf(WAKING) || tokens.some((_, at) => after(tokens, at, GETTING_UP) !== undefined),
  };
}

function isMove(tokens: Tokens, at: number, word: string): boolean {
  const before = wordAt(tokens, at - 1);
  if (!MOVING.has(word) || DETERMINERS.has(before)) return false;
  return !THINGS.has(word) || before === "" || BEFORE_VERBS.has(before);
}

function isPutAside(tokens: Tokens): boolean {
  const put = tokens.findIndex(({ word }) => word === "put" || word === "set");
  return put >= 0 && tokens.slice(put).some(({ word }) => ASIDE.has(word));
}

/** Whether a word tells of a level ("the volume at twenty"). */
export function isLevelWord(word: string): boolean {
  return LEVEL.has(word);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
