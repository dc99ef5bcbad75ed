import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Undo } from "../../../types/turn/result.ts";
import type { UndoTable } from "../../embedded/parts/part.ts";
import type { Reminder } from "../../reminders.ts";
import { expectVersion, onceEach, readUndo, takingBack, undoData } from "../event-kit/undo-data.ts";
import type { RemindersKeeping } from "./reminders-keeping.ts";
import type { ReminderFacts } from "./reminder-facts.ts";
import { reminderFacts, reminderOf } from "./reminder-facts.ts";
import { fieldsOf, reminderFields } from "./reminder-fields.ts";

const left = z.object({ id: z.string(), version: z.string() });
const was = z.object({
  list: z.string(),
  fields: reminderFields,
  done: z.boolean(),
  title: z.string(),
});
const changed = left.extend(was.shape);
const goneOn = changed.extend({ extra: left.optional() });
const removed = z.object({ reminder: reminderFacts, nonce: z.string() });

type Was = z.infer<typeof was>;

export function createdUndo({ id, version }: Reminder): Undo {
  return { operation: "reminders.remove", input: { id, version } };
}

/** Sets everything to what it was. */
export function changedUndo({ id, version }: Reminder, before: Was): Undo {
  return { operation: "reminders.change", input: undoData({ id, version, ...before }) };
}

/** Puts a repeating reminder back to its date, and takes away the one that came beside it. */
export function goneOnUndo(
  { id, version }: Reminder,
  { extra, ...before }: Was & { readonly extra: Reminder | undefined },
): Undo {
  const beside = extra && { id: extra.id, version: extra.version };
  const input = undoData({ id, version, ...before, extra: beside });
  return { operation: "reminders.go_back", input };
}

export function removedUndo(reminder: ReminderFacts): Undo {
  return { operation: "reminders.add", input: undoData({ reminder, nonce: randomUUID() }) };
}

export function remindersUndo({ run, get, wall }: RemindersKeeping): UndoTable {
  const use = onceEach();
  const asLeft = async ({ id, version }: z.infer<typeof left>): Promise<string> => {
    const reminder = reminderOf(await get(id), wall().zones);
    expectVersion(reminder, version);
    return reminder.title;
  };
  const remove = (id: string): Promise<unknown> => run("reminders/remove", { id }, reminderFacts);
  const setBack = (id: string, { list, fields, done }: Was): Promise<unknown> =>
    run("reminders/change", { id, list, fields, done }, reminderFacts);
  return {
    "reminders.remove": (input) =>
      takingBack(async () => {
        const { id, version } = readUndo(input, left);
        const title = await asLeft({ id, version });
        await remove(id);
        return { what: "reminder", is: "away", name: title };
      }),
    "reminders.change": (input) =>
      takingBack(async () => {
        const before = readUndo(input, changed);
        await asLeft(before);
        await setBack(before.id, before);
        return { what: "reminder", is: "before", name: before.title };
      }),
    "reminders.go_back": (input) =>
      takingBack(async () => {
        const { extra, ...before } = readUndo(input, goneOn);
        await asLeft(before);
        if (extra) {
          await asLeft(extra);
          await remove(extra.id);
        }
        await setBack(before.id, before);
        return { what: "reminder", is: "before", name: before.title };
      }),
    "reminders.add": (input) =>
      takingBack(async () => {
        const { reminder, nonce } = readUndo(input, removed);
        use(nonce);
        const { list, done, title } = reminder;
        const fields = fieldsOf(reminder, wall());
        await run("reminders/create", { list, done, fields }, reminderFacts);
        return { what: "reminder", is: "back", name: title };
      }),
  };
}
