import { z } from "zod";
import { mailContents } from "./mail-contents.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import { textPart } from "../../src/tool/envelope.ts";
import { field, offset } from "../fields.ts";
import { shortText } from "../speech.ts";
import { mailText } from "./mail-text.ts";

export const read = defineTool({
  name: "mail.read",
  description: "Read one e-mail.",
  input: z.strictObject({
    id: field("the mail", { kind: "handle", of: "mail" }),
    offset,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  companions: ["mail.search"],
  contents: mailContents,
  demos: [
    {
      say: "read the one about gravel",
      input: { id: "mail:91" },
      result: "From Odalys Finch, today at 2:14 am: Gravel delivery\n\nNine tons, by barge.",
      answer: "Odalys Finch writes that nine tons of gravel come by barge.",
    },
    {
      say: "go on with that mail",
      input: { id: "mail:92", offset: 1987 },
      result: "and so the gauge reads 4.2 again.",
      answer: "It ends by saying that the gauge reads 4.2 again.",
    },
  ],
  say: (result) => shortText(result),
  async seen({ id }, { host, language }) {
    const marked = await host.mail.markSeen(id);
    if (!marked) return undefined;
    // Of what was only read no word is kept.
    return { done: language.say.mail.marked, undo: marked.undo };
  },
  async run({ id, offset: start = 0 }, context) {
    return textPart(mailText(await context.host.mail.read(id), context), start);
  },
});
