import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { clean, sayDone } from "../speech.ts";
import { sentThing } from "../sending-words.ts";
import { filledField } from "../fields.ts";
import { messageTarget } from "./message-target.ts";

export const send = defineTool({
  name: "messages.send",
  description: "Send somebody a text message.",
  input: z.strictObject({
    to: filledField("name or number", { kind: "person", sensitive: true }),
    text: filledField("what to say", { kind: "free" }),
  }),
  reads: "untrusted",
  effect: "irreversible",
  egress: true,
  confirm: true,
  act: "send",
  opening: "text",
  companions: ["contacts.search"],
  demos: [
    {
      say: "text Quillon Abara the sluice is open",
      input: { to: "Quillon Abara", text: "the sluice is open" },
      result:
        "In the outbox: “the sluice is open”, to Quillon Abara. It goes in 8 seconds through Messages.",
      answer: "Your message to Quillon Abara goes in 8 seconds.",
    },
    {
      say: "tell Odalys Finch I have found her oar",
      input: { to: "Odalys Finch", text: "I have found your oar" },
      result:
        "In the outbox here, not sent: “I have found your oar”, to Odalys Finch. Messages have no way out of this machine.",
      answer: "The message to Odalys Finch is in the outbox here, not sent.",
    },
  ],
  async ask({ to, text }, context) {
    const { name, handle } = await messageTarget(context, to);
    const whom = name === handle ? name : `${name} (${handle})`;
    const way = await context.host.messages.wayOut();
    return `${context.language.say.messages.askSend(whom, way?.through)}\n${text}`;
  },
  say: sayDone,
  async run({ to, text }, context) {
    const { say } = context.language;
    const { name, handle } = await messageTarget(context, to);
    const { sending, undo } = await context.host.messages.send({ to: handle, text });
    const what = say.messages.sentThing(clean(text), clean(name));
    return sentThing(say.sending, { what, sending, undo, whyKept: say.messages.noWayOut });
  },
});
