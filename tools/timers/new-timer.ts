import type { TimersHost } from "../../src/host/machine.ts";
import type { Sayings } from "../../src/language/contract/sayings.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import type { Meaning, Meanings } from "../../src/types/time/meaning.ts";
import type { Clock } from "../../src/types/clock.ts";
import { toTheMinute } from "../time-words.ts";
import { lengthOf } from "../length.ts";
import { momentOf, wordsOf } from "../moment-near.ts";

type NewTimer = Parameters<TimersHost["set"]>[0];

/** The timer that said words mean: a countdown, or an alarm at a time; named by its length or time where nobody names it. */
export function newTimer(
  label: string | undefined,
  { duration, at }: Meanings,
  { clock, say }: { readonly clock: Clock; readonly say: Sayings },
): NewTimer {
  if (duration) {
    const ms = lengthOf(duration);
    return {
      due: clock.now() + ms,
      label: label ?? say.timers.named("timer", say.lengthOfThing(toTheMinute(ms))),
      kind: "timer",
    };
  }
  if (!at) throw new ToldFailure("invalid", ({ timers }) => timers.forHowLong);
  const moment = momentOf(at, clock);
  if (!moment.hasTime || isPartOfDay(at))
    throw new ToldFailure("invalid", ({ times }) => times.whichHour(wordsOf(at)));
  if (moment.at <= clock.now()) throw new ToldFailure("invalid", ({ times }) => times.hasPassed);
  const named = label ?? say.timers.named("alarm", say.time(moment.at, clock));
  return { due: moment.at, label: named, kind: "alarm" };
}

/** "Tomorrow morning": nobody is woken at an hour they didn't say. */
function isPartOfDay(at: Meaning): boolean {
  return at.kind === "when" && at.when.precision === "part";
}
