import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { doneAt } from "../done-at.ts";
import { clean, sayDone } from "../speech.ts";
import { field } from "../fields.ts";
import { REMINDER_LABELS, reminderOf, reminderRow } from "./reminder-words.ts";
import { FINISHED } from "./find-reminders.ts";

export const complete = defineTool({
  name: "reminders.complete",
  description: "Tick a reminder off as done, or open it again.",
  input: z.strictObject({
    id: field("the reminder", { kind: "handle", of: "reminder" }),
    undo: z
      .boolean()
      .describe("open it again")
      .meta({
        kind: "flag",
      })
      .optional(),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "reminder",
  labels: REMINDER_LABELS,
  whenDone: true,
  reversal: { flag: "undo", kind: FINISHED },
  companions: ["reminders.list"],
  demos: [
    {
      say: "I have oiled the loom",
      input: { id: "reminder:91" },
      result: "Done: Oil the loom.",
      answer: "Oil the loom is ticked off.",
    },
    {
      say: "untick splice the halyard",
      input: { id: "reminder:92", undo: true },
      result: "Open again: Splice the halyard.",
      answer: "Splice the halyard is open again.",
    },
  ],
  say: sayDone,
  async run({ id, undo: isReopened = false }, context) {
    const { host, language } = context;
    const { value, undo } = await host.reminders.complete({ id, done: !isReopened });
    const { reminder, next } = value;
    const rows = [reminderRow(next ?? reminder, context)];
    const title = clean(reminder.title);
    const ticked = { title, isReopened, next: next && reminderOf(next) };
    return doneAt(host.clock, (clock) => language.say.reminders.ticked(ticked, clock), {
      rows,
      undo,
    });
  },
});
