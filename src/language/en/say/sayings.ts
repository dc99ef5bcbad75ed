import type { Sayings } from "../../contract/sayings.ts";
import { MADE_BY } from "../cues/named.ts";
import { numberToWords } from "../numbers/number-words.ts";
import { sayDuration, sayLengthOfThing } from "./say-duration.ts";
import { sayCount, sayList } from "./say-list.ts";
import { sayFact, sayPlaced, sayQuoted, sayUntil, sayYesNo } from "./say-fact.ts";
import { sayMoment, sayNearDay, startTime } from "./say-moment.ts";
import { itself } from "./say-itself.ts";
import { sayRepeat } from "./say-repeat.ts";
import { sayDate, sayDay, sayTurning, sayTime } from "./say-time.ts";
import { sayWhen } from "./say-when.ts";
import { sayWorked } from "./say-worked.ts";
import { sentences } from "./sentences/sentences.ts";

export const sayings: Sayings = {
  ...sentences,
  list: sayList,
  count: sayCount,
  number: numberToWords,
  titleBy: (title, maker) => `${title} ${MADE_BY} ${maker}`,
  duration: sayDuration,
  lengthOfThing: sayLengthOfThing,
  time: sayTime,
  startTime,
  date: sayDate,
  turning: sayTurning,
  day: sayDay,
  nearDay: sayNearDay,
  moment: sayMoment,
  when: sayWhen,
  repeat: sayRepeat,
  fact: sayFact,
  placed: sayPlaced,
  yesNo: sayYesNo,
  until: sayUntil,
  quoted: sayQuoted,
  undone: (requests) => `I haven't done this: ${quotes(requests)}.`,
  leftOut: (words) => `I left out ${quotes(words)}.`,
  itself,
  worked: sayWorked,
};

function quotes(words: readonly string[]): string {
  return words.map((each) => `“${each}”`).join(", ");
}
