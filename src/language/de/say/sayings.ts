import type { Sayings } from "../../contract/sayings.ts";
import { MADE_BY } from "../cues/named.ts";
import { numberToWords } from "../numbers/number-words.ts";
import { sayDuration, sayLengthOfThing } from "./say-duration.ts";
import { sayFact, sayPlaced, sayUntil } from "./say-fact.ts";
import { sayCount, sayList } from "./say-list.ts";
import { sayMoment, sayNearDay, startTime } from "./say-moment.ts";
import { itself } from "./say-itself.ts";
import { sayRepeat } from "./say-repeat.ts";
import { sayDate, sayDay, sayTime } from "./say-time.ts";
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
  turning: (day, clock, age) =>
    age === undefined ? sayDay(day, clock) : `wird ${age}: ${sayDay(day, clock)}`,
  day: sayDay,
  nearDay: sayNearDay,
  moment: sayMoment,
  when: sayWhen,
  repeat: sayRepeat,
  placed: sayPlaced,
  fact: sayFact,
  yesNo: (isSo, answer) => `${isSo ? "Ja" : "Nein"}. ${answer}`,
  until: sayUntil,
  quoted: (sentence, source) => `${source}: „${sentence}“`,
  undone: (requests) => `Das habe ich nicht getan: ${quotes(requests)}.`,
  leftOut: (words) => `Weggelassen habe ich ${quotes(words)}.`,
  itself,
  worked: sayWorked,
};

function quotes(words: readonly string[]): string {
  return words.map((each) => `„${each}“`).join(", ");
}
