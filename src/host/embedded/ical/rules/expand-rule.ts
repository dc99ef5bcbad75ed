import type { CalendarTime } from "../zones/calendar-time.ts";
import { DAY_MS } from "../zones/calendar-time.ts";
import { periodsOf } from "./rule-periods.ts";
import type { RecurrenceRule } from "./recurrence-rule.ts";
import { RuleError } from "./recurrence-rule.ts";
import { timesOfDay } from "./rule-times.ts";

/**
 * Days and times of day one expansion may look at. A meeting every half hour for a year and a half
 * takes 26,000, a daily one with a count from the year 1900 on 46,000; the limit is reached in under
 * 0.1 s (`vitest run --project unit test/host/embedded/ical`).
 */
const STEP_LIMIT = 200_000;

export type ExpansionWindow = {
  /** The first reading of the series; a date counts whole days. */
  readonly start: CalendarTime;
  /** Readings before `from` are left out, those after `until` are not looked for. */
  readonly from: number;
  readonly until: number;
};

/**
 * The wall-clock readings at which a rule falls due, ascending (RFC 5545, 3.3.10). Written here, with
 * ical.js reading the rule only, because its iterator can run for ever inside one call
 * (FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30), takes 40 µs an occurrence and is wrong for BYWEEKNO, BYDAY=20MO
 * and negative days of daily rules. Throws a RuleError at the step limit, so that no rule holds up the program.
 *
 *     periods of the interval ─▶ days of the period that pass every BY… ─▶ × times of day ─▶ BYSETPOS ─▶ COUNT
 */
export function expandRule(
  rule: RecurrenceRule,
  { start, from, until }: ExpansionWindow,
): readonly number[] {
  const found: number[] = [];
  let counted = 0;
  for (const reading of readingsOf(rule, { start, from, until })) {
    if (reading < start.wall) continue;
    if (rule.count !== undefined && ++counted > rule.count) break;
    if (reading > until) break;
    if (reading >= from) found.push(reading);
  }
  return found;
}

function* readingsOf(
  rule: RecurrenceRule,
  { start, from, until }: ExpansionWindow,
): Generator<number> {
  let steps = 0;
  const counts = (more: number): void => {
    steps += more;
    if (steps > STEP_LIMIT) throw new RuleError(`${rule.text} falls due too often to follow`);
  };
  const begin = rule.count === undefined ? from : start.wall;
  for (const period of periodsOf(rule, { start: start.wall, from: begin })) {
    if (period.firstDay * DAY_MS > until) return;
    counts(period.lastDay - period.firstDay + 1);
    const readings = timesOfDays(rule, { start, days: period.days, counts });
    yield* rule.positions ? atPositions([...readings], rule.positions) : readings;
  }
}

function* timesOfDays(
  rule: RecurrenceRule,
  {
    start,
    days,
    counts,
  }: { start: CalendarTime; days: readonly number[]; counts: (more: number) => void },
): Generator<number> {
  for (const day of days) {
    for (const time of timesOfDay(rule, { start, day })) {
      counts(1);
      yield day * DAY_MS + time;
    }
  }
}

function atPositions(readings: readonly number[], positions: readonly number[]): readonly number[] {
  return readings.filter(
    (_, index) => positions.includes(index + 1) || positions.includes(index - readings.length),
  );
}
