import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { doneAt } from "../done-at.ts";
import { clean, sayDone } from "../speech.ts";
import { field } from "../fields.ts";
import { instancesOf } from "./ask-event.ts";
import { span } from "./span.ts";

export const deleteEvent = defineTool({
  name: "calendar.delete_event",
  description: "Cancel an event: take it off the calendar.",
  input: z.strictObject({
    id: field("the event", { kind: "handle", of: "event" }),
    span,
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  confirm: true,
  act: "remove",
  companions: ["calendar.query"],
  demos: [
    {
      say: "cancel the falconry taster",
      input: { id: "event:91" },
      result: "Deleted: Falconry taster, Saturday 2 May, 6:40 am to 8 am.",
      answer: "The falconry taster is off your calendar.",
    },
    {
      say: "delete all future sousaphone drills",
      input: { id: "event:93", span: "future" },
      result: "Deleted: Sousaphone drill, Sunday 11 October, 5:50 am to 6:10 am and all after it.",
      answer: "The sousaphone drill is gone from Sunday 11 October on.",
    },
  ],
  async ask({ id, span: which }, { host, language }) {
    const event = await host.calendar.get(id);
    const { title, calendar } = event;
    const instances = instancesOf(event, which === "future");
    const asked = { title, time: event, instances, calendar };
    return language.say.calendar.askDelete(asked, host.clock);
  },
  say: sayDone,
  async run({ id, span: which = "this" }, { host, language }) {
    const { value, undo } = await host.calendar.remove({ id, span: which });
    const instances = instancesOf(value, which === "future");
    const event = { title: clean(value.title), time: value, instances };
    return doneAt(host.clock, (clock) => language.say.calendar.deleted(event, clock), { undo });
  },
});
