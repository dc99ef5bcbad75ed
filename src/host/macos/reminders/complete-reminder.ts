import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { RemindersHost } from "../../reminders.ts";
import { timeLike } from "../../embedded/ical/zones/calendar-time.ts";
import { expandRule } from "../../embedded/ical/rules/expand-rule.ts";
import { readRule } from "../../embedded/ical/rules/recurrence-rule.ts";
import { recountRule } from "../../embedded/ical/rules/rule-text.ts";
import { isPast } from "../../embedded/reminders/check-due.ts";
import { ruleFactsOf, ruleTextOf } from "../event-kit/rule-facts.ts";
import type { RemindersKeeping } from "./reminders-keeping.ts";
import type { ReminderFacts } from "./reminder-facts.ts";
import { dueOf, reminderFacts, reminderOf } from "./reminder-facts.ts";
import type { ReminderFields, Wall } from "./reminder-fields.ts";
import { dueFields, fieldsOf } from "./reminder-fields.ts";
import { changedUndo, goneOnUndo } from "./undo-reminder.ts";

const completed = z.object({
  /** Not there where a repeating one has gone on and its done one can't be found. */
  done: reminderFacts.optional(),
  next: reminderFacts.optional(),
});

/** How far ahead of a missed date the next one is looked for, in milliseconds. */
const AHEAD_MS = 12 * 366 * 86_400_000;

/** Ticks a reminder off, or opens it again. A repeating one goes on with its first date that isn't past. */
export async function completeReminder(
  keeping: RemindersKeeping,
  { id, done }: Parameters<RemindersHost["complete"]>[0],
): ReturnType<RemindersHost["complete"]> {
  const { run, get, wall } = keeping;
  const { zones } = wall();
  const before = await get(id);
  if (before.done === done) {
    throw new HostFailure("invalid", `“${before.title}” is ${done ? "done" : "open"} already.`);
  }
  const was = { list: before.list, fields: fieldsOf(before, wall()), title: before.title };
  if (!done) {
    const input = { id, fields: { texts: {} }, done };
    const reminder = reminderOf(await run("reminders/change", input, reminderFacts), zones);
    return { value: { reminder }, undo: changedUndo(reminder, { ...was, done: true }) };
  }
  const found = await run("reminders/complete", { id }, completed);
  const reminder = reminderOf(found.done ?? doneFrom(before), zones);
  if (!found.next) {
    return { value: { reminder }, undo: changedUndo(reminder, { ...was, done: false }) };
  }
  const next = reminderOf(await caughtUp(keeping, found.next), zones);
  const [kept, extra] = next.id === id ? [next, found.done && reminder] : [reminder, next];
  return { value: { reminder, next }, undo: goneOnUndo(kept, { ...was, done: false, extra }) };
}

function doneFrom({ rule: _, ...facts }: ReminderFacts): ReminderFacts {
  return { ...facts, done: true };
}

/** The next date where it is past as well: nobody wants to tick off last week's pills one by one. */
async function caughtUp(
  { run, wall }: RemindersKeeping,
  next: ReminderFacts,
): Promise<ReminderFacts> {
  const fields = laterDate(next, wall());
  if (!fields) return next;
  return run("reminders/change", { id: next.id, fields }, reminderFacts);
}

function laterDate(next: ReminderFacts, wall: Wall): ReminderFields | undefined {
  const due = dueOf(next);
  if (!due || !next.rule || !isPast(due, wall.now, wall.zones)) return undefined;
  const present = timeLike(due, wall.now, wall.zones).wall;
  const rule = readRule(ruleTextOf(next.rule));
  const dates = expandRule(rule, { start: due, from: due.wall, until: present + AHEAD_MS });
  const at = dates.findIndex((each) => !isPast({ ...due, wall: each }, wall.now, wall.zones));
  const date = dates[at];
  if (date === undefined) return undefined;
  const text = rule.count === undefined ? rule.text : recountRule(rule.text, rule.count - at);
  return {
    texts: {},
    due: dueFields({ ...due, wall: date }, wall),
    rule: ruleFactsOf(text, wall.zones),
  };
}
