import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { clean, sayDone } from "../speech.ts";
import { field } from "../fields.ts";
import { dueWords } from "./reminder-words.ts";

export const deleteReminder = defineTool({
  name: "reminders.delete",
  description: "Delete a reminder without doing it.",
  input: z.strictObject({
    id: field("the reminder", { kind: "handle", of: "reminder" }),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  confirm: true,
  act: "remove",
  companions: ["reminders.list"],
  demos: [
    {
      say: "delete the reminder about the loom",
      input: { id: "reminder:91" },
      result: "Deleted: Oil the loom.",
      answer: "The reminder to oil the loom is gone.",
    },
    {
      say: "take varnish off my list for good",
      input: { id: "reminder:93" },
      result: "Deleted: Varnish.",
      answer: "Varnish is deleted.",
    },
  ],
  async ask({ id }, { host }) {
    const reminder = await host.reminders.get(id);
    const when = dueWords(reminder, host.clock);
    const all = reminder.repeat ? " It repeats; every time of it goes." : "";
    return `Delete the reminder ${reminder.title}${when ? `, ${when},` : ""} from the list ${reminder.list}?${all}`;
  },
  say: sayDone,
  async run({ id }, { host }) {
    const { value, undo } = await host.reminders.remove(id);
    return done(`Deleted: ${clean(value.title)}.`, { undo });
  },
});
