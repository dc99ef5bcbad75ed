import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { doneAt } from "../done-at.ts";
import { clean, sayDone } from "../speech.ts";
import { field, filledField } from "../fields.ts";
import { askChanges, instancesOf } from "./ask-event.ts";
import { changesOf } from "./event-changes.ts";
import { EVENT_LABELS, eventRow } from "./event-words.ts";
import { span } from "./span.ts";

export const updateEvent = defineTool({
  name: "calendar.update_event",
  description: "Move, rename or change an event that is in the calendar.",
  input: z.strictObject({
    id: field("the event", { kind: "handle", of: "event" }),
    title: filledField("new name", { kind: "span" }).optional(),
    start: field("new start", { kind: "when" }).optional(),
    end: field("new end, or how long", { kind: "when", time: { as: "end" } }).optional(),
    location: field("new place", { kind: "span" }).optional(),
    notes: field("new notes", { kind: "span" }).optional(),
    with: field("more guests", { kind: "person", sensitive: true }).optional(),
    span,
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "event",
  labels: EVENT_LABELS,
  invites: "with",
  confirm: true,
  companions: ["calendar.query"],
  demos: [
    {
      say: "move it to wednesday at 6:35",
      input: { id: "event:91", start: "wednesday at 6:35" },
      result: "Changed: Falconry taster, Wednesday 6 May, 6:35 am to 7:55 am.",
      answer: "The falconry taster is now on Wednesday 6 May at 6:35 am.",
    },
    {
      say: "rename the kiln induction to raku evening",
      input: { id: "event:92", title: "raku evening" },
      result: "Changed: raku evening, Monday 17 August, 9:10 pm to 9:50 pm.",
      answer: "It is called raku evening now.",
    },
  ],
  async ask({ id, span: which, ...said }, context) {
    const { host } = context;
    const event = await host.calendar.get(id);
    const changes = await changesOf(event, said, context);
    return askChanges(event, { changes, isFuture: which === "future" }, context);
  },
  say: sayDone,
  async run({ id, span: which = "this", ...said }, context) {
    const { host, language } = context;
    const event = await host.calendar.get(id);
    const changes = await changesOf(event, said, context);
    const { value, undo } = await host.calendar.update({ id, span: which, changes });
    const guests = said.with ? clean(said.with).split(", ") : [];
    const instances = instancesOf(event, which === "future");
    const { location, notes } = said;
    const fields = { place: location && clean(location), notes: notes && clean(notes) };
    const changed = { title: clean(value.title), time: value, guests, instances, ...fields };
    return doneAt(host.clock, (clock) => language.say.calendar.changed(changed, clock), {
      rows: [eventRow(value, context)],
      undo,
    });
  },
});
