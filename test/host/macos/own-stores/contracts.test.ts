import { afterEach, describe, expect, it } from "vitest";
import { runProcess } from "../../../../src/host/macos/script/run-process.ts";
import { makeWorld, type MacWorld, nextId } from "../../../helpers/jxa/world.ts";
import { describeCalendarContract, ZONE } from "../../contract/calendar.ts";
import { describeContactsContract } from "../../contract/contacts.ts";
import { describeRemindersContract } from "../../contract/reminders.ts";
import { emulatedTools } from "../emulated-mac.ts";
import { ownCalendar } from "./own-calendar.ts";
import { ownContacts } from "./own-contacts.ts";
import { ownReminders } from "./own-reminders.ts";

/*
 * The contracts on a Mac that is somebody's, in calendars, lists and people of their own: over the emulated one, which
 * shows that nothing else of it is touched, and over the real EventKit and Contacts where one is asked for:
 *
 *     TZ=Europe/Berlin SOTTO_REAL_STORES=yes node .github/scripts/contracts.mjs
 */
const isReal = process.platform === "darwin" && process.env["SOTTO_REAL_STORES"] === "yes";

/** A Mac with a life of its own, in names the contracts use too. */
function livedIn(): MacWorld {
  const world = makeWorld();
  const { eventKit, contacts } = world;
  eventKit.sources.push({ id: "local", title: "On My Mac", kind: 0 });
  const place = (title: string, entity: "event" | "reminder"): string => {
    const id = nextId(world);
    eventKit.calendars.push({ id, title, source: "local", entity, kind: 0, isWritable: true });
    return id;
  };
  eventKit.defaultCalendar = place("Personal", "event");
  eventKit.defaultList = place("Home", "reminder");
  const start = Date.parse("2026-03-03T12:00+01:00");
  const [alarms, attendees] = [[], []];
  const event = { title: "Lunch with Zoë", start, end: start + 3_600_000, allDay: false };
  const more = { zone: ZONE, alarms, attendees, availability: 0, excluded: [], detached: [] };
  const ids = { id: nextId(world), external: nextId(world), modified: 0 };
  eventKit.events.push({ calendar: eventKit.defaultCalendar, ...event, ...more, ...ids });
  const todo = { title: "Buy milk", priority: 0, done: false, alarms: [], modified: 0 };
  eventKit.reminders.push({ id: nextId(world), list: eventKit.defaultList, ...todo });
  contacts.containers.push("card");
  const anna = { given: "Anna", family: "Other", nickname: "", organisation: "" };
  const relations = [{ label: "_$!<Mother>!$_", value: "Claire Okoro" }];
  contacts.people.push({
    id: "A:ABPerson",
    container: "card",
    ...anna,
    phones: [],
    emails: [],
    relations,
  });
  contacts.own = "A:ABPerson";
  return world;
}

/** All that isn't a test's own. */
function others({ eventKit, contacts }: MacWorld): string {
  return JSON.stringify([eventKit, contacts.people]);
}

describe("a Mac that is somebody's", () => {
  let world = livedIn();
  let before = others(world);
  const emulated = () => {
    world = livedIn();
    before = others(world);
    return emulatedTools(world);
  };
  afterEach(() => expect(others(world)).toBe(before));
  describeCalendarContract({ name: "own calendars of it", make: () => ownCalendar(emulated()) });
  describeRemindersContract({ name: "own lists of it", make: () => ownReminders(emulated()) });
  describeContactsContract({
    name: "own people of it",
    make: () => ownContacts(emulated()),
    choosesOwner: false,
  });
});

describe.skipIf(!isReal)("this Mac", () => {
  const real = () => emulatedTools(makeWorld(), runProcess);
  it("is on the wall the contracts are written for", () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(ZONE);
  });
  describeCalendarContract({ name: "the real EventKit", make: () => ownCalendar(real()) });
  describeRemindersContract({ name: "the real EventKit", make: () => ownReminders(real()) });
  describeContactsContract({
    name: "the real Contacts",
    make: () => ownContacts(real()),
    choosesOwner: false,
  });
});
