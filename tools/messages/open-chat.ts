import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { clean, sayDone } from "../speech.ts";
import { filledField } from "../fields.ts";
import { messageTarget } from "./message-target.ts";

export const openChat = defineTool({
  name: "messages.open_chat",
  description: "Open the chat with somebody on the screen.",
  input: z.strictObject({
    to: filledField("name or number", { kind: "person", sensitive: true }),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  companions: ["messages.recent"],
  demos: [
    {
      say: "open my chat with Odalys Finch",
      input: { to: "Odalys Finch" },
      result: "Opened the chat with Odalys Finch.",
      answer: "Here is your chat with Odalys Finch.",
    },
    {
      say: "show the conversation with 555 0143",
      input: { to: "555 0143" },
      result: "Opened the chat with 555 0143.",
      answer: "Here is the conversation with 555 0143.",
    },
  ],
  say: sayDone,
  async run({ to }, context) {
    const { name, handle } = await messageTarget(context, to);
    await context.host.messages.openChat(handle);
    return done(context.language.say.messages.opened(clean(name)));
  },
});
