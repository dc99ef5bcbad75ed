import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { items } from "../../src/tool/envelope.ts";
import { defined } from "../defined.ts";
import { field, limit, rowsFor } from "../fields.ts";
import { lookUp } from "../look-up.ts";
import { nameIn } from "../named.ts";
import { dueRange, dueWithin } from "./due-range.ts";
import { reminderContents } from "./reminder-contents.ts";
import { isOverdue, REMINDER_LABELS, reminderRow } from "./reminder-words.ts";
import { sayReminders } from "./say-reminders.ts";
import { due } from "./due.ts";
import { findFinished, findReminders } from "./find-reminders.ts";

/** More reminders than anybody keeps open. */
const ENOUGH = 2_000;

export const list = defineTool({
  name: "reminders.list",
  description: "List reminders and to-dos that are open or due.",
  load: "core",
  input: z.strictObject({
    list: field("only this list", { kind: "list" }).optional(),
    due,
    from: field("due at this time, or from it on", { kind: "when" }).optional(),
    to: field("due until this time", { kind: "when", time: { as: "end" } }).optional(),
    text: field("words of the reminder", { kind: "span" }).optional(),
    done: z.boolean().describe("those already done instead").meta({ kind: "flag" }).optional(),
    limit,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "reminder",
  labels: REMINDER_LABELS,
  tells: { name: "title", order: "soonest", facts: { due: ["due"], kept: ["list"] } },
  // Today everything that is late is due too.
  day: { input: {}, time: { today: "to", other: "from" } },
  finds: [findReminders, findFinished],
  contents: reminderContents,
  demos: [
    {
      say: "anything overdue",
      input: { due: "overdue" },
      result: "reminder:91 | Oil the loom | Sunday 4 January | Workshop | overdue",
      answer: "One reminder is overdue: oil the loom, since Sunday 4 January.",
    },
    {
      say: "what's on my regatta list",
      input: { list: "regatta" },
      result: "reminder:92 | Splice the halyard | Regatta\nreminder:93 | Varnish | Regatta",
      answer: "Two things on the regatta list: splice the halyard and varnish.",
    },
  ],
  say: sayReminders,
  async run({ list: said, due, text, done = false, limit: most }, context) {
    const { host, meant } = context;
    const { clock } = host;
    const name = said ? (await nameIn(context, "list", said)).id : undefined;
    const range = { ...(due ? dueRange(due, clock) : {}), ...dueWithin(meant, clock) };
    const wanted = { ...range, done, ...defined({ list: name }) };
    const { rows, isPartial } = await lookUp(context, {
      text,
      limit: ENOUGH,
      search: (words) => host.reminders.query({ ...wanted, ...words }),
      idOf: ({ id }) => id,
    });
    const listed = due === "overdue" ? rows.filter((row) => isOverdue(row, clock)) : rows;
    const shown = listed.slice(0, rowsFor(most)).map((row) => reminderRow(row, context));
    return items({ rows: shown, more: listed.length - shown.length, isPartial });
  },
});
