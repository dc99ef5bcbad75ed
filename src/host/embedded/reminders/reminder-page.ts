import type { Page } from "../../../types/page.ts";
import type { Reminder, ReminderQuery } from "../../reminders.ts";
import { matchesText } from "../vdir/items/matches-text.ts";

/** Those of some reminders a query means, whatever list it names, by due time, those without one last. */
export function reminderPage(reminders: readonly Reminder[], query: ReminderQuery): Page<Reminder> {
  const meant = reminders.filter((reminder) => isMeant(reminder, query)).toSorted(byDue);
  const rows = meant.slice(0, query.limit);
  return { rows, more: meant.length - rows.length };
}

function isMeant({ due, title, notes, done }: Reminder, query: ReminderQuery): boolean {
  const { dueFrom, dueBefore, text } = query;
  const at = due ?? Number.NaN;
  if (query.done !== undefined && query.done !== done) return false;
  if (query.due !== undefined && (query.due === "any") !== (due !== undefined)) return false;
  if (dueFrom !== undefined && !(at >= dueFrom)) return false;
  if (dueBefore !== undefined && !(at < dueBefore)) return false;
  return text === undefined || matchesText(text, [title, notes]);
}

function byDue(a: Reminder, b: Reminder): number {
  const [first, second] = [a.due ?? Infinity, b.due ?? Infinity];
  return first === second ? a.title.localeCompare(b.title) : first - second;
}
