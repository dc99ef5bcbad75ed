import type { Clock } from "../src/types/clock.ts";
import type { Meanings } from "../src/types/time/meaning.ts";
import { nextDay, startOfDay } from "./days.ts";
import { rangeOf } from "./time-range.ts";
import type { Range } from "./time-range.ts";
import { dayWords, onDay, spanWords } from "./time-words.ts";
import { wordsOf } from "./moment-near.ts";

/**
 * The stretch that said ends mean, as part of a sentence: "tomorrow", "on Friday 6 March", "next
 * week", "from tomorrow until Friday 6 March". Undefined where no end was said.
 */
export function rangeWords({ from, to }: Meanings, clock: Clock): string | undefined {
  if (to) return stretchWords(rangeOf({ from, to }, clock, { openDays: 1 }), clock);
  if (from?.kind !== "when") return from && wordsOf(from);
  const { when } = from;
  const isWholeDay = when.allDay && when.to <= nextDay(when.from, clock);
  return isWholeDay || when.inSentence === undefined ? stretchWords(when, clock) : when.inSentence;
}

function stretchWords({ from, to }: Range, clock: Clock): string {
  const isOneDay = to <= nextDay(from, clock);
  if (!isOneDay) return `from ${dayWords(from, clock)} until ${dayWords(to - 1, clock)}`;
  const day = onDay(dayWords(from, clock));
  const isWhole = from === startOfDay(from, clock) && to === nextDay(from, clock);
  return isWhole ? day : `${day} from ${spanWords(from, to, clock)}`;
}
