import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import type { Clock } from "../../src/types/clock.ts";
import { doneAt } from "../done-at.ts";
import { defined } from "../defined.ts";
import { nameIn } from "../named.ts";
import { sayDone } from "../speech.ts";
import { sayRepeat } from "../spoken.ts";
import { repeatOf } from "../moment-near.ts";
import { field, filledField } from "../fields.ts";
import { dueOf } from "./due-of.ts";
import { priority } from "./priority.ts";
import { reminderRow, reminderWords } from "./reminder-words.ts";

export const create = defineTool({
  name: "reminders.create",
  description: "Remind me to do something, or put a thing on a to-do or shopping list.",
  input: z.strictObject({
    title: filledField("what to do", { ask: "What should I remind you of?", kind: "span" }),
    due: field("when", { kind: "when" }).optional(),
    list: field("which list", { kind: "list" }).optional(),
    notes: field("more about it", { kind: "span" }).optional(),
    priority,
    repeat: field("how it repeats", { kind: "when", time: { as: "repeat" } }).optional(),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "reminder",
  opening: "remind",
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
  async run({ title, list, notes, priority: urgency }, { host, meant }) {
    const { clock } = host;
    const { due, repeat } = meant;
    const name = list ? (await nameIn(host, "list", list)).id : undefined;
    const time = dueOf({ due, repeat }, clock);
    const rule = repeat ? repeatOf(repeat) : time.repeat;
    const { value, undo } = await host.reminders.create({
      title,
      ...defined({ ...time, list: name, notes, priority: urgency, repeat: rule }),
    });
    const where = value.due === undefined ? `Added to the list ${value.list}` : "Reminder set";
    const again = rule ? `, ${sayRepeat(rule)}` : "";
    const say = (at: Clock): string => `${where}: ${reminderWords(value, at)}${again}.`;
    return doneAt(clock, say, { rows: [reminderRow(value, clock)], undo });
  },
});
