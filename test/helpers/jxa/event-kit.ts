import { DateTime } from "luxon";
import type {
  CalendarRow,
  EventFields,
  EventRow,
  ReminderRow,
  RuleRow,
} from "./event-kit-world.ts";
import { errorOf, initOnly, NSTimeZone } from "./foundation.ts";
import type { Mac } from "./mac.ts";
import type { ClassOf, Native, ObjcClass } from "./objc-bridge.ts";
import { arrayOf, integer, itemsOf, NSDate, NSNumber, objcClass, setError } from "./objc-bridge.ts";
import type { OccurrenceRow } from "./occurrences.ts";
import { occurrencesOf, startsOf } from "./occurrences.ts";
import {
  reminderClass,
  type ReminderData,
  fetchReminders,
  saveReminder,
} from "./reminders-store.ts";
import type { Grant } from "./world.ts";
import { nextId } from "./world.ts";

const FRAMEWORK = "EventKit";
const FOUR_YEARS_MS = 4 * 366 * 86_400_000;
const STATUS: Readonly<Record<Grant, number>> = {
  not_asked: 0,
  restricted: 1,
  denied: 2,
  granted: 3,
  write_only: 4,
};
/** Looked at from the first to the last occurrence of anything. */
const ALWAYS = { from: Date.UTC(1900), to: Date.UTC(2200) };

export type StoreData = { readonly canRead: { event: boolean; reminder: boolean } };
type CalendarData = { row: CalendarRow };
type EventData = { at?: OccurrenceRow; fields: EventFields; isGone?: boolean };
export type EventKit = {
  readonly EKCalendar: ClassOf<CalendarData>;
  readonly EKEvent: ClassOf<EventData>;
  readonly EKReminder: ClassOf<ReminderData>;
  readonly EKAlarm: ClassOf<{ offset?: number; at?: number }>;
  readonly EKRecurrenceRule: ClassOf<{ row: RuleRow }>;
};

type Saving = [StoreData, Native<EventData>, number, boolean, unknown];
type SavingReminder = [StoreData, Native<ReminderData>, boolean, unknown];
type Between = [object, Native<{ ms: number }>, Native<{ ms: number }>, unknown];

/** The classes of EventKit over the world's rows, as hard to use as the real ones. */
export function eventKit(mac: Mac): readonly ObjcClass[] {
  const { world } = mac;
  const EKSource: ClassOf<{ id: string; title: string; kind: number }> = objcClass<{
    id: string;
    title: string;
    kind: number;
  }>({
    name: "EKSource",
    framework: FRAMEWORK,
    members: {
      title: { get: ({ title }) => title },
      sourceIdentifier: { get: ({ id }) => id },
      sourceType: { get: ({ kind }) => integer(kind) },
    },
  });
  const EKCalendar = calendarClass(mac, EKSource);
  const rules = ruleClasses();
  const EKAlarm = alarmClass();
  const parts = { EKCalendar, EKAlarm, EKRecurrenceRule: rules.EKRecurrenceRule };
  const EKEvent = eventClass(mac, parts);
  const EKReminder = reminderClass(mac, parts);
  const kit: EventKit = { ...parts, EKEvent, EKReminder };
  const EKEventStore = storeClass(mac, kit, EKSource);
  return [
    EKEventStore,
    EKEvent,
    EKReminder,
    EKCalendar,
    EKSource,
    EKAlarm,
    ...Object.values(rules),
  ];

  function storeClass(
    mac: Mac,
    kit: EventKit,
    EKSource: ClassOf<{ id: string; title: string; kind: number }>,
  ): ObjcClass {
    const { eventKit: data } = world;
    const nameOf = (entity: number): "calendar" | "reminders" =>
      entity === 0 ? "calendar" : "reminders";
    const ask = (entity: number, done: (granted: boolean, error: unknown) => void): void => {
      const name = nameOf(entity);
      if (world.grants[name] !== "not_asked")
        return mac.later(0, () => done(world.grants[name] === "granted", undefined));
      if (world.asking === "nobody answers") return undefined;
      if (world.asking === "host cannot ask")
        return mac.later(0, () => done(false, errorOf("not allowed to ask")));
      return mac.later(world.answerMs, () => {
        world.grants[name] = world.asking === "allow" ? "granted" : "denied";
        done(world.asking === "allow", undefined);
      });
    };
    const EKEventStore: ClassOf<StoreData> = objcClass<StoreData>({
      name: "EKEventStore",
      framework: FRAMEWORK,
      statics: {
        authorizationStatusForEntityType: {
          call: (_, entity: number) => integer(STATUS[world.grants[nameOf(entity)]]),
        },
        alloc: {
          get: () =>
            initOnly(() =>
              EKEventStore.make({
                canRead: {
                  event: world.grants.calendar === "granted",
                  reminder: world.grants.reminders === "granted",
                },
              }),
            ),
        },
      },
      members: {
        respondsToSelector: {
          call: (_, name: string) => world.macos >= 14 || !name.includes("FullAccess"),
        },
        requestFullAccessToEventsWithCompletion: { call: (_, done: never) => ask(0, done) },
        requestFullAccessToRemindersWithCompletion: { call: (_, done: never) => ask(1, done) },
        requestAccessToEntityTypeCompletion: {
          call: (_, entity: number, done: never) => ask(entity, done),
        },
        sources: {
          get: ({ canRead }) =>
            canRead.event || canRead.reminder
              ? arrayOf(data.sources.map((row) => EKSource.make(row)))
              : arrayOf([EKSource.make({ id: "VIRTUAL_APP_SOURCE_UUID", title: "", kind: 0 })]),
        },
        calendarsForEntityType: {
          call: ({ canRead }, entity: number) => {
            const name = entity === 0 ? "event" : "reminder";
            if (!canRead[name]) return arrayOf([]);
            return arrayOf(
              data.calendars
                .filter((row) => row.entity === name)
                .map((row) => kit.EKCalendar.make({ row })),
            );
          },
        },
        calendarWithIdentifier: {
          call: (_, id: string) => {
            const row = data.calendars.find((each) => each.id === id);
            return row && kit.EKCalendar.make({ row });
          },
        },
        defaultCalendarForNewEvents: { get: () => calendarNamed(data.defaultCalendar) },
        defaultCalendarForNewReminders: { get: () => calendarNamed(data.defaultList) },
        saveCalendarCommitError: {
          call: ({ canRead }, { data: { row } }: Native<CalendarData>) => {
            if (!canRead[row.entity]) return true;
            if (!data.calendars.includes(row)) data.calendars.push(row);
            return true;
          },
        },
        removeCalendarCommitError: {
          call: ({ canRead }, { data: { row } }: Native<CalendarData>) => {
            if (!canRead[row.entity]) return true;
            data.calendars = data.calendars.filter((each) => each !== row);
            data.events = data.events.filter(({ calendar }) => calendar !== row.id);
            data.reminders = data.reminders.filter(({ list }) => list !== row.id);
            return true;
          },
        },
        predicateForEventsWithStartDateEndDateCalendars: {
          call: (...[, from, to, calendars]: Between) =>
            Predicate.make({ from: from.data.ms, to: to.data.ms, calendars: idsOf(calendars) }),
        },
        predicateForRemindersInCalendars: {
          call: (_, calendars: unknown) =>
            Predicate.make({ from: 0, to: 0, calendars: idsOf(calendars) }),
        },
        eventsMatchingPredicate: {
          call: ({ canRead }, { data: wanted }: Native<PredicateData>) =>
            arrayOf(canRead.event ? eventsIn(wanted).map(eventAt) : []),
        },
        fetchRemindersMatchingPredicateCompletion: {
          call: (
            { canRead },
            { data: wanted }: Native<PredicateData>,
            done: (found: unknown) => void,
          ) =>
            fetchReminders({
              mac,
              kit,
              canRead: canRead.reminder,
              calendars: wanted.calendars,
              done,
            }),
        },
        calendarItemWithIdentifier: {
          call: ({ canRead }, id: string) => itemWith(canRead, id),
        },
        calendarItemsWithExternalIdentifier: {
          call: ({ canRead }, id: string) =>
            arrayOf(
              canRead.event
                ? data.events.filter((row) => row.external === id).flatMap((row) => firstOf(row))
                : [],
            ),
        },
        saveEventSpanCommitError: {
          call: (...[{ canRead }, { data: event }, span, , ref]: Saving) => {
            if (!canRead.event) return true;
            const problem = saveEvent(event, span);
            if (problem) setError(ref, errorOf(problem));
            return problem === undefined;
          },
        },
        removeEventSpanCommitError: {
          call: (...[{ canRead }, { data: event }, span, , ref]: Saving) => {
            if (!canRead.event) return true;
            const problem = removeEvent(event, span);
            if (problem) setError(ref, errorOf(problem));
            return problem === undefined;
          },
        },
        saveReminderCommitError: {
          call: (...[{ canRead }, { data: reminder }, , ref]: SavingReminder) => {
            if (!canRead.reminder) return true;
            const problem = saveReminder(mac, reminder);
            if (problem) setError(ref, errorOf(problem));
            return problem === undefined;
          },
        },
        removeReminderCommitError: {
          call: ({ canRead }, { data: reminder }: Native<ReminderData>) => {
            if (canRead.reminder) {
              data.reminders = data.reminders.filter(({ id }) => id !== reminder.id);
            }
            return true;
          },
        },
      },
    });
    return EKEventStore;

    function calendarNamed(id: string | undefined): Native | undefined {
      const row = data.calendars.find((each) => each.id === id);
      return row && kit.EKCalendar.make({ row });
    }
    function itemWith(canRead: StoreData["canRead"], id: string): Native | undefined {
      const event = canRead.event ? data.events.find((row) => row.id === id) : undefined;
      if (event) return firstOf(event)[0];
      const row: ReminderRow | undefined = canRead.reminder
        ? data.reminders.find((each) => each.id === id)
        : undefined;
      return row && kit.EKReminder.make({ id: row.id, row: structuredClone(row) });
    }
    /** What an identifier answers of a series: its first occurrence, not the one that was meant. */
    function firstOf(row: EventRow): Native[] {
      const [first] = occurrencesOf(
        { ...row, detached: [] },
        ALWAYS.from,
        row.start + FOUR_YEARS_MS,
      );
      return first ? [eventAt({ ...first, event: row })] : [];
    }
    function eventAt(at: OccurrenceRow): Native<EventData> {
      return kit.EKEvent.make({ at, fields: structuredClone({ ...at.fields }) });
    }
    function eventsIn({ from, to, calendars }: PredicateData): OccurrenceRow[] {
      if (to - from > FOUR_YEARS_MS) return [];
      return data.events
        .filter(({ calendar }) => calendars?.includes(calendar) ?? true)
        .flatMap((row) => occurrencesOf(row, from, to));
    }
  }

  function saveEvent(event: EventData, span: number): string | undefined {
    const { eventKit: data } = world;
    const { at, fields } = event;
    if (!fields.calendar) return "No calendar has been set.";
    if (Number.isNaN(fields.start) || Number.isNaN(fields.end))
      return "No start date has been set.";
    if (fields.end < fields.start) return "The start date must be before the end date.";
    if (!data.calendars.find(({ id }) => id === fields.calendar)?.isWritable) {
      return "That calendar is read only.";
    }
    if (!at) {
      const row: EventRow = {
        ...structuredClone(fields),
        id: nextId(world),
        external: nextId(world),
        excluded: [],
        detached: [],
        modified: world.now,
      };
      data.events.push(row);
      event.at = occurrencesOf(row, row.start, row.start)[0] ?? { event: row, fields: row };
      return undefined;
    }
    const { event: row } = at;
    if (!data.events.includes(row)) return "The event is gone.";
    row.modified = world.now;
    if (at.occurrence === undefined) replaceFields(row, fields);
    else if (span === 0) detach(event, row, at.occurrence);
    else saveFuture(event, row, at.occurrence);
    return undefined;
  }

  function detach(event: EventData, row: EventRow, occurrence: number): void {
    const { rule: _, ...fields } = structuredClone(event.fields);
    const known = row.detached.find((each) => each.occurrence === occurrence);
    const detached = { ...fields, id: known?.id ?? nextId(world), occurrence };
    row.detached = [...row.detached.filter((each) => each !== known), detached];
    event.at = { event: row, occurrence, detached, fields: detached };
  }

  function saveFuture(event: EventData, row: EventRow, occurrence: number): void {
    const fields = structuredClone(event.fields);
    if (startsOf(row, occurrence)[0] === occurrence) {
      replaceFields(row, fields);
      event.at = occurrencesOf(row, row.start, row.start)[0] ?? { event: row, fields: row };
      return;
    }
    const later: EventRow = {
      ...fields,
      ...((fields.rule ?? row.rule) ? { rule: structuredClone(fields.rule ?? row.rule!) } : {}),
      id: nextId(world),
      external: nextId(world),
      excluded: [],
      detached: [],
      modified: world.now,
    };
    cut(row, occurrence);
    world.eventKit.events.push(later);
    event.at = occurrencesOf(later, later.start, later.start)[0] ?? { event: later, fields: later };
  }

  function replaceFields(row: EventRow, fields: EventFields): void {
    delete row.location;
    delete row.notes;
    delete row.rule;
    Object.assign(row, structuredClone(fields));
  }

  function cut(row: EventRow, occurrence: number): void {
    if (row.rule) row.rule = { ...row.rule, count: 0, until: occurrence - 1_000 };
    row.detached = row.detached.filter((each) => each.occurrence < occurrence);
    row.excluded = row.excluded.filter((each) => each < occurrence);
  }

  function removeEvent({ at }: EventData, span: number): string | undefined {
    const { eventKit: data } = world;
    if (!at || !data.events.includes(at.event)) return "The event is gone.";
    const { event: row, occurrence } = at;
    if (occurrence === undefined) {
      data.events = data.events.filter((each) => each !== row);
      return undefined;
    }
    row.modified = world.now;
    if (span === 0) {
      row.detached = row.detached.filter((each) => each.occurrence !== occurrence);
      row.excluded.push(occurrence);
    } else cut(row, occurrence);
    const isEmpty = occurrencesOf(row, ALWAYS.from, row.start + 10 * FOUR_YEARS_MS).length === 0;
    if (isEmpty) data.events = data.events.filter((each) => each !== row);
    return undefined;
  }
}

type PredicateData = { from: number; to: number; calendars?: readonly string[] | undefined };
const Predicate: ClassOf<PredicateData> = objcClass<PredicateData>({
  name: "NSPredicate",
  members: {},
});

function idsOf(calendars: unknown): readonly string[] | undefined {
  // Each is a calendar: the scripts pass what the store gave them.
  return itemsOf(calendars)?.map((each) => (each as Native<CalendarData>).data.row.id);
}

function calendarClass(
  { world }: Mac,
  EKSource: ClassOf<{ id: string; title: string; kind: number }>,
): ClassOf<CalendarData> {
  const EKCalendar: ClassOf<CalendarData> = objcClass<CalendarData>({
    name: "EKCalendar",
    framework: FRAMEWORK,
    statics: {
      calendarForEntityTypeEventStore: {
        call: (_, entity: number) =>
          EKCalendar.make({
            row: {
              id: nextId(world),
              title: "",
              source: "",
              kind: 0,
              isWritable: true,
              entity: entity === 0 ? "event" : "reminder",
            },
          }),
      },
    },
    members: {
      calendarIdentifier: { get: ({ row }) => row.id },
      title: {
        get: ({ row }) => row.title,
        set: ({ row }, value) => {
          row.title = String(value);
        },
      },
      type: { get: ({ row }) => integer(row.kind) },
      allowsContentModifications: { get: ({ row }) => row.isWritable },
      source: {
        get: ({ row }) => {
          const source = world.eventKit.sources.find(({ id }) => id === row.source);
          return source && EKSource.make(source);
        },
        set: ({ row }, value) => {
          if (EKSource.is(value)) row.source = value.data.id;
        },
      },
    },
  });
  return EKCalendar;
}

function alarmClass(): ClassOf<{ offset?: number; at?: number }> {
  const EKAlarm: ClassOf<{ offset?: number; at?: number }> = objcClass<{
    offset?: number;
    at?: number;
  }>({
    name: "EKAlarm",
    framework: FRAMEWORK,
    statics: {
      alarmWithRelativeOffset: { call: (_, offset: number) => EKAlarm.make({ offset }) },
      alarmWithAbsoluteDate: {
        call: (_, { data }: Native<{ ms: number }>) => EKAlarm.make({ at: data.ms }),
      },
    },
    members: {
      relativeOffset: { get: ({ offset = 0 }) => offset },
      absoluteDate: { get: ({ at }) => (at === undefined ? undefined : NSDate.make({ ms: at })) },
    },
  });
  return EKAlarm;
}

const numbers = (value: unknown): number[] => (itemsOf(value) ?? []).map(Number);

function ruleClasses(): {
  EKRecurrenceRule: ClassOf<{ row: RuleRow }>;
  EKRecurrenceEnd: ObjcClass;
  EKRecurrenceDayOfWeek: ObjcClass;
} {
  type End = { count: number; until?: number };
  type Day = { day: number; week: number };
  const EKRecurrenceEnd: ClassOf<End> = objcClass<End>({
    name: "EKRecurrenceEnd",
    framework: FRAMEWORK,
    statics: {
      recurrenceEndWithOccurrenceCount: {
        call: (_, count: number) => EKRecurrenceEnd.make({ count }),
      },
      recurrenceEndWithEndDate: {
        call: (_, { data }: Native<{ ms: number }>) =>
          EKRecurrenceEnd.make({ count: 0, until: data.ms }),
      },
    },
    members: {
      occurrenceCount: { get: ({ count }) => integer(count) },
      endDate: {
        get: ({ until }) => (until === undefined ? undefined : NSDate.make({ ms: until })),
      },
    },
  });
  const EKRecurrenceDayOfWeek: ClassOf<Day> = objcClass<Day>({
    name: "EKRecurrenceDayOfWeek",
    framework: FRAMEWORK,
    statics: {
      dayOfWeekWeekNumber: {
        call: (_, day: number, week: number) => EKRecurrenceDayOfWeek.make({ day, week }),
      },
    },
    members: {
      dayOfTheWeek: { get: ({ day }) => integer(day) },
      weekNumber: { get: ({ week }) => integer(week) },
    },
  });
  const list = (items: readonly number[]): Native | undefined =>
    items.length > 0 ? arrayOf(items.map((value) => NSNumber.make({ value }))) : undefined;
  const blank = { days: [], monthDays: [], months: [], weeks: [], yearDays: [], positions: [] };
  const endOf = (end: unknown): Partial<RuleRow> =>
    EKRecurrenceEnd.is(end) ? { ...end.data } : { count: 0 };
  const make = (row: Partial<RuleRow>): Native =>
    EKRecurrenceRule.make({ row: { frequency: 0, interval: 1, count: 0, ...blank, ...row } });
  const daysOf = (value: unknown): Day[] =>
    (itemsOf(value) ?? []).flatMap((each) =>
      EKRecurrenceDayOfWeek.is(each) ? [{ ...each.data }] : [],
    );
  const Allocated: ClassOf<object> = objcClass<object>({
    name: "EKRecurrenceRule (allocated)",
    framework: FRAMEWORK,
    members: {
      initRecurrenceWithFrequencyIntervalEnd: {
        call: (...[, frequency, interval, end]: [object, number, number, unknown]) =>
          make({ frequency, interval, ...endOf(end) }),
      },
      initRecurrenceWithFrequencyIntervalDaysOfTheWeekDaysOfTheMonthMonthsOfTheYearWeeksOfTheYearDaysOfTheYearSetPositionsEnd:
        {
          call: (...[, frequency, interval, ...rest]: [object, number, number, ...unknown[]]) => {
            const [days, monthDays, months, weeks, yearDays, positions, end] = rest;
            return make({
              frequency,
              interval,
              days: daysOf(days),
              monthDays: numbers(monthDays),
              months: numbers(months),
              weeks: numbers(weeks),
              yearDays: numbers(yearDays),
              positions: numbers(positions),
              ...endOf(end),
            });
          },
        },
    },
  });
  const EKRecurrenceRule: ClassOf<{ row: RuleRow }> = objcClass<{ row: RuleRow }>({
    name: "EKRecurrenceRule",
    framework: FRAMEWORK,
    statics: { alloc: { get: () => Allocated.make({}) } },
    members: {
      frequency: { get: ({ row }) => integer(row.frequency) },
      interval: { get: ({ row }) => integer(row.interval) },
      daysOfTheWeek: {
        get: ({ row }) =>
          row.days.length > 0
            ? arrayOf(row.days.map((day) => EKRecurrenceDayOfWeek.make(day)))
            : undefined,
      },
      daysOfTheMonth: { get: ({ row }) => list(row.monthDays) },
      monthsOfTheYear: { get: ({ row }) => list(row.months) },
      weeksOfTheYear: { get: ({ row }) => list(row.weeks) },
      daysOfTheYear: { get: ({ row }) => list(row.yearDays) },
      setPositions: { get: ({ row }) => list(row.positions) },
      recurrenceEnd: {
        get: ({ row: { count, until } }) =>
          count > 0 || until !== undefined
            ? EKRecurrenceEnd.make({ count, ...(until === undefined ? {} : { until }) })
            : undefined,
      },
    },
  });
  return { EKRecurrenceRule, EKRecurrenceEnd, EKRecurrenceDayOfWeek };
}

function eventClass(
  { world }: Mac,
  {
    EKCalendar,
    EKAlarm,
    EKRecurrenceRule,
  }: Pick<EventKit, "EKCalendar" | "EKAlarm" | "EKRecurrenceRule">,
): ClassOf<EventData> {
  const text = (name: "title" | "location" | "notes") => ({
    get: ({ fields }: EventData) => fields[name],
    set: ({ fields }: EventData, value: unknown) => {
      if (value === undefined) delete fields[name];
      else fields[name] = String(value);
    },
  });
  const Participant: ClassOf<{ name: string }> = objcClass<{ name: string }>({
    name: "EKParticipant",
    framework: FRAMEWORK,
    members: { name: { get: ({ name }) => name } },
  });
  /** All-day events end at the last second of their last day. */
  const shownEnd = ({ allDay, end }: EventFields): number => (allDay ? end - 1_000 : end);
  const EKEvent: ClassOf<EventData> = objcClass<EventData>({
    name: "EKEvent",
    framework: FRAMEWORK,
    statics: {
      eventWithEventStore: {
        call: () =>
          EKEvent.make({
            fields: {
              calendar: "",
              title: "",
              start: Number.NaN,
              end: Number.NaN,
              allDay: false,
              zone: world.zone,
              alarms: [],
              attendees: [],
              availability: 0,
            },
          }),
      },
    },
    members: {
      title: text("title"),
      location: text("location"),
      notes: text("notes"),
      calendarItemIdentifier: { get: ({ at }) => at?.detached?.id ?? at?.event.id },
      calendarItemExternalIdentifier: { get: ({ at }) => at?.event.external },
      hasRecurrenceRules: { get: ({ fields }) => fields.rule !== undefined },
      isDetached: { get: ({ at }) => at?.detached !== undefined },
      occurrenceDate: {
        get: ({ at, fields }) => NSDate.make({ ms: at?.occurrence ?? fields.start }),
      },
      isAllDay: { get: ({ fields }) => fields.allDay },
      allDay: {
        get: ({ fields }) => fields.allDay,
        set: ({ fields }, value) => {
          fields.allDay = value === true;
        },
      },
      availability: { get: ({ fields }) => integer(fields.availability) },
      lastModifiedDate: {
        get: ({ at }) => (at ? NSDate.make({ ms: at.event.modified }) : undefined),
      },
      attendees: {
        get: ({ fields }) =>
          fields.attendees.length > 0
            ? arrayOf(fields.attendees.map((name) => Participant.make({ name })))
            : undefined,
      },
      timeZone: {
        get: ({ fields }) => (fields.allDay ? undefined : NSTimeZone.make({ zone: fields.zone })),
        set: ({ fields }, value) => {
          if (NSTimeZone.is(value)) fields.zone = value.data.zone;
        },
      },
      // A start beyond the end, or an end before the start, does not take.
      startDate: {
        get: ({ fields }) => dateOf(fields.start),
        set: ({ fields }, value) => {
          if (!NSDate.is(value)) return;
          const { ms } = value.data;
          if (!(ms > fields.end)) fields.start = fields.allDay ? midnight(ms, fields.zone) : ms;
        },
      },
      endDate: {
        get: ({ fields }) => dateOf(shownEnd(fields)),
        set: ({ fields }, value) => {
          if (!NSDate.is(value)) return;
          const { ms } = value.data;
          if (!(ms < fields.start)) fields.end = fields.allDay ? nextMidnight(ms, fields.zone) : ms;
        },
      },
      calendar: {
        get: ({ fields }) => {
          const row = world.eventKit.calendars.find(({ id }) => id === fields.calendar);
          return row && EKCalendar.make({ row });
        },
        set: ({ fields }, value) => {
          if (EKCalendar.is(value)) fields.calendar = value.data.row.id;
        },
      },
      recurrenceRules: {
        get: ({ fields }) =>
          fields.rule ? arrayOf([EKRecurrenceRule.make({ row: fields.rule })]) : undefined,
        set: ({ fields }, value) => {
          const [rule] = itemsOf(value) ?? [];
          if (EKRecurrenceRule.is(rule)) fields.rule = rule.data.row;
          else delete fields.rule;
        },
      },
      alarms: {
        get: ({ fields }) =>
          fields.alarms.length > 0
            ? arrayOf(fields.alarms.map((offset) => EKAlarm.make({ offset })))
            : undefined,
      },
      addAlarm: {
        call: ({ fields }, { data }: Native<{ offset?: number }>) => {
          fields.alarms.push(data.offset ?? 0);
        },
      },
    },
  });
  return EKEvent;
}

function dateOf(ms: number): Native | undefined {
  return Number.isNaN(ms) ? undefined : NSDate.make({ ms });
}

function midnight(ms: number, zone: string): number {
  return DateTime.fromMillis(ms, { zone }).startOf("day").toMillis();
}

function nextMidnight(ms: number, zone: string): number {
  return DateTime.fromMillis(ms, { zone }).startOf("day").plus({ days: 1 }).toMillis();
}
