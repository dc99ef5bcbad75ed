import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { clean, sayDone } from "../speech.ts";
import { sentThing } from "../sending-words.ts";
import { filledField } from "../fields.ts";
import { messageTarget } from "./message-target.ts";

const NO_WAY = "Messages have no way out of this machine.";

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
  async ask({ to, text }, { host, language }) {
    const { name, handle } = await messageTarget({ host, language }, to);
    const whom = name === handle ? name : `${name} (${handle})`;
    const way = await host.messages.wayOut();
    const head = way
      ? `Send this message to ${whom} through ${way.through}?`
      : `Put this message to ${whom} in the outbox here, not sent, because messages have no way out of this machine?`;
    return `${head}\n${text}`;
  },
  say: sayDone,
  async run({ to, text }, { host, language }) {
    const { name, handle } = await messageTarget({ host, language }, to);
    const { sending, undo } = await host.messages.send({ to: handle, text });
    const what = `“${clean(text)}”, to ${clean(name)}`;
    return sentThing({ what, sending, undo, whyKept: NO_WAY });
  },
});
