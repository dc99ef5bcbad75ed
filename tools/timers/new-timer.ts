import { HostFailure } from "../../src/errors.ts";
import type { TimersHost } from "../../src/host/machine.ts";
import type { Clock } from "../../src/types/clock.ts";
import { sayTime } from "../spoken.ts";
import { durationWords } from "../time-words.ts";
import { lengthOf, momentOf } from "../when.ts";

type Said = {
  readonly duration?: string | undefined;
  readonly at?: string | undefined;
  readonly label?: string | undefined;
};
type NewTimer = Parameters<TimersHost["set"]>[0];

/** The timer that said words mean: a countdown, or an alarm at a time; named by its length or time where nobody names it. */
export function newTimer({ duration, at, label }: Said, clock: Clock): NewTimer {
  if (duration !== undefined) {
    const ms = lengthOf(duration);
    return { due: clock.now() + ms, label: label ?? nameOf(ms), kind: "timer" };
  }
  if (at === undefined) throw new HostFailure("invalid", "For how long, or for what time?");
  const moment = momentOf(at, clock, { bias: "morning" });
  if (!moment.hasTime) throw new HostFailure("invalid", `At what time, ${at}?`);
  if (moment.repeat) throw new HostFailure("invalid", "Alarms ring once. A reminder can repeat.");
  if (moment.at <= clock.now()) throw new HostFailure("invalid", "That time has passed.");
  return { due: moment.at, label: label ?? `${sayTime(moment.at, clock)} alarm`, kind: "alarm" };
}

/** "10 minute timer". */
function nameOf(ms: number): string {
  return `${durationWords(ms).replaceAll(/(day|hour|minute|second)s/g, "$1")} timer`;
}
