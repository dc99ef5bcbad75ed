import type { TimeWords } from "../../contract/words.ts";
import { anchoredPhrase } from "./find-anchor.ts";

const AT = /^um\s+/i;
const DIRECTIONS = { earlier: "früher", later: "später", longer: "länger", shorter: "kürzer" };

/** What times are called in a call where nobody said them in one piece. */
export const timeWords: TimeWords = {
  minutes: (number) => `${number} Minuten`,
  dayOfMonth: (number) => (/\d$/.test(number) ? `am ${number}.` : `am ${number}`),
  changed: (length, direction) => `${length} ${DIRECTIONS[direction]}`,
  anchored: anchoredPhrase,
  atHour: (day, hour) => `${day} um ${hour.replace(AT, "")}`,
};
