import { describe, it } from "vitest";
import { HostFailure } from "../../../src/errors.ts";
import type { CalendarHost } from "../../../src/host/calendar.ts";
import type { ContactsHost } from "../../../src/host/contacts.ts";
import type { RemindersHost } from "../../../src/host/reminders.ts";
import { createMacCalendar } from "../../../src/host/macos/calendar/create-mac-calendar.ts";
import { createMacContacts } from "../../../src/host/macos/contacts/create-mac-contacts.ts";
import { createMacReminders } from "../../../src/host/macos/reminders/create-mac-reminders.ts";
import { emulatedProcess } from "../../helpers/jxa/emulated-process.ts";
import type { EventRow, RuleRow } from "../../helpers/jxa/event-kit-world.ts";
import type { MacWorld } from "../../helpers/jxa/world.ts";
import { makeWorld } from "../../helpers/jxa/world.ts";
import { putMistakeBack } from "../../helpers/put-mistake-back.ts";
import { NOW, ZONE } from "../contract/calendar.ts";
import { emulatedTools } from "./emulated-mac.ts";

const DAY = 86_400_000;
const DAILY: RuleRow = {
  frequency: 0,
  interval: 1,
  days: [],
  monthDays: [],
  months: [],
  weeks: [],
  yearDays: [],
  positions: [],
  count: 0,
};

function event(changes: Partial<EventRow> = {}): EventRow {
  return {
    id: "E1",
    external: "X1",
    calendar: "C1",
    title: "Lunch",
    location: "Café",
    start: NOW + DAY,
    end: NOW + DAY + 3_600_000,
    allDay: false,
    zone: ZONE,
    alarms: [],
    attendees: [],
    availability: 0,
    excluded: [],
    detached: [],
    modified: 0,
    ...changes,
  };
}

/** A calendar with one event, a list with one reminder, one person. */
function world(changes: Partial<MacWorld> = {}, events: EventRow[] = [event()]): MacWorld {
  const made = makeWorld(changes);
  const place = { source: "local", kind: 0, isWritable: true };
  made.eventKit = {
    sources: [{ id: "local", title: "On My Mac", kind: 0 }],
    calendars: [
      { ...place, id: "C1", title: "Personal", entity: "event" },
      { ...place, id: "L1", title: "Home", entity: "reminder" },
    ],
    events,
    reminders: [
      {
        id: "R1",
        list: "L1",
        title: "Rent",
        due: { year: 2026, month: 3, day: 5 },
        priority: 0,
        done: false,
        alarms: [],
        modified: 0,
      },
    ],
    defaultCalendar: "C1",
    defaultList: "L1",
  };
  made.contacts = {
    containers: ["card"],
    people: [
      {
        id: "P1",
        container: "card",
        given: "Anna",
        family: "",
        nickname: "",
        organisation: "",
        phones: [{ label: "_$!<Mobile>!$_", value: "+49 170 1" }],
        emails: [],
        birthday: { month: 2, day: 9 },
        relations: [{ label: "_$!<Friend>!$_", value: "Anna" }],
      },
    ],
    own: "P1",
    token: 1,
  };
  return made;
}

type Mac = {
  readonly calendar: CalendarHost;
  readonly reminders: RemindersHost;
  readonly contacts: ContactsHost;
  readonly world: MacWorld;
};

type Pitfall = {
  readonly name: string;
  /** What is right in the script, and the mistake in its place. */
  readonly right: string | RegExp;
  readonly wrong: string;
  readonly world: () => MacWorld;
  /** Whether everything is as it should be. */
  readonly holds: (mac: Mac) => Promise<boolean>;
};

const failsWith =
  (code: string, act: (mac: Mac) => Promise<unknown>) =>
  async (mac: Mac): Promise<boolean> => {
    try {
      await act(mac);
      return false;
    } catch (error) {
      return error instanceof HostFailure && error.failure === code;
    }
  };
const week = { from: NOW, to: NOW + 7 * DAY, limit: 50 };
const grants = (grant: MacWorld["grants"]["calendar"]): MacWorld["grants"] => ({
  calendar: grant,
  reminders: grant,
  contacts: grant,
  microphone: grant,
});
const asks = async ({ calendar }: Mac): Promise<boolean> =>
  (await calendar.query(week)).rows.length === 1;
const REFUSAL = 'if (state) throw new Failure("permission", "no access", { state });';
const NEXT_WEEK = NOW + 7 * DAY;

const PITFALLS: readonly Pitfall[] = [
  {
    name: "a denied calendar looks empty",
    right: REFUSAL,
    wrong: "",
    world: () => world({ grants: grants("denied") }),
    holds: failsWith("permission", ({ calendar }) => calendar.query(week)),
  },
  {
    name: "a denied address book has nobody in it",
    right: REFUSAL,
    wrong: "",
    world: () => world({ grants: grants("denied") }),
    holds: failsWith("permission", ({ contacts }) => contacts.all()),
  },
  {
    name: "write-only access passes for full access",
    right: ', 4: "write_only"',
    wrong: "",
    world: () => world({ grants: grants("write_only") }),
    holds: failsWith("permission", ({ calendar }) => calendar.query(week)),
  },
  {
    name: "status 2 passes for granted",
    right: ', 2: "denied"',
    wrong: "",
    world: () => world({ grants: grants("denied") }),
    holds: failsWith("permission", ({ reminders }) => reminders.query({ limit: 5 })),
  },
  {
    name: "reminders whose block isn't called look like none",
    right: 'throw new Failure("timeout", "Reminders took too long to answer.");',
    wrong: "return [];",
    world: () => world({ blocksFire: false }),
    holds: failsWith("timeout", ({ reminders }) => reminders.query({ limit: 5 })),
  },
  {
    name: "an enumeration is compared with ===",
    right: "Number($.EKEventStore.authorizationStatusForEntityType(entity))",
    wrong: "$.EKEventStore.authorizationStatusForEntityType(entity)",
    world: () => world({ grants: grants("not_asked") }),
    holds: asks,
  },
  {
    name: "an availability is compared with ===",
    right: "Number(event.availability) === FREE",
    wrong: "event.availability === FREE",
    world: () => world({}, [event({ availability: 1 })]),
    holds: async ({ calendar }) => (await calendar.query(week)).rows[0]?.free === true,
  },
  {
    name: "access is only noticed by the block",
    right: "answer.isThere || status() !== 0",
    wrong: "answer.isThere",
    world: () => world({ grants: grants("not_asked"), blocksFire: false }),
    holds: asks,
  },
  {
    name: "the store from before the grant is used",
    right: /let unanswered = false;([\s\S]*?)return \$\.EKEventStore\.alloc\.init;/,
    wrong: "const early = $.EKEventStore.alloc.init; let unanswered = false;$1return early;",
    world: () => world({ grants: grants("not_asked") }),
    holds: asks,
  },
  {
    name: "JavaScript's null goes through the bridge",
    right: '=== "" ? $() :',
    wrong: '=== "" ? null :',
    world: () => world(),
    holds: async ({ calendar, world }) => {
      const [row] = (await calendar.query(week)).rows;
      await calendar.update({ id: row?.id ?? "", span: "this", changes: { location: "" } });
      return world.eventKit.events[0]?.location === undefined;
    },
  },
  {
    name: "a JavaScript list of objects goes through the bridge",
    right: "arrayOf([placeOf(store, calendar)])",
    wrong: "[placeOf(store, calendar)]",
    world: () => world(),
    holds: async ({ calendar }) =>
      (await calendar.query({ ...week, calendar: "Personal" })).rows.length === 1,
  },
  {
    name: "parentheses after a method without arguments",
    right: "return $.EKEventStore.alloc.init;",
    wrong: "return $.EKEventStore.alloc.init();",
    world: () => world(),
    holds: asks,
  },
  {
    name: "a boxed text is used as it is",
    right: "return value.isNil() ? undefined : ObjC.unwrap(value);",
    wrong: "return value.isNil() ? undefined : value;",
    world: () => world(),
    holds: asks,
  },
  {
    name: "nil is taken for false",
    right: "return value.isNil() ? undefined : ObjC.unwrap(value);",
    wrong: "return value ? ObjC.unwrap(value).toString() : undefined;",
    world: () => world({}, [event({ location: "" }), event({ id: "E2", external: "X2" })]),
    holds: async ({ calendar }) => (await calendar.query(week)).rows.length === 2,
  },
  {
    name: "the date of date components is believed",
    right: /function dueFacts\(parts\) \{/,
    wrong:
      "function dueFacts(parts) { if (!parts.isNil()) { const at = new Date(Number(parts.date.timeIntervalSince1970) * 1000); return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }; }",
    world: () => world(),
    holds: async ({ reminders }) =>
      (await reminders.get("R1")).due === Date.parse("2026-03-05T00:00+01:00"),
  },
  {
    name: "an unset hour is taken for a number",
    right: "Number(value) < NO_FIELD ? Number(value) : undefined",
    wrong: "Number(value)",
    world: () => world(),
    holds: async ({ reminders }) => (await reminders.get("R1")).dateOnly,
  },
  {
    name: "a day gets an hour",
    right: "if (hour === undefined) return parts;",
    wrong: "hour = hour || 0; minute = minute || 0; zone = zone || 'Europe/Berlin';",
    world: () => world(),
    holds: async ({ reminders }) => {
      const due = Date.parse("2026-03-09T00:00+01:00");
      return (await reminders.create({ title: "Day", due, dateOnly: true })).value.dateOnly;
    },
  },
  {
    name: "one look covers more than four years",
    right: "const WINDOW_S = 365 * 86400;",
    wrong: "const WINDOW_S = 10 * 365 * 86400;",
    world: () => world({}, [event({ rule: { ...DAILY, count: 30 } })]),
    holds: async ({ calendar }) => {
      const { rows, more } = await calendar.query({ ...week, to: NOW + 2_200 * DAY });
      return rows.length + more === 30;
    },
  },
  {
    name: "what lies across two looks is told twice",
    right: "JSON.stringify([facts.calendar, facts.key, facts.occurrence])",
    wrong: "found.size",
    world: () => world({}, [event({ start: NOW + 360 * DAY, end: NOW + 370 * DAY })]),
    holds: async ({ calendar }) =>
      (await calendar.query({ ...week, to: NOW + 700 * DAY })).rows.length === 1,
  },
  {
    name: "days are counted by the user's own calendar",
    right: '$.NSCalendar.calendarWithIdentifier("gregorian")',
    wrong: "$.NSCalendar.currentCalendar",
    world: () => {
      const start = Date.parse("2026-03-05T00:00+01:00");
      return world({}, [event({ allDay: true, start, end: start + DAY })]);
    },
    holds: async ({ calendar }) =>
      (await calendar.query(week)).rows[0]?.start === Date.parse("2026-03-05T00:00+01:00"),
  },
  {
    name: "the start of a later time is set before its end",
    right: /const isLater = [^;]+;/,
    wrong: "const isLater = false;",
    world: () => world(),
    holds: async ({ calendar, world }) => {
      const [row] = (await calendar.query(week)).rows;
      const changes = { start: NEXT_WEEK };
      await calendar.update({ id: row?.id ?? "", span: "this", changes });
      return world.eventKit.events[0]?.start === NEXT_WEEK;
    },
  },
  {
    name: "an identifier is taken for an occurrence",
    right:
      /occurrence === undefined\s+\? itemsWith\(store, key\)\.find\(isMeant\)\s+: nearby\([^)]*\)/,
    wrong: "itemsWith(store, key)[0]",
    world: () => world({}, [event({ rule: DAILY })]),
    holds: async ({ calendar }) => {
      const third = (await calendar.query(week)).rows[2];
      return (await calendar.get(third?.id ?? "")).start === third?.start;
    },
  },
  {
    name: "a change is told from the object in hand",
    right: "span === 0 ? findEvent(store, which) : event",
    wrong: "event",
    world: () => world({}, [event({ rule: DAILY })]),
    holds: async ({ calendar }) => {
      const third = (await calendar.query(week)).rows[2]?.id ?? "";
      const changes = { title: "Brunch" };
      const { value } = await calendar.update({ id: third, span: "this", changes });
      return (await calendar.get(third)).version === value.version;
    },
  },
  {
    name: "somebody's note is read",
    right: '"emailAddresses",',
    wrong: '"emailAddresses", "note",',
    world: () => world(),
    holds: async ({ contacts }) => (await contacts.all()).length === 1,
  },
  {
    name: "what wasn't fetched is read",
    right: '"postalAddresses",\n',
    wrong: "",
    world: () => world(),
    holds: async ({ contacts }) => (await contacts.all()).length === 1,
  },
  {
    name: "what wasn't fetched of the owner's card is read",
    right: 'const OWN_KEYS = ["contactRelations"];',
    wrong: 'const OWN_KEYS = ["givenName"];',
    world: () => world(),
    holds: async ({ contacts }) => (await contacts.all())[0]?.relations?.[0] === "friend",
  },
  {
    name: "nobody's being the owner costs everybody",
    right: "return own.isNil() ? changes : changes",
    wrong: "return changes",
    world: () => {
      const made = world();
      delete made.contacts.own;
      return made;
    },
    holds: async ({ contacts }) => (await contacts.all()).length === 1,
  },
  {
    name: "an unset year of birth is taken for a number",
    right: "year: fieldOf(parts.year)",
    wrong: "year: Number(parts.year)",
    world: () => world(),
    holds: async ({ contacts }) => (await contacts.all())[0]?.birthday?.year === undefined,
  },
  {
    name: "the date of completion is taken for the end of a repeating reminder",
    right: "if (own.done) return",
    wrong: "return { done: own };\n  if (own.done) return",
    world: () => {
      const made = world();
      Object.assign(made.eventKit.reminders[0] ?? {}, { rule: DAILY });
      return made;
    },
    holds: async ({ reminders }) =>
      (await reminders.complete({ id: "R1", done: true })).value.next !== undefined,
  },
];

describe("the mistakes others made", () => {
  it.each(PITFALLS)("not made: $name", async ({ right, wrong, world, holds }) => {
    const isRight = (edit: (source: string) => string): Promise<boolean> => {
      const made = world();
      const tools = emulatedTools(made, emulatedProcess(made, edit));
      return holds({
        calendar: createMacCalendar(tools).host,
        reminders: createMacReminders(tools).host,
        contacts: createMacContacts(tools).host,
        world: made,
      });
    };
    await putMistakeBack({ right, wrong, isRight });
  });
});
