import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import { doneAt } from "../done-at.ts";
import { defined } from "../defined.ts";
import { nameIn } from "../named.ts";
import { clean, sayDone } from "../speech.ts";
import { field, filledField } from "../fields.ts";
import { newDue } from "./new-due.ts";
import { priority } from "./priority.ts";
import { REMINDER_LABELS, reminderOf, reminderRow } from "./reminder-words.ts";

export const update = defineTool({
  name: "reminders.update",
  description: "Change a reminder: its words, time, list or priority.",
  input: z.strictObject({
    id: field("the reminder", { kind: "handle", of: "reminder" }),
    title: filledField("new words", { kind: "span" }).optional(),
    due: field("new time", { kind: "when" }).optional(),
    list: field("list to move it to", { kind: "list" }).optional(),
    notes: field("new notes", { kind: "span" }).optional(),
    priority,
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "reminder",
  labels: REMINDER_LABELS,
  companions: ["reminders.list"],
  demos: [
    {
      say: "push the loom one to 5:25 on sunday",
      input: { id: "reminder:91", due: "5:25 on sunday" },
      result: "Changed: Oil the loom, Sunday 11 January at 5:25 pm.",
      answer: "Oil the loom is now due on Sunday 11 January at 5:25 pm.",
    },
    {
      say: "move varnish to the list workshop",
      input: { id: "reminder:93", list: "workshop" },
      result: "Changed: Varnish. List: Workshop.",
      answer: "Varnish is on the workshop list now.",
    },
  ],
  say: sayDone,
  async run({ id, title, list: said, notes, priority: urgency }, context) {
    const { host, meant, language } = context;
    const { clock } = host;
    const list = said ? (await nameIn(context, "list", said)).id : undefined;
    const { due } = meant;
    const time = due ? newDue(await host.reminders.get(id), due, clock) : {};
    const changes = defined({ title, list, notes, priority: urgency, ...time });
    if (Object.keys(changes).length === 0) {
      throw new ToldFailure("invalid", ({ reminders }) => reminders.whatChanges);
    }
    const { value, undo } = await host.reminders.update({ id, changes });
    const fields = {
      list: list ? value.list : undefined,
      notes: notes && clean(notes),
      priority: urgency,
    };
    const changed = { ...reminderOf(value), ...fields };
    return doneAt(clock, (at) => language.say.reminders.changed(changed, at), {
      rows: [reminderRow(value, context)],
      undo,
    });
  },
});
