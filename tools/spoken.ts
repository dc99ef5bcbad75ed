import { english } from "../src/language/en/english.ts";

/** The language the tools speak; they are not handed one. */
export const {
  day: sayDay,
  duration: sayDuration,
  list: sayList,
  moment: sayMoment,
  nearDay: sayNearDay,
  number: numberToWords,
  repeat: sayRepeat,
  startTime,
  time: sayTime,
  when: sayWhen,
} = english.say;
