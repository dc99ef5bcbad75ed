import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { clean, sayDone } from "../speech.ts";
import { messageTarget } from "./message-target.ts";

export const send = defineTool({
  name: "messages.send",
  description: "Send somebody a text message.",
  input: z.strictObject({
    to: z.string().min(1).describe("name or number").meta({ kind: "person", sensitive: true }),
    text: z.string().min(1).describe("what to say").meta({ kind: "free" }),
  }),
  reads: "untrusted",
  effect: "irreversible",
  egress: true,
  confirm: true,
  companions: ["contacts.search"],
  demos: [
    {
      say: "text Quillon Abara the sluice is open",
      input: { to: "Quillon Abara", text: "the sluice is open" },
      result: "Message to Quillon Abara: the sluice is open.",
      answer: "Your message to Quillon Abara is on its way.",
    },
    {
      say: "tell Odalys Finch I have found her oar",
      input: { to: "Odalys Finch", text: "I have found your oar" },
      result: "Message to Odalys Finch: I have found your oar.",
      answer: "Odalys Finch is told that you found her oar.",
    },
  ],
  async ask({ to, text }, { host }) {
    const { name, handle } = await messageTarget(host, to);
    return `Send this message to ${name === handle ? name : `${name} (${handle})`}?\n${text}`;
  },
  say: sayDone,
  async run({ to, text }, { host }) {
    const { name, handle } = await messageTarget(host, to);
    const { undo } = await host.messages.send({ to: handle, text });
    return done(`Message to ${clean(name)}: ${clean(text)}`, { undo });
  },
});
