import type { Reminder } from "../../src/host/reminders.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Clock } from "../../src/types/clock.ts";
import { clean } from "../speech.ts";
import { dayWords, momentWords } from "../time-words.ts";
import { startOfDay } from "../days.ts";

/** One reminder as short facts. */
export function reminderRow(reminder: Reminder, clock: Clock): Row {
  const { id, title, list, priority, done, repeat, notes } = reminder;
  return {
    id,
    at: reminder.due,
    title: clean(title),
    due: dueWords(reminder, clock),
    list,
    priority: priority === "none" ? undefined : `${priority} priority`,
    state: done ? "done" : isOverdue(reminder, clock) ? "overdue" : undefined,
    repeats: repeat && "repeats",
    ...(notes ? { details: { notes: clean(notes) } } : {}),
  };
}

/** "call mum, today at 5 pm". */
export function reminderWords(reminder: Reminder, clock: Clock): string {
  const due = dueWords(reminder, clock);
  return due === undefined ? clean(reminder.title) : `${clean(reminder.title)}, ${due}`;
}

/** A reminder for a day is overdue when the day is over, one for a time when the time has come. */
export function isOverdue({ due, dateOnly, done }: Reminder, clock: Clock): boolean {
  if (due === undefined || done) return false;
  return due < (dateOnly ? startOfDay(clock.now(), clock) : clock.now());
}

/** "today at 5 pm", "tomorrow"; undefined where none is set. */
export function dueWords({ due, dateOnly }: Reminder, clock: Clock): string | undefined {
  if (due === undefined) return undefined;
  return dateOnly ? dayWords(due, clock) : momentWords(due, clock);
}
