import { matchName as match } from "../src/language/names/match-name.ts";
import type { NameMatch } from "../src/language/names/match-name.ts";
import type { Named } from "../src/types/known-names.ts";
import { english } from "../src/language/en/english.ts";

/** The language the tools speak; they are not handed one. */
export const {
  date: sayDate,
  day: sayDay,
  duration: sayDuration,
  lengthOfThing: sayLengthOfThing,
  list: sayList,
  moment: sayMoment,
  nearDay: sayNearDay,
  number: numberToWords,
  repeat: sayRepeat,
  startTime,
  time: sayTime,
  turning: sayTurning,
  when: sayWhen,
  yesNo,
} = english.say;

/** What a said name means, of those that are known. */
export function matchName(heard: string, known: readonly Named[]): NameMatch {
  return match(heard, { known, lexicon: english.names });
}
