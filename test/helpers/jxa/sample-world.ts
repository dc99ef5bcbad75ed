import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import { DateTime } from "luxon";
import { zonesOf } from "../../../src/host/embedded/ical/zones/zones.ts";
import type { Host } from "../../../src/host/host.ts";
import { seedRule } from "../../host/macos/seed-rule.ts";
import type { CalendarRow, DetachedRow, EventFields, EventRow } from "./event-kit-world.ts";
import type { MacWorld } from "./world.ts";
import { nextId } from "./world.ts";

type Component = InstanceType<typeof ICAL.Component>;
type Property = InstanceType<typeof ICAL.Property>;

/** Puts the calendars, lists and people of a sample home into the stores of a Mac. */
export async function fillStores(
  world: MacWorld,
  { home, host }: { readonly home: string; readonly host: Host },
): Promise<void> {
  world.eventKit.sources.push({ id: "local", title: "On My Mac", kind: 0 });
  fillCalendars(world, join(home, "calendars"));
  await fillLists(world, host);
  await fillPeople(world, host);
}

function placeOf(world: MacWorld, title: string, entity: CalendarRow["entity"]): string {
  const id = nextId(world);
  world.eventKit.calendars.push({ id, title, source: "local", entity, kind: 0, isWritable: true });
  return id;
}

function fillCalendars(world: MacWorld, folder: string): void {
  for (const name of readdirSync(folder).toSorted()) {
    const calendar = placeOf(world, name, "event");
    if (name === "Home" || !world.eventKit.defaultCalendar)
      world.eventKit.defaultCalendar = calendar;
    for (const file of readdirSync(join(folder, name)).filter((each) => each.endsWith(".ics"))) {
      const root = new ICAL.Component(ICAL.parse(readFileSync(join(folder, name, file), "utf8")));
      world.eventKit.events.push(eventRow(root.getAllSubcomponents("vevent"), { calendar, world }));
    }
  }
}

function eventRow(
  events: readonly Component[],
  { calendar, world }: { readonly calendar: string; readonly world: MacWorld },
): EventRow {
  const { zone } = world;
  const masters = events.filter((event) => !event.hasProperty("recurrence-id"));
  const [master = new ICAL.Component("vevent")] = masters;
  const rule = master.getFirstPropertyValue("rrule")?.toString();
  const detached = events
    .filter((event) => event.hasProperty("recurrence-id"))
    .map((event): DetachedRow => {
      const occurrence = timeOf(event.getFirstProperty("recurrence-id"), zone);
      return { ...fieldsOf(event, { calendar, zone }), id: nextId(world), occurrence };
    });
  return {
    ...fieldsOf(master, { calendar, zone }),
    ...(rule ? { rule: seedRule(rule, zonesOf([], zone)) } : {}),
    id: nextId(world),
    external: String(master.getFirstPropertyValue("uid")),
    excluded: master.getAllProperties("exdate").map((property) => timeOf(property, zone)),
    detached,
    modified: 0,
  };
}

function fieldsOf(
  event: Component,
  { calendar, zone }: { readonly calendar: string; readonly zone: string },
): EventFields {
  const text = (name: string): string | undefined => event.getFirstPropertyValue(name)?.toString();
  const begin = event.getFirstProperty("dtstart");
  const [location, notes] = [text("location"), text("description")];
  return {
    calendar,
    title: text("summary") ?? "",
    ...(location ? { location } : {}),
    ...(notes ? { notes } : {}),
    start: timeOf(begin, zone),
    end: timeOf(event.getFirstProperty("dtend"), zone),
    allDay: begin?.type === "date",
    zone,
    alarms: [],
    attendees: [],
    availability: text("transp") === "TRANSPARENT" ? 1 : 0,
  };
}

function timeOf(property: Property | null, local: string): number {
  const zone = property?.getFirstParameter("tzid") || local;
  return DateTime.fromISO(String(property?.getFirstValue()), { zone }).toMillis();
}

async function fillLists(world: MacWorld, { reminders }: Host): Promise<void> {
  const ids = new Map<string, string>();
  for (const { name } of await reminders.lists()) ids.set(name, placeOf(world, name, "reminder"));
  const [first] = ids.values();
  if (first) world.eventKit.defaultList = ids.get("Reminders") ?? first;
  const { rows } = await reminders.query({ limit: 1_000 });
  for (const { list, title, notes, due, dateOnly, priority, done, repeat } of rows) {
    const at = due === undefined ? undefined : DateTime.fromMillis(due, { zone: world.zone });
    const time = at && !dateOnly ? { hour: at.hour, minute: at.minute, zone: world.zone } : {};
    const day = at && { year: at.year, month: at.month, day: at.day };
    world.eventKit.reminders.push({
      id: nextId(world),
      list: ids.get(list) ?? "",
      title,
      ...(notes ? { notes } : {}),
      ...(day ? { due: { ...day, ...time } } : {}),
      priority: { none: 0, high: 1, medium: 5, low: 9 }[priority],
      done,
      ...(repeat ? { rule: seedRule(repeat, zonesOf([], world.zone)) } : {}),
      alarms: due === undefined || dateOnly ? [] : [due],
      modified: 0,
    });
  }
}

async function fillPeople(world: MacWorld, { contacts }: Host): Promise<void> {
  world.contacts.containers.push("card");
  for (const person of await contacts.all()) {
    const [given = "", ...family] = person.name.split(" ");
    world.contacts.people.push({
      id: `${nextId(world)}:ABPerson`,
      container: "card",
      given,
      family: family.join(" "),
      nickname: person.nicknames[0] ?? "",
      organisation: person.organisation ?? "",
      phones: [...person.phones],
      emails: [...person.emails],
      ...(person.job === undefined ? {} : { jobTitle: person.job }),
      ...(person.birthday ? { birthday: { ...person.birthday } } : {}),
      addresses: (person.addresses ?? []).map(({ label, value }) => ({
        label,
        value: { street: value },
      })),
    });
  }
}
