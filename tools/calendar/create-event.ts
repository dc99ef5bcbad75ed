import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { doneAt } from "../done-at.ts";
import { sayDone } from "../speech.ts";
import { field, filledField } from "../fields.ts";
import { askEvent } from "./ask-event.ts";
import { EVENT_LABELS, eventRow } from "./event-words.ts";
import { newEvent } from "./new-event.ts";

export const createEvent = defineTool({
  name: "calendar.create_event",
  description: "Put a meeting, appointment or other event into the calendar.",
  input: z.strictObject({
    title: filledField("what it is", { kind: "span" }),
    start: field("when it starts", { kind: "when", time: { biasFrom: "title" } }),
    end: field("when it ends, or how long", { kind: "when", time: { as: "end" } }).optional(),
    calendar: field("which calendar", { kind: "calendar" }).optional(),
    location: field("where", { kind: "span" }).optional(),
    notes: field("more about it", { kind: "span" }).optional(),
    with: field("who takes part", { kind: "person", sensitive: true }).optional(),
    all_day: z.boolean().describe("lasts the whole day").meta({ kind: "flag" }).optional(),
    repeat: field("how it repeats", { kind: "when", time: { as: "repeat" } }).optional(),
    alert_min: z
      .number()
      .min(0)
      .describe("minutes before it to be alerted")
      .meta({ kind: "number" })
      .optional(),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "event",
  labels: EVENT_LABELS,
  // What sounds an alert is the calendar itself, where it does.
  rings: () => false,
  confirm: true,
  companions: ["calendar.find_slots"],
  demos: [
    {
      say: "add beekeeping council to my calendar on 9 june at 11:20",
      input: { title: "beekeeping council", start: "9 june at 11:20" },
      result: "Added: beekeeping council, Tuesday 9 June, 11:20 am to 12:20 pm.",
      answer: "Added: beekeeping council, Tuesday 9 June, 11:20 am to 12:20 pm.",
    },
    {
      say: "schedule the marimba tuning next thursday from 7 to 8 pm at Gull House",
      input: {
        title: "marimba tuning",
        start: "next thursday from 7 to 8 pm",
        location: "Gull House",
      },
      result: "Added: marimba tuning, Thursday 16 July, 7 pm to 8 pm.",
      answer: "The marimba tuning is in your calendar, Thursday 16 July from 7 pm to 8 pm.",
    },
  ],
  ask: async (input, context) => askEvent(await newEvent(context, input), context),
  say: sayDone,
  async run(input, context) {
    const { host, language } = context;
    const { calendar } = language.say;
    const { value, undo } = await host.calendar.create(await newEvent(context, input));
    const { title, repeat } = value;
    return doneAt(host.clock, (clock) => calendar.added({ title, time: value, repeat }, clock), {
      rows: [eventRow(value, context)],
      undo,
    });
  },
});
