import type { CalendarTime } from "../zones/calendar-time.ts";
import { DAY_MS } from "../zones/calendar-time.ts";
import type { RecurrenceRule } from "./recurrence-rule.ts";
import { RuleError } from "./recurrence-rule.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const SIXTY = Array.from({ length: 60 }, (_, number) => number);

type Unit = { readonly ms: number; readonly all: readonly number[] };

/** What a rule within the day counts in; every finer part comes from the start, every coarser one is open. */
const WITHIN_A_DAY: Readonly<Record<string, Unit>> = {
  HOURLY: { ms: HOUR_MS, all: HOURS },
  MINUTELY: { ms: MINUTE_MS, all: SIXTY },
  SECONDLY: { ms: SECOND_MS, all: SIXTY },
};

/** The times (ms of the day, ascending) at which a rule falls due on one of its days. */
export function timesOfDay(
  rule: RecurrenceRule,
  { start, day }: { readonly start: CalendarTime; readonly day: number },
): readonly number[] {
  const unit = WITHIN_A_DAY[rule.frequency];
  if (start.form === "date") {
    if (unit) throw new RuleError(`${rule.text} repeats within a day, on whole days`);
    return [0];
  }
  const times = combine(rule, start.wall);
  if (!unit) return times;
  if (rule.positions) throw new RuleError(`${rule.text} picks positions within a day`);
  const step = unit.ms * rule.interval;
  const first = Math.floor(start.wall / unit.ms) * unit.ms;
  return times.filter((time) => {
    const reached = Math.floor((day * DAY_MS + time) / unit.ms) * unit.ms - first;
    return reached >= 0 && reached % step === 0;
  });
}

/** Every hour with every minute with every second the rule allows; computed once a rule and start. */
function combine(rule: RecurrenceRule, start: number): readonly number[] {
  const known = combined.get(rule);
  if (known?.start === start) return known.times;
  const at = new Date(start);
  const isOpen = (frequencies: readonly string[]): boolean => frequencies.includes(rule.frequency);
  const hours =
    rule.hours ?? (isOpen(["HOURLY", "MINUTELY", "SECONDLY"]) ? HOURS : [at.getUTCHours()]);
  const minutes = rule.minutes ?? (isOpen(["MINUTELY", "SECONDLY"]) ? SIXTY : [at.getUTCMinutes()]);
  const seconds = rule.seconds ?? (isOpen(["SECONDLY"]) ? SIXTY : [at.getUTCSeconds()]);
  const times = sorted(hours).flatMap((hour) =>
    sorted(minutes).flatMap((minute) =>
      sorted(seconds).map((second) => hour * HOUR_MS + minute * MINUTE_MS + second * SECOND_MS),
    ),
  );
  combined.set(rule, { start, times });
  return times;
}

const combined = new WeakMap<
  RecurrenceRule,
  { readonly start: number; readonly times: readonly number[] }
>();

function sorted(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((a, b) => a - b);
}
