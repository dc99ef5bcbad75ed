import { HostFailure } from "../../src/errors.ts";
import type { TimersHost } from "../../src/host/machine.ts";
import type { Meaning, Meanings } from "../../src/types/time/meaning.ts";
import type { Clock } from "../../src/types/clock.ts";
import { sayLengthOfThing, sayTime } from "../spoken.ts";
import { toTheMinute } from "../time-words.ts";
import { lengthOf } from "../length.ts";
import { momentOf, wordsOf } from "../moment-near.ts";

type NewTimer = Parameters<TimersHost["set"]>[0];

/** The timer that said words mean: a countdown, or an alarm at a time; named by its length or time where nobody names it. */
export function newTimer(
  label: string | undefined,
  { duration, at }: Meanings,
  clock: Clock,
): NewTimer {
  if (duration) {
    const ms = lengthOf(duration);
    return {
      due: clock.now() + ms,
      label: label ?? `${sayLengthOfThing(toTheMinute(ms))} timer`,
      kind: "timer",
    };
  }
  if (!at) throw new HostFailure("invalid", "For how long, or for what time?");
  const moment = momentOf(at, clock);
  if (!moment.hasTime || isPartOfDay(at))
    throw new HostFailure("invalid", `At what time, ${wordsOf(at)}?`);
  if (moment.at <= clock.now()) throw new HostFailure("invalid", "That time has passed.");
  return { due: moment.at, label: label ?? `${sayTime(moment.at, clock)} alarm`, kind: "alarm" };
}

/** "Tomorrow morning": nobody is woken at an hour they didn't say. */
function isPartOfDay(at: Meaning): boolean {
  return at.kind === "when" && at.when.precision === "part";
}
