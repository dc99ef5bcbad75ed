import { z } from "zod";
import type { Priority, Reminder } from "../../reminders.ts";
import type { CalendarTime } from "../../embedded/ical/zones/calendar-time.ts";
import { epochOf } from "../../embedded/ical/zones/calendar-time.ts";
import { UNTITLED } from "../../embedded/ical/text/check-text.ts";
import type { Zones } from "../../embedded/ical/zones/zones.ts";
import { recordVersion } from "../event-kit/record-version.ts";
import { ruleFacts, ruleTextOf } from "../event-kit/rule-facts.ts";

/** When a reminder is due, as a wall time of its zone. */
export const dueFacts = z.object({
  year: z.number(),
  month: z.number(),
  day: z.number(),
  /** A day without an hour is due all day. */
  hour: z.number().optional(),
  minute: z.number().optional(),
  zone: z.string().optional(),
});

/** A reminder as the scripts tell it. */
export const reminderFacts = z.object({
  id: z.string(),
  list: z.string(),
  listName: z.string(),
  title: z.string(),
  notes: z.string().optional(),
  priority: z.number(),
  done: z.boolean(),
  due: dueFacts.optional(),
  rule: ruleFacts.optional(),
});
export type ReminderFacts = z.infer<typeof reminderFacts>;

export function reminderOf(facts: ReminderFacts, zones: Zones): Reminder {
  const { id, listName, title, notes, priority, done, rule } = facts;
  const time = dueOf(facts);
  return {
    id,
    list: listName,
    title: title || UNTITLED,
    ...(time ? { due: epochOf(time, zones) } : {}),
    dateOnly: time?.form === "date",
    ...(notes ? { notes } : {}),
    priority: priorityOf(priority),
    done,
    ...(rule ? { repeat: ruleTextOf(rule) } : {}),
    version: recordVersion(facts),
  };
}

/** When it is due, on the wall it was set on. */
export function dueOf({ due: parts }: Pick<ReminderFacts, "due">): CalendarTime | undefined {
  if (!parts) return undefined;
  const { year, month, day, hour, minute = 0, zone } = parts;
  const wall = Date.UTC(year, month - 1, day, hour ?? 0, minute);
  if (hour === undefined) return { form: "date", wall };
  return zone === undefined ? { form: "floating", wall } : { form: "zoned", wall, zone };
}

/** 1 to 4 are high, 5 is medium, 6 to 9 are low. */
function priorityOf(number: number): Priority {
  if (number === 0) return "none";
  if (number < 5) return "high";
  return number === 5 ? "medium" : "low";
}
