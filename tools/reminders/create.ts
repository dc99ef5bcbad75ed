import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { doneAt } from "../done-at.ts";
import { defined } from "../defined.ts";
import { nameIn } from "../named.ts";
import { sayDone } from "../speech.ts";
import { repeatOf } from "../moment-near.ts";
import { field, filledField } from "../fields.ts";
import { dueBy } from "./due-by.ts";
import { priority } from "./priority.ts";
import { REMINDER_LABELS, reminderOf, reminderRow } from "./reminder-words.ts";

export const create = defineTool({
  name: "reminders.create",
  description: "Remind me to do something, or put a thing on a to-do or shopping list.",
  input: z.strictObject({
    title: filledField("what to do", { kind: "span" }),
    due: field("when", { kind: "when", time: { end: "kept" } }).optional(),
    list: field("which list", { kind: "list" }).optional(),
    notes: field("more about it", { kind: "span" }).optional(),
    priority,
    repeat: field("how it repeats", { kind: "when", time: { as: "repeat" } }).optional(),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "reminder",
  labels: REMINDER_LABELS,
  opening: "remind",
  makesSeveral: "title",
  // Reminders of a Mac ring by themselves.
  rings: ({ due }, { kind }) => kind === "embedded" && due !== undefined,
  demos: [
    {
      say: "remind me to descale the samovar at 6:50 pm",
      input: { title: "descale the samovar", due: "6:50 pm" },
      result: "Reminder set: descale the samovar, today at 6:50 pm.",
      answer: "Reminder set: descale the samovar, today at 6:50 pm.",
    },
    {
      say: "put beeswax on the regatta list",
      input: { title: "beeswax", list: "regatta" },
      result: "Added to the list Regatta: beeswax.",
      answer: "Beeswax is on the regatta list.",
    },
  ],
  say: sayDone,
  sayMade(items, { say }) {
    if (items.some(({ due }) => due !== undefined)) return undefined;
    const titles = items.map(({ title }) => String(title));
    return say.reminders.madeAll(titles, String(items[0]?.["list"]));
  },
  async run({ title, list, notes, priority: urgency }, context) {
    const { host, meant, language } = context;
    const { clock } = host;
    const { due, repeat } = meant;
    const name = list ? (await nameIn(context, "list", list)).id : undefined;
    const time = dueBy({ due, repeat }, clock);
    const rule = repeat ? repeatOf(repeat) : time.repeat;
    const { value, undo } = await host.reminders.create({
      title,
      ...defined({ ...time, list: name, notes, priority: urgency, repeat: rule }),
    });
    const made = { ...reminderOf(value), list: value.list, repeat: rule };
    return doneAt(clock, (at) => language.say.reminders.made(made, at), {
      rows: [reminderRow(value, context)],
      undo,
    });
  },
});
