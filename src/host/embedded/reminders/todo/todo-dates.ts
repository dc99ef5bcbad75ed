import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import { DAY_MS, dayOf, epochOf, timeLike } from "../../ical/zones/calendar-time.ts";
import { expandRule } from "../../ical/rules/expand-rule.ts";
import { lastReading } from "../../ical/rules/last-reading.ts";
import type { TodoRecord } from "./todo-record.ts";

/** How far ahead the next date of a repeating reminder is looked for. */
const AHEAD_MS = 12 * 366 * DAY_MS;
/** The near future is looked at first, so that a rule for every hour is not followed for years. */
const NEAR_MS = 40 * DAY_MS;

/**
 * When a reminder is due: of a repeating one, its first date that is not excluded and that no other
 * record stands in for. Undefined without a due time.
 */
export function dueOf(todo: TodoRecord, replaced: ReadonlySet<number>): CalendarTime | undefined {
  const { anchor, due, rule, excluded } = todo;
  if (!anchor || !due || !rule || (excluded.length === 0 && replaced.size === 0)) return due;
  const reading = readingsFrom(todo, { from: anchor.wall, replaced })[0];
  return reading === undefined ? due : { ...due, wall: reading + due.wall - anchor.wall };
}

export type NextDate = {
  readonly due: CalendarTime;
  /** By how much everything in the reminder moves on, on the wall. */
  readonly shift: number;
  /** Dates of the rule that this passes over, the present one counted. */
  readonly passed: number;
};

/**
 * The date of a repeating reminder after `due`, or the first one that is not past where it was overdue:
 * nobody wants to tick off last week's pills one by one. Undefined where there is none.
 */
export function nextDate(
  todo: TodoRecord,
  {
    due,
    now,
    replaced,
  }: { readonly due: CalendarTime; readonly now: number; readonly replaced: ReadonlySet<number> },
): NextDate | undefined {
  const { anchor, rule, zones, due: first } = todo;
  if (!anchor || !rule || !first) return undefined;
  const offset = first.wall - anchor.wall;
  const reading = due.wall - offset;
  const present = timeLike(due, now, zones).wall;
  // A date is not past before its day is over.
  const past = due.form === "date" ? dayOf(present) - DAY_MS : present;
  const from = Math.max(reading, past - offset) + 1;
  const next = readingsFrom(todo, { from, replaced })[0];
  if (next === undefined) return undefined;
  const passed = expandRule(rule, { start: anchor, from: anchor.wall, until: next - 1 }).length;
  return { due: { ...due, wall: next + offset }, shift: next - anchor.wall, passed };
}

/** The instant that names a time within its series, or the wall reading of a date. */
export function instantOf(time: CalendarTime, { zones }: TodoRecord): number {
  return time.form === "date" ? time.wall : epochOf(time, zones);
}

function readingsFrom(
  todo: TodoRecord,
  { from, replaced }: { readonly from: number; readonly replaced: ReadonlySet<number> },
): readonly number[] {
  const { anchor, rule, excluded } = todo;
  if (!anchor || !rule) return [];
  const gone = new Set([...excluded.map((time) => instantOf(time, todo)), ...replaced]);
  for (const ahead of [NEAR_MS, AHEAD_MS]) {
    const until = Math.min(from + ahead, lastReading(rule, anchor, todo.zones));
    const readings = expandRule(rule, { start: anchor, from, until }).filter(
      (wall) => !gone.has(instantOf({ ...anchor, wall }, todo)),
    );
    if (readings.length > 0) return readings;
  }
  return [];
}
