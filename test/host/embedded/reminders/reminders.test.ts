import ICAL from "ical.js";
import { DateTime } from "luxon";
import { createEmbeddedReminders } from "../../../../src/host/embedded/reminders/create-embedded-reminders.ts";
import type { RemindersUnderTest, SeedReminder, StoredReminder } from "../../contract/reminders.ts";
import { describeRemindersContract, NOW, ZONE } from "../../contract/reminders.ts";
import { lines, makeVdirHome } from "../vdir/vdir-home.ts";
import { vdirUnderTest } from "../vdir-under-test.ts";

const clock = { now: () => NOW, zone: ZONE };

describeRemindersContract({ name: "embedded, a folder a list", make });

async function make(): Promise<RemindersUnderTest> {
  const home = makeVdirHome();
  const { host, undo } = createEmbeddedReminders({ folder: home.folder, clock });
  const kind = {
    folder: "list",
    undo,
    placeOf: ({ list }: SeedReminder) => list,
    seedText,
    storedIn,
  };
  return { host, ...vdirUnderTest(home, kind) };
}

function seedText(reminder: SeedReminder, uid: string): string {
  const { due, repeat, notes, priority, done } = reminder;
  const time = (text: string): string =>
    text.includes("T")
      ? `;TZID=${ZONE}:${DateTime.fromISO(text, { zone: ZONE }).toFormat("yyyyMMdd'T'HHmmss")}`
      : `;VALUE=DATE:${text.replaceAll("-", "")}`;
  return lines(
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//example//contract//EN",
    "BEGIN:VTODO",
    `UID:${uid}`,
    "DTSTAMP:20260101T000000Z",
    ...(due && repeat ? [`DTSTART${time(due)}`, `RRULE:${repeat}`] : []),
    ...(due ? [`DUE${time(due)}`] : []),
    `SUMMARY:${reminder.title}`,
    ...(notes ? [`DESCRIPTION:${notes}`] : []),
    ...(priority ? [`PRIORITY:${priority}`] : []),
    `STATUS:${done ? "COMPLETED" : "NEEDS-ACTION"}`,
    "RELATED-TO:parent@example.org",
    "X-EXAMPLE;X-KEPT=yes:an unknown property",
    "END:VTODO",
    "END:VCALENDAR",
  );
}

/** Reads a file with ical.js alone and converts its times with luxon. */
function storedIn(text: string, list: string): readonly StoredReminder[] {
  const root = new ICAL.Component(ICAL.parse(text));
  return root.getAllSubcomponents("vtodo").map((todo) => {
    const textOf = (name: string): string | undefined =>
      todo.getFirstPropertyValue(name)?.toString();
    const due = todo.getFirstProperty("due");
    const notes = textOf("description");
    const repeat = textOf("rrule");
    return {
      list,
      title: textOf("summary") ?? "",
      ...(due ? { due: instantOf(due) } : {}),
      ...(notes === undefined ? {} : { notes }),
      ...(repeat === undefined ? {} : { repeat }),
      priority: Number(textOf("priority") ?? 0),
      done: textOf("status") === "COMPLETED",
    };
  });
}

function instantOf(property: InstanceType<typeof ICAL.Property>): string {
  const written = String(property.getFirstValue());
  const zone = property.getFirstParameter("tzid");
  if (!zone) return written;
  return DateTime.fromISO(written, { zone }).toUTC().toISO({ suppressMilliseconds: true }) ?? "";
}
