import type { ReminderQuery } from "../../src/host/reminders.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Meanings } from "../../src/types/time/meaning.ts";
import { daysLater, startOfDay } from "../days.ts";
import { endAfter, timeOf } from "../moment-near.ts";
import { rangeOf } from "../time-range.ts";

export type Due = "today" | "overdue" | "week" | "none" | "all";

/** Which reminders a word about due times means; "today" and "week" start with this morning. */
export function dueRange(
  due: Due,
  clock: Clock,
): Pick<ReminderQuery, "due" | "dueFrom" | "dueBefore"> {
  const today = startOfDay(clock.now(), clock);
  switch (due) {
    case "today":
      return { dueFrom: today, dueBefore: daysLater(today, 1, clock) };
    case "week":
      return { dueFrom: today, dueBefore: daysLater(today, 7, clock) };
    case "overdue":
      return { dueBefore: clock.now() };
    case "none":
      return { due: "without" };
    case "all":
      return {};
  }
}

/** Which reminders said ends mean: what is late is due until any time to come. */
export function dueWithin(
  { from, to }: Meanings,
  clock: Clock,
): Pick<ReminderQuery, "dueFrom" | "dueBefore"> {
  if (!from) return to ? { dueBefore: endAfter(to, startOfDay(clock.now(), clock), clock) } : {};
  const { bound } = timeOf(from, clock);
  const range = rangeOf({ from, to }, clock, { openDays: 1 });
  if (bound === "until") return { dueBefore: range.to };
  return bound === "from" && !to
    ? { dueFrom: range.from }
    : { dueFrom: range.from, dueBefore: range.to };
}
