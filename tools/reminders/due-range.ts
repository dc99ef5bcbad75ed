import type { ReminderQuery } from "../../src/host/reminders.ts";
import type { Clock } from "../../src/types/clock.ts";
import { daysLater, startOfDay } from "../days.ts";

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
