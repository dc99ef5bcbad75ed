import { DateTime } from "luxon";
import { zonesOf } from "../../../src/host/embedded/ical/zones/zones.ts";
import { createMacReminders } from "../../../src/host/macos/reminders/create-mac-reminders.ts";
import type { DateParts, ReminderRow } from "../../helpers/jxa/event-kit-world.ts";
import { ruleText } from "../../helpers/jxa/occurrences.ts";
import { epochOf } from "../../helpers/jxa/reminders-store.ts";
import type { MacWorld } from "../../helpers/jxa/world.ts";
import { makeWorld, nextId } from "../../helpers/jxa/world.ts";
import type { RemindersUnderTest, SeedReminder, StoredReminder } from "../contract/reminders.ts";
import { describeRemindersContract, ZONE } from "../contract/reminders.ts";
import { emulatedTools, undoWith } from "./emulated-mac.ts";
import { seedRule } from "./seed-rule.ts";

// Nobody knows which of the two a Mac does; either must do.
for (const completion of ["advances", "copies next"] as const) {
  describeRemindersContract({
    name: `macos, over the emulated EventKit, where a done one ${completion}`,
    make: () => make(completion),
  });
}

async function make(completion: MacWorld["completion"]): Promise<RemindersUnderTest> {
  const world = makeWorld({ completion });
  world.eventKit.sources.push({ id: "local", title: "On My Mac", kind: 0 });
  const part = createMacReminders(emulatedTools(world));
  return {
    host: part.host,
    undo: undoWith(part),
    seed: async (reminders, lists = [...new Set(reminders.map(({ list }) => list))]) => {
      for (const title of lists) {
        const id = nextId(world);
        world.eventKit.defaultList ??= id;
        world.eventKit.calendars.push({
          id,
          title,
          source: "local",
          entity: "reminder",
          kind: 0,
          isWritable: true,
        });
      }
      for (const reminder of reminders) world.eventKit.reminders.push(rowOf(reminder, world));
    },
    stored: async () => world.eventKit.reminders.map((row) => storedOf(row, world)),
    everything: async () => seenIn(world),
    retitle: async (from, to) => {
      for (const row of world.eventKit.reminders) if (row.title === from) row.title = to;
    },
    dispose: async () => {},
  };
}

const zones = zonesOf([], ZONE);

function rowOf(seed: SeedReminder, world: MacWorld): ReminderRow {
  const { title, notes, repeat, priority = 0, done = false } = seed;
  const due = seed.due === undefined ? undefined : partsOf(seed.due);
  return {
    id: nextId(world),
    list: world.eventKit.calendars.find((each) => each.title === seed.list)?.id ?? "",
    title,
    ...(notes ? { notes } : {}),
    ...(due ? { due } : {}),
    priority,
    done,
    ...(repeat ? { rule: seedRule(repeat, zones) } : {}),
    alarms: due?.hour === undefined ? [] : [epochOf(due, ZONE)],
    modified: 0,
  };
}

function partsOf(text: string): DateParts {
  const { year, month, day, hour, minute } = DateTime.fromISO(text, { zone: ZONE });
  return text.includes("T") ? { year, month, day, hour, minute, zone: ZONE } : { year, month, day };
}

function storedOf(row: ReminderRow, world: MacWorld): StoredReminder {
  const { title, notes, due, rule, priority, done } = row;
  return {
    list: world.eventKit.calendars.find(({ id }) => id === row.list)?.title ?? "",
    title,
    ...(due ? { due: dueText(due) } : {}),
    ...(notes === undefined ? {} : { notes }),
    ...(rule ? { repeat: ruleText(rule, ZONE) } : {}),
    priority,
    done,
  };
}

function dueText(due: DateParts): string {
  const at = DateTime.fromMillis(epochOf(due, ZONE), { zone: ZONE });
  if (due.hour === undefined) return at.toISODate() ?? "";
  return at.toUTC().toISO({ suppressMilliseconds: true }) ?? "";
}

/** Everything a person sees in Reminders; a removed one comes back under another identifier. */
function seenIn(world: MacWorld): string {
  const seen = world.eventKit.reminders.map((row) =>
    JSON.stringify([storedOf(row, world), row.list, row.alarms]),
  );
  return seen.toSorted().join("\n");
}
