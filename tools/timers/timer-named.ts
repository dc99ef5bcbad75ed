import { ToldFailure } from "../../src/tool/told-failure.ts";
import type { Timer } from "../../src/host/machine.ts";
import { matchName } from "../../src/language/names/match-name.ts";
import { saysHalf } from "../../src/language/when/said-time.ts";
import type { Meaning } from "../../src/types/time/meaning.ts";
import type { When } from "../../src/types/time/when.ts";
import { clean } from "../speech.ts";
import { minutesOfDay } from "../days.ts";
import { lengthOf } from "../length.ts";
import { wordsOf } from "../moment-near.ts";
import { toTheMinute } from "../time-words.ts";
import type { Spoken } from "../people.ts";
import { isRepeatedAlarm } from "./repeated-alarm.ts";

/** What a handle stands for; nobody says one. */
const ID = /^[\da-f]{8}-[\da-f-]{27}$/;
const HALF_DAY = 12 * 60;

/** How somebody speaks of a timer. */
export type TimerSaid = {
  readonly label?: string | undefined;
  readonly kind?: Timer["kind"] | undefined;
};

/** The running timer that a name means, or the only one where nobody names it; fails with the choice. */
export function timerNamed<One extends Timer>(
  timers: readonly One[],
  { label, kind = "timer" }: TimerSaid,
  spoken: Spoken,
): One {
  const names = timers.map((timer) => clean(timer.label));
  const [only, ...others] = timers;
  if (!only) throw new ToldFailure("not_found", (say) => say.timers.noTimers(kind));
  if (label === undefined) {
    if (others.length === 0) return only;
    throw new ToldFailure("invalid", (say) => say.timers.whichOf(names), names);
  }
  const [found, second] = timersCalled(timers, label, spoken);
  if (found && !second) return found;
  if (ID.test(label)) throw new ToldFailure("not_found", (say) => say.timers.notRunning);
  throw found
    ? new ToldFailure("ambiguous", (say) => say.timers.whichRunning(names), names)
    : new ToldFailure("not_found", (say) => say.timers.noneNamed(label, names), names);
}

/** All that a name may mean: by what they are called, else by the hour they ring at. */
export function timersCalled<One extends Timer>(
  timers: readonly One[],
  label: string,
  spoken: Spoken,
): readonly One[] {
  const pointed = timers.find(({ id }) => id === label);
  if (pointed) return [pointed];
  const known = timers.flatMap((timer) => namesOf(timer).map((name) => ({ id: timer.id, name })));
  const match = matchName(label, { known, lexicon: spoken.language.names });
  const near = match.kind === "one" ? [match.named] : match.kind === "several" ? match.near : [];
  const called = timers.filter(({ id }) => near.some((one) => one.id === id));
  return called.length > 0 ? called : timers.filter(ringsAt(label, spoken));
}

function namesOf(timer: Timer): readonly string[] {
  return isRepeatedAlarm(timer) ? [timer.label, ...timer.called] : [timer.label];
}

/** "7 o'clock", "6:30", of a time that was said without its half of the day either; "tomorrow's", but of one that repeats no single day. */
function ringsAt(label: string, { host: { clock }, language }: Spoken): (timer: Timer) => boolean {
  const meaning = language.meaningOf(label, { as: "when", clock });
  const when = meaning.kind === "when" ? meaning.when : undefined;
  if (when?.allDay)
    return (timer) => !isRepeatedAlarm(timer) && when.from <= timer.due && timer.due < when.to;
  if (!when || !isHour(when)) return () => false;
  const said = minutesOfDay(when.at, clock);
  return ({ due }) => {
    const apart = Math.abs(minutesOfDay(due, clock) - said);
    return apart === 0 || (apart === HALF_DAY && !saysHalf(when));
  };
}

function isHour({ said, allDay, precision }: When): boolean {
  return said?.shared.clock !== undefined && !allDay && precision === "minute";
}

/** Of timers that are called by their length only that of the length said; fails where there is none: the fifteen minute timer is no ten minute one. */
export function ofLength<One extends Timer>(
  timers: readonly One[],
  duration: Meaning | undefined,
  { say }: Spoken["language"],
): readonly One[] {
  if (duration === undefined || timers.length === 0) return timers;
  const name = say.timers.named("timer", say.lengthOfThing(toTheMinute(lengthOf(duration))));
  const fitting = timers.filter(({ label }) => !/\d/.test(label) || clean(label) === name);
  if (fitting.length > 0) return fitting;
  const names = timers.map(({ label }) => clean(label));
  throw new ToldFailure("not_found", (told) => told.timers.noneNamed(wordsOf(duration), names));
}
