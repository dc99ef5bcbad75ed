import type { Reminder } from "../../src/host/reminders.ts";
import type { DueTime, SaidReminder } from "../../src/language/contract/sentences/reminders.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Spoken } from "../people.ts";
import { clean } from "../speech.ts";
import { startOfDay } from "../days.ts";

/** A list may have any name. */
export const REMINDER_LABELS: readonly string[] = ["list"];

/** One reminder as short facts. */
export function reminderRow(reminder: Reminder, { host: { clock }, language }: Spoken): Row {
  const { reminders: say } = language.say;
  const { id, title, list, priority, done, repeat, notes } = reminder;
  const due = dueOf(reminder);
  const isLate = isOverdue(reminder, clock);
  const state = done ? "done" : isLate ? "overdue" : undefined;
  return {
    id,
    at: reminder.due,
    title: clean(title),
    due: due && say.due(due, clock),
    list,
    priority: priority === "none" ? undefined : say.priority(priority),
    state: state && say.state(state),
    repeats: repeat && say.repeats,
    told: { isDay: due?.isDay === true, isOverdue: isLate },
    ...(notes ? { details: { notes: clean(notes) } } : {}),
  };
}

/** A reminder by what it is called and when it is due. */
export function reminderOf(reminder: Reminder): SaidReminder {
  return { title: clean(reminder.title), due: dueOf(reminder) };
}

/** A reminder for a day is overdue when the day is over, one for a time when the time has come. */
export function isOverdue({ due, dateOnly, done }: Reminder, clock: Clock): boolean {
  if (due === undefined || done) return false;
  return due < (dateOnly ? startOfDay(clock.now(), clock) : clock.now());
}

/** When it is due; undefined where nobody set a time. */
export function dueOf({ due, dateOnly }: Reminder): DueTime | undefined {
  return due === undefined ? undefined : { at: due, isDay: dateOnly };
}
