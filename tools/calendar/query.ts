import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { items } from "../../src/tool/envelope.ts";
import { defined } from "../defined.ts";
import { field, limit, rowsFor } from "../fields.ts";
import { nameIn } from "../named.ts";
import { lookUp } from "../look-up.ts";
import { rangeOf } from "../time-range.ts";
import { eventContents } from "./event-contents.ts";
import { EVENT_LABELS, eventRow } from "./event-words.ts";
import { seriesOnce, seriesRow } from "./series-once.ts";
import { sayEvents } from "./say-events.ts";
import { findEvents } from "./find-events.ts";

export const query = defineTool({
  name: "calendar.query",
  description: "Look up what is on the calendar, or when something is.",
  load: "core",
  input: z.strictObject({
    from: field("day or start of the time", { kind: "when" }).optional(),
    to: field("end of the time", { kind: "when", time: { as: "end" } }).optional(),
    text: field("words of the event", { kind: "span" }).optional(),
    calendar: field("only this calendar", { kind: "calendar" }).optional(),
    limit,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "event",
  labels: EVENT_LABELS,
  tells: {
    name: "title",
    order: "soonest",
    facts: {
      when: ["day", "time"],
      where: ["place"],
      with: ["people"],
      long: ["length"],
      kept: ["calendar"],
    },
  },
  day: { input: {}, time: { today: "from", other: "from" } },
  finds: [findEvents],
  contents: eventContents,
  demos: [
    {
      say: "what am I doing on the second of may",
      input: { from: "the second of may" },
      result: "event:91 | Falconry taster | Saturday 2 May | 6:40 am to 8 am | Crag Lodge",
      answer: "On Saturday 2 May you have the falconry taster at 6:40 am.",
    },
    {
      say: "when is my kiln induction",
      input: { text: "kiln induction" },
      result: "event:92 | Kiln induction | Monday 17 August | 9:10 pm to 9:50 pm",
      answer: "Your kiln induction is on Monday 17 August at 9:10 pm.",
    },
  ],
  say: sayEvents,
  async run({ text, calendar, limit: most }, context) {
    const { host, meant } = context;
    const only = calendar ? (await nameIn(context, "calendar", calendar)).id : undefined;
    const { from, to } = meant;
    const range = rangeOf({ from, to }, host.clock, { openDays: text ? 366 : 7 });
    const wanted = { ...range, ...defined({ calendar: only }) };
    // Who reads no rows is asked which time of a series is meant: each of them is one.
    const isOnce = context.isForgiving === true && text !== undefined && !from && !to;
    const page = await lookUp(context, {
      text,
      limit: rowsFor(most),
      search: (words) =>
        isOnce
          ? seriesOnce(host.calendar, { ...wanted, ...words })
          : host.calendar.query({ ...wanted, ...words }),
      idOf: ({ id }) => id,
    });
    const row = isOnce ? seriesRow : eventRow;
    return items({ ...page, rows: page.rows.map((event) => row(event, context)) });
  },
});
