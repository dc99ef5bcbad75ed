import type { Sayings } from "../src/language/contract/sayings.ts";
import type { Clock } from "../src/types/clock.ts";
import type { Meanings } from "../src/types/time/meaning.ts";
import { nextDay } from "./days.ts";
import { rangeOf } from "./time-range.ts";
import { wordsOf } from "./moment-near.ts";

type Saying = { readonly clock: Clock; readonly say: Pick<Sayings, "times"> };

/**
 * The stretch that said ends mean, as part of a sentence: "tomorrow", "on Friday 6 March", "next
 * week", "from tomorrow until Friday 6 March". Undefined where no end was said.
 */
export function rangeWords(
  { from, to }: Meanings,
  { clock, say: { times } }: Saying,
): string | undefined {
  if (to) return times.stretch(rangeOf({ from, to }, clock, { openDays: 1 }), clock);
  if (from?.kind !== "when") return from && wordsOf(from);
  const { when } = from;
  const isWholeDay = when.allDay && when.to <= nextDay(when.from, clock);
  return isWholeDay || when.inSentence === undefined ? times.stretch(when, clock) : when.inSentence;
}
