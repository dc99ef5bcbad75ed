import type { Sayings } from "../../contract/sayings.ts";
import { MADE_BY } from "../cues/named.ts";
import { numberToWords } from "../numbers/number-words.ts";
import { sayDuration, sayLengthOfThing } from "./say-duration.ts";
import { sayCount, sayList } from "./say-list.ts";
import { sayMoment, sayNearDay, startTime } from "./say-moment.ts";
import { itself } from "./say-itself.ts";
import { sayRepeat } from "./say-repeat.ts";
import { sayDay, sayTime } from "./say-time.ts";
import { sayWhen } from "./say-when.ts";
import { sayWorked } from "./say-worked.ts";

export const sayings: Sayings = {
  list: sayList,
  count: sayCount,
  number: numberToWords,
  titleBy: (title, maker) => `${title} ${MADE_BY} ${maker}`,
  duration: sayDuration,
  lengthOfThing: sayLengthOfThing,
  time: sayTime,
  startTime,
  date: ({ day, month, year }) => `${day}.${month}.${year ?? ""}`,
  turning: (day, clock, age) => `${sayDay(day, clock)}${age === undefined ? "" : `: ${age}`}`,
  day: sayDay,
  nearDay: sayNearDay,
  moment: sayMoment,
  when: sayWhen,
  repeat: sayRepeat,
  placed: (fact, facts) => (fact === "where" ? `bei ${facts.join(", ")}` : facts.join(", ")),
  fact: ({ name, facts }) =>
    facts.length === 0 ? `${name}: unbekannt.` : `${name}: ${facts.join(", ")}.`,
  yesNo: (isSo, answer) => `${isSo ? "Ja" : "Nein"}: ${answer}`,
  until: (name, count, unit) => `Bis ${name}: ${count} ${unit === "day" ? "Tage" : "Wochen"}.`,
  quoted: (sentence, source) => `${source}: „${sentence}“`,
  undone: (requests) => `Das habe ich nicht getan: ${quotes(requests)}.`,
  leftOut: (words) => `Weggelassen habe ich ${quotes(words)}.`,
  itself,
  worked: sayWorked,
};

function quotes(words: readonly string[]): string {
  return words.map((each) => `„${each}“`).join(", ");
}
