import { DateTime } from "luxon";
import { z } from "zod";
import { zonesOf } from "../../../../src/host/embedded/ical/zones/zones.ts";
import { ruleFactsOf, ruleTextOf } from "../../../../src/host/macos/event-kit/rule-facts.ts";
import { undoData } from "../../../../src/host/macos/event-kit/undo-data.ts";
import type { MacTools } from "../../../../src/host/macos/mac-part.ts";
import { createMacReminders } from "../../../../src/host/macos/reminders/create-mac-reminders.ts";
import {
  type ReminderFacts,
  reminderFacts,
} from "../../../../src/host/macos/reminders/reminder-facts.ts";
import type { ReminderFields } from "../../../../src/host/macos/reminders/reminder-fields.ts";
import { epochOf } from "../../../helpers/jxa/reminders-store.ts";
import {
  type RemindersUnderTest,
  type SeedReminder,
  type StoredReminder,
  ZONE,
} from "../../contract/reminders.ts";
import { undoWith } from "../emulated-mac.ts";
import { LISTS, ownPlaces } from "./own-scripts.ts";

const zones = zonesOf([], ZONE);

/** A list's contract over EventKit as this Mac has it, in lists of its own. */
export async function ownReminders(tools: MacTools): Promise<RemindersUnderTest> {
  const own = ownPlaces(tools.scripts, LISTS);
  await own.remove();
  const part = createMacReminders({ ...tools, scripts: own.scripts });
  const all = async (): Promise<readonly ReminderFacts[]> =>
    z.array(reminderFacts).parse(await own.raw("reminders/query", {}));
  return {
    host: part.host,
    undo: undoWith(part),
    seed: async (reminders, lists = [...new Set(reminders.map(({ list }) => list))]) => {
      await own.make(lists);
      for (const reminder of reminders) {
        const { done = false } = reminder;
        const input = { list: own.idOf(reminder.list), fields: fieldsOf(reminder), done };
        await own.raw("reminders/create", undoData(input));
      }
    },
    stored: async () => (await all()).map(storedOf),
    everything: async () => {
      const seen = (await all()).map((facts) => JSON.stringify([storedOf(facts), facts.list]));
      return seen.toSorted().join("\n");
    },
    retitle: async (from, to) => {
      for (const { id } of (await all()).filter(({ title }) => title === from)) {
        await own.raw("reminders/change", { id, fields: { texts: { title: to } } });
      }
    },
    dispose: own.remove,
  };
}

function fieldsOf({ title, notes, due, repeat, priority }: SeedReminder): ReminderFields {
  return {
    texts: { title, ...(notes ? { notes } : {}) },
    priority: priority ?? 0,
    ...(due === undefined ? {} : { due: dueOf(due) }),
    ...(repeat ? { rule: ruleFactsOf(repeat, zones) } : {}),
  };
}

function dueOf(text: string): NonNullable<ReminderFields["due"]> {
  const at = DateTime.fromISO(text, { zone: ZONE });
  const { year, month, day, hour, minute } = at;
  if (!text.includes("T")) return { year, month, day };
  return { year, month, day, hour, minute, zone: ZONE, at: at.toSeconds() };
}

function storedOf({
  listName,
  title,
  due,
  notes,
  rule,
  priority,
  done,
}: ReminderFacts): StoredReminder {
  return {
    list: listName,
    title,
    ...(due ? { due: dueText(due) } : {}),
    ...(notes === undefined ? {} : { notes }),
    ...(rule ? { repeat: ruleTextOf(rule) } : {}),
    priority,
    done,
  };
}

function dueText({
  year,
  month,
  day,
  hour,
  minute,
  zone,
}: NonNullable<ReminderFacts["due"]>): string {
  const time = hour === undefined ? {} : { hour, minute: minute ?? 0 };
  const parts = { year, month, day, ...time, ...(zone === undefined ? {} : { zone }) };
  const at = DateTime.fromMillis(epochOf(parts, ZONE), { zone: ZONE });
  if (hour === undefined) return at.toISODate() ?? "";
  return at.toUTC().toISO({ suppressMilliseconds: true }) ?? "";
}
