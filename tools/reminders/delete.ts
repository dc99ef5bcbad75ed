import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { clean, sayDone } from "../speech.ts";
import { field } from "../fields.ts";
import { dueOf } from "./reminder-words.ts";

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
  async ask({ id }, { host, language }) {
    const reminder = await host.reminders.get(id);
    const { title, list, repeat } = reminder;
    const asked = { title, due: dueOf(reminder), list, repeats: repeat !== undefined };
    return language.say.reminders.askDelete(asked, host.clock);
  },
  say: sayDone,
  async run({ id }, { host, language }) {
    const { value, undo } = await host.reminders.remove(id);
    return done(language.say.reminders.deleted(clean(value.title)), { undo });
  },
});
