import type { Sayings } from "../language/contract/sayings.ts";
import type { Clock } from "../types/clock.ts";
import type { Journal } from "../types/journal.ts";

type Reporting = { readonly journal: Journal; readonly clock: Clock; readonly say: Sayings };

/** Tells, once, what an earlier run had begun when it was cut off; nothing of it is done again. */
export function reportInterrupted(
  { journal, clock, say }: Reporting,
  notice: (sentence: string) => void,
): void {
  for (const { what, at } of journal.takeInterrupted()) {
    const when = say.when({ from: at, to: at, allDay: false }, clock);
    notice(say.acting.cutOffBefore(when, what));
  }
}
