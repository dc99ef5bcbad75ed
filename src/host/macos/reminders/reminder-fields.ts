import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { CalendarTime } from "../../embedded/ical/zones/calendar-time.ts";
import { epochOf, timeLike } from "../../embedded/ical/zones/calendar-time.ts";
import { checkText, checkTitle } from "../../embedded/ical/text/check-text.ts";
import { newRule } from "../../embedded/ical/rules/new-rule.ts";
import { readRule } from "../../embedded/ical/rules/recurrence-rule.ts";
import { shiftRule } from "../../embedded/ical/rules/shift-rule.ts";
import type { Zones } from "../../embedded/ical/zones/zones.ts";
import { checkedDue, isPast } from "../../embedded/reminders/check-due.ts";
import { PRIORITY_NUMBERS } from "../../embedded/reminders/todo/new-todo.ts";
import type { NewReminder, Priority, ReminderChanges } from "../../reminders.ts";
import { ruleFacts, ruleFactsOf, ruleTextOf } from "../event-kit/rule-facts.ts";
import type { ReminderFacts } from "./reminder-facts.ts";
import { dueFacts, dueOf } from "./reminder-facts.ts";

/** What a script sets in a reminder; an empty text or a null takes it away. */
export const reminderFields = z.object({
  texts: z.object({ title: z.string().optional(), notes: z.string().optional() }),
  priority: z.number().optional(),
  due: dueFacts
    .extend({
      /** When it rings, in epoch seconds. */
      at: z.number().optional(),
    })
    .nullable()
    .optional(),
  rule: ruleFacts.nullable().optional(),
});
export type ReminderFields = z.infer<typeof reminderFields>;

/** Whose wall times are read and written on, and what time it is. */
export type Wall = { readonly zones: Zones; readonly zone: string; readonly now: number };

/** The fields of a new reminder, checked; one that repeats begins with the first date of its rule that isn't past. */
export function newFields(reminder: NewReminder, wall: Wall): ReminderFields {
  const { title, notes, priority = "none", repeat, dateOnly = false } = reminder;
  checkText([notes]);
  const fields = {
    texts: { title: checkTitle(title), ...(notes ? { notes } : {}) },
    priority: numberOf(priority),
  };
  if (reminder.due === undefined) {
    if (repeat === undefined) return fields;
    throw new HostFailure("invalid", "A repeating reminder needs a first time.");
  }
  const { zones, zone, now } = wall;
  const time = checkedDue(reminder.due, { isDate: dateOnly, zone, zones });
  if (repeat === undefined) return { ...fields, due: dueFields(expectAhead(time, wall), wall) };
  const from = Math.max(time.wall, timeLike(time, now, zones).wall);
  const { text, first } = newRule(repeat, { start: time, zones, from });
  const due = dueFields({ ...time, wall: first }, wall);
  return { ...fields, due, rule: ruleFactsOf(text, zones) };
}

/** The fields that change, checked; the weekday of a rule moves along with the due time. */
export function changedFields(
  facts: ReminderFacts,
  { changes, wall }: { readonly changes: ReminderChanges; readonly wall: Wall },
): ReminderFields {
  const { title, notes, priority } = changes;
  if (Object.values(changes).every((value) => value === undefined)) {
    throw new HostFailure("invalid", "There is nothing to change.");
  }
  checkText([notes]);
  const fields = {
    texts: {
      ...(title === undefined ? {} : { title: checkTitle(title) }),
      ...(notes === undefined ? {} : { notes }),
    },
    ...(priority === undefined ? {} : { priority: numberOf(priority) }),
  };
  if (changes.due === undefined && changes.dateOnly === undefined) return fields;
  const before = dueOf(facts);
  const due = changedDue(before, { changes, wall });
  const moved = { ...fields, due: dueFields(due, wall) };
  if (!facts.rule || !before) return moved;
  const rule = shiftRule(readRule(ruleTextOf(facts.rule)), { from: before.wall, to: due.wall });
  return { ...moved, rule: ruleFactsOf(rule, wall.zones) };
}

/** All fields of a reminder as it is, to set them again. */
export function fieldsOf(facts: ReminderFacts, wall: Wall): ReminderFields {
  const due = dueOf(facts);
  return {
    texts: { title: facts.title, notes: facts.notes ?? "" },
    priority: facts.priority,
    due: due ? dueFields(due, wall) : null,
    rule: facts.rule ?? null,
  };
}

/** A due time as a script sets it. */
export function dueFields(
  time: CalendarTime,
  { zones, zone }: Wall,
): NonNullable<ReminderFields["due"]> {
  const local = time.form === "utc" ? zones.named(zone).toWall(time.wall) : time.wall;
  const date = new Date(local);
  const day = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
  if (time.form === "date") return day;
  return {
    ...day,
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    zone: time.form === "zoned" ? time.zone : zone,
    at: epochOf(time, zones) / 1_000,
  };
}

function changedDue(
  before: CalendarTime | undefined,
  { changes, wall }: { readonly changes: ReminderChanges; readonly wall: Wall },
): CalendarTime {
  const { zones, zone } = wall;
  const epoch = changes.due ?? (before && epochOf(before, zones));
  if (epoch === undefined) throw new HostFailure("invalid", "This reminder has no due time.");
  const isDate = changes.dateOnly ?? false;
  return expectAhead(checkedDue(epoch, { like: before, isDate, zone, zones }), wall);
}

function expectAhead(time: CalendarTime, { now, zones }: Wall): CalendarTime {
  if (!isPast(time, now, zones)) return time;
  throw new HostFailure("invalid", "That time is past already.");
}

function numberOf(priority: Priority): number {
  return priority === "none" ? 0 : PRIORITY_NUMBERS[priority];
}
