import { datedClock } from "../src/language/when/local-time.ts";
import type { Envelope } from "../src/tool/define-tool.ts";
import { done } from "../src/tool/envelope.ts";
import type { Done } from "../src/tool/envelope.ts";
import type { Clock } from "../src/types/clock.ts";

/** A finished act with a time in its sentence: the sentence is kept with its dates written out as well, for it is read on other days. */
export function doneAt(clock: Clock, say: (clock: Clock) => string, more: Done = {}): Envelope {
  return { ...done(say(clock), more), dated: say(datedClock(clock)) };
}
