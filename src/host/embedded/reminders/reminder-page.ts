import { matchesText } from "../../../language/matches-text.ts";
import type { Page } from "../../../types/page.ts";
import type { Reminder, ReminderQuery } from "../../reminders.ts";

/** Those of some reminders a query means, whatever list it names, by due time, those without one last. */
export function reminderPage(
  reminders: readonly Reminder[],
  query: ReminderQuery,
  stemOf: StemOf,
): Page<Reminder> {
  const meant = reminders.filter((reminder) => isMeant(reminder, query, stemOf)).toSorted(byDue);
  const rows = meant.slice(0, query.limit);
  return { rows, more: meant.length - rows.length };
}

type StemOf = (word: string) => string;

function isMeant(
  { due, title, notes, done }: Reminder,
  query: ReminderQuery,
  stemOf: StemOf,
): boolean {
  const { dueFrom, dueBefore, text } = query;
  const at = due ?? Number.NaN;
  if (query.done !== undefined && query.done !== done) return false;
  if (query.due !== undefined && (query.due === "any") !== (due !== undefined)) return false;
  if (dueFrom !== undefined && !(at >= dueFrom)) return false;
  if (dueBefore !== undefined && !(at < dueBefore)) return false;
  return text === undefined || matchesText(text, [title, notes], stemOf);
}

function byDue(a: Reminder, b: Reminder): number {
  const [first, second] = [a.due ?? Infinity, b.due ?? Infinity];
  return first === second ? a.title.localeCompare(b.title) : first - second;
}
