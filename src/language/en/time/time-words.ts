import type { TimeWords } from "../../contract/words.ts";
import { anchoredPhrase } from "./find-anchor.ts";

const AT = /^at\s+/i;

/** What times are called in a call where nobody said them in one piece. */
export const timeWords: TimeWords = {
  minutes: (number) => `${number} minutes`,
  dayOfMonth: (number) => `on the ${number}`,
  changed: (length, direction) => `${length} ${direction}`,
  anchored: anchoredPhrase,
  // "At six the day before."
  atHour: (day, hour) => `${day} at ${hour.replace(AT, "")}`,
};
