import type { When } from "../../../types/time/when.ts";
import { fold } from "../../normalise.ts";
import { MONTHS, WEEKDAYS } from "./vocabulary.ts";

/** Written times are for machines: a sentence says them in its own words. */
const ISO = /\d{4}-\d{2}-\d{2}/;

/** The time with its words as a part of a sentence, where they may be said again. */
export function withSentence(when: When): When {
  const words = inSentence(when.text);
  return words === undefined ? when : { ...when, inSentence: words };
}

/** A time as a part of a sentence: "morgen", "am Freitag", "im März"; undefined for a written one. */
function inSentence(time: string): string | undefined {
  if (ISO.test(time)) return undefined;
  const first = fold(time).split(/\s/)[0] ?? "";
  if (MONTHS.has(first)) return `im ${time}`;
  return WEEKDAYS.has(first) ? `am ${time}` : time;
}
