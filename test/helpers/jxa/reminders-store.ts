import { DateTime } from "luxon";
import type { EventKit } from "./event-kit.ts";
import type { DateParts, ReminderRow } from "./event-kit-world.ts";
import { NSDateComponents } from "./foundation.ts";
import type { Mac } from "./mac.ts";
import type { ClassOf, Native } from "./objc-bridge.ts";
import { arrayOf, integer, itemsOf, NSDate, objcClass } from "./objc-bridge.ts";
import { startsOf } from "./occurrences.ts";
import { nextId } from "./world.ts";

/** `id` is empty before the first save; `row` is a copy that counts when it is saved. */
export type ReminderData = { id: string; row: ReminderRow };

const AHEAD_MS = 5 * 366 * 86_400_000;

/** The only way to get reminders: by a block, from a run loop. Nothing at all where blocks aren't called. */
export function fetchReminders({
  mac,
  kit,
  canRead,
  calendars,
  done,
}: {
  readonly mac: Mac;
  readonly kit: EventKit;
  readonly canRead: boolean;
  readonly calendars: readonly string[] | undefined;
  readonly done: (found: unknown) => void;
}): void {
  mac.later(30, () => {
    const rows = mac.world.eventKit.reminders.filter(
      ({ list }) => calendars?.includes(list) ?? true,
    );
    const found = rows.map((row) => kit.EKReminder.make({ id: row.id, row: structuredClone(row) }));
    done(canRead ? arrayOf(found) : undefined);
  });
}

/** Stores a reminder; a repeating one that is ticked off moves on, by the world's way of doing it. */
export function saveReminder({ world }: Mac, reminder: ReminderData): string | undefined {
  const { row } = reminder;
  const { reminders, calendars } = world.eventKit;
  if (!calendars.some(({ id, entity }) => id === row.list && entity === "reminder")) {
    return "No list has been set.";
  }
  row.modified = world.now;
  if (reminder.id === "") {
    reminder.id = nextId(world);
    row.id = reminder.id;
    reminders.push(structuredClone(row));
    return undefined;
  }
  const at = reminders.findIndex(({ id }) => id === reminder.id);
  const before = reminders[at];
  if (!before) return "The reminder is gone.";
  if (before.done || !row.done || !row.rule || !row.due) {
    reminders[at] = structuredClone(row);
    return undefined;
  }
  const next = nextOf(row, world.zone);
  const { rule: _, ...finished } = structuredClone(row);
  if (!next) reminders[at] = finished;
  else if (world.completion === "advances") {
    reminders[at] = next;
    reminders.push({ ...finished, id: nextId(world) });
    Object.assign(row, structuredClone(next));
  } else {
    reminders[at] = finished;
    reminders.push({ ...next, id: nextId(world) });
  }
  return undefined;
}

/** The date after its present one, however long ago that was. */
function nextOf(row: ReminderRow, zone: string): ReminderRow | undefined {
  const { rule, due } = row;
  if (!rule || !due || rule.count === 1) return undefined;
  const start = epochOf(due, zone);
  const counted = { ...rule, count: 0 };
  const next = startsOf({ start, zone, rule: counted }, start + AHEAD_MS)[1];
  if (next === undefined) return undefined;
  const { year, month, day, hour, minute } = DateTime.fromMillis(next, { zone });
  const time = due.hour === undefined ? {} : { hour, minute };
  const named = due.zone === undefined ? {} : { zone: due.zone };
  return {
    ...structuredClone(row),
    done: false,
    due: { year, month, day, ...time, ...named },
    alarms: row.alarms.map((at) => at + next - start),
    rule: { ...rule, count: Math.max(0, rule.count - 1) },
  };
}

export function epochOf(
  { year, month, day, hour = 0, minute = 0, zone }: DateParts,
  local: string,
): number {
  return DateTime.fromObject(
    { year, month, day, hour, minute },
    { zone: zone ?? local },
  ).toMillis();
}

export function reminderClass(
  { world }: Mac,
  {
    EKCalendar,
    EKAlarm,
    EKRecurrenceRule,
  }: Pick<EventKit, "EKCalendar" | "EKAlarm" | "EKRecurrenceRule">,
): ClassOf<ReminderData> {
  const EKReminder: ClassOf<ReminderData> = objcClass<ReminderData>({
    name: "EKReminder",
    framework: "EventKit",
    statics: {
      reminderWithEventStore: {
        call: () =>
          EKReminder.make({
            id: "",
            row: { id: "", list: "", title: "", priority: 0, done: false, alarms: [], modified: 0 },
          }),
      },
    },
    members: {
      calendarItemIdentifier: { get: ({ id }) => id },
      title: {
        get: ({ row }) => row.title,
        set: ({ row }, value) => {
          row.title = String(value);
        },
      },
      notes: {
        get: ({ row }) => row.notes,
        set: ({ row }, value) => {
          if (value === undefined) delete row.notes;
          else row.notes = String(value);
        },
      },
      priority: {
        get: ({ row }) => integer(row.priority),
        set: ({ row }, value) => {
          row.priority = Number(value);
        },
      },
      isCompleted: { get: ({ row }) => row.done },
      completed: {
        get: ({ row }) => row.done,
        set: ({ row }, value) => {
          row.done = value === true;
        },
      },
      dueDateComponents: {
        get: ({ row }) => row.due && NSDateComponents.make({ ...row.due }),
        set: ({ row }, value) => {
          if (NSDateComponents.is(value)) {
            // Fields are set through the bridge one by one; what has no day is no date.
            row.due = { year: 1, month: 1, day: 1, ...value.data };
          } else delete row.due;
        },
      },
      calendar: {
        get: ({ row }) => {
          const list = world.eventKit.calendars.find(({ id }) => id === row.list);
          return list && EKCalendar.make({ row: list });
        },
        set: ({ row }, value) => {
          if (EKCalendar.is(value)) row.list = value.data.row.id;
        },
      },
      hasRecurrenceRules: { get: ({ row }) => row.rule !== undefined },
      recurrenceRules: {
        get: ({ row }) =>
          row.rule ? arrayOf([EKRecurrenceRule.make({ row: row.rule })]) : undefined,
        set: ({ row }, value) => {
          const [rule] = itemsOf(value) ?? [];
          if (EKRecurrenceRule.is(rule)) row.rule = rule.data.row;
          else delete row.rule;
        },
      },
      alarms: {
        get: ({ row }) =>
          row.alarms.length > 0 ? arrayOf(row.alarms.map((at) => EKAlarm.make({ at }))) : undefined,
        set: ({ row }, value) => {
          row.alarms = (itemsOf(value) ?? []).flatMap((each) =>
            EKAlarm.is(each) ? [each.data.at ?? 0] : [],
          );
        },
      },
      addAlarm: {
        call: ({ row }, { data }: Native<{ at?: number }>) => {
          row.alarms.push(data.at ?? 0);
        },
      },
      lastModifiedDate: { get: ({ row }) => NSDate.make({ ms: row.modified }) },
    },
  });
  return EKReminder;
}
