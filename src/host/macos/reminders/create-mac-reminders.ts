import type { RemindersKeeping } from "./reminders-keeping.ts";
import { z } from "zod";
import type { RemindersHost } from "../../reminders.ts";
import { zonesOf } from "../../embedded/ical/zones/zones.ts";
import type { EmbeddedPart } from "../../embedded/parts/part.ts";
import { reminderPage } from "../../embedded/reminders/reminder-page.ts";
import { answering } from "../../embedded/vdir/answering.ts";
import type { Place } from "../event-kit/places.ts";
import { place, placeNamed, writablePlace } from "../event-kit/places.ts";
import { undoData } from "../event-kit/undo-data.ts";
import type { MacTools } from "../mac-part.ts";
import { completeReminder } from "./complete-reminder.ts";
import { reminderFacts, reminderOf } from "./reminder-facts.ts";
import { changedFields, fieldsOf, newFields } from "./reminder-fields.ts";
import { changedUndo, createdUndo, remindersUndo, removedUndo } from "./undo-reminder.ts";

/** The lists of this Mac, through EventKit. */
export function createMacReminders({
  scripts,
  clock,
  language,
}: Pick<MacTools, "scripts" | "clock" | "language">): EmbeddedPart<RemindersHost> {
  const zones = zonesOf([], clock.zone);
  const run: RemindersKeeping["run"] = (script, input, answer) =>
    scripts.run({ script, service: "reminders", input: undoData(input) }, answer);
  const keeping: RemindersKeeping = {
    run,
    get: (id) => run("reminders/get", { id }, reminderFacts),
    wall: () => ({ zones, zone: clock.zone, now: clock.now() }),
  };
  return {
    host: answering("the reminders", remindersHost(keeping, language.terms.stemOf)),
    undo: remindersUndo(keeping),
  };
}

function remindersHost(keeping: RemindersKeeping, stemOf: (word: string) => string): RemindersHost {
  const { run, get, wall } = keeping;
  const { zones } = wall();
  const lists = (): Promise<Place[]> => run("reminders/lists", {}, z.array(place));
  const writable = async (name: string | undefined): Promise<{ readonly list?: string }> =>
    name === undefined ? {} : { list: writablePlace(await lists(), { name, word: "list" }).id };
  return {
    async lists() {
      return (await lists()).map(({ id, name }) => ({ id, name }));
    },
    async query(query) {
      const { list, done } = query;
      const within =
        list === undefined
          ? {}
          : { list: placeNamed(await lists(), { name: list, word: "list" }).id };
      const found = await run("reminders/query", { ...within, done }, z.array(reminderFacts));
      return reminderPage(
        found.map((facts) => reminderOf(facts, zones)),
        query,
        stemOf,
      );
    },
    get: async (id) => reminderOf(await get(id), zones),
    async create(reminder) {
      const fields = newFields(reminder, wall());
      const input = { ...(await writable(reminder.list)), fields };
      const value = reminderOf(await run("reminders/create", input, reminderFacts), zones);
      return { value, undo: createdUndo(value) };
    },
    async update({ id, changes }) {
      const before = await get(id);
      const fields = changedFields(before, { changes, wall: wall() });
      const input = { id, ...(await writable(changes.list)), fields };
      const value = reminderOf(await run("reminders/change", input, reminderFacts), zones);
      const was = { list: before.list, fields: fieldsOf(before, wall()), done: before.done };
      return { value, undo: changedUndo(value, { ...was, title: before.title }) };
    },
    complete: (which) => completeReminder(keeping, which),
    async remove(id) {
      const facts = await run("reminders/remove", { id }, reminderFacts);
      return { value: reminderOf(facts, zones), undo: removedUndo(facts) };
    },
  };
}
