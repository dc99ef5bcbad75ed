import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { sayDone } from "../speech.ts";
import { field } from "../fields.ts";
import { mailRow, senderWords, subjectWords } from "./mail-words.ts";
import { action } from "./action.ts";

export const updateMessage = defineTool({
  name: "mail.update_message",
  description: "Mark an e-mail read, unread or flagged; archive it or move it to the trash.",
  input: z.strictObject({
    id: field("the mail", { kind: "handle", of: "mail" }),
    action,
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "mail",
  confirm: ({ action }) => action === "archive" || action === "trash",
  companions: ["mail.search"],
  demos: [
    {
      say: "flag the gravel mail",
      input: { id: "mail:91", action: "flag" },
      result: "Flagged: Gravel delivery, from Odalys Finch.",
      answer: "The gravel mail is flagged.",
    },
    {
      say: "throw away the one about the tide gauge",
      input: { id: "mail:92", action: "trash" },
      result: "Moved to the trash: Tide gauge, from Quillon Abara.",
      answer: "The mail about the tide gauge is in the trash.",
    },
  ],
  async ask({ id, action }, { host, language }) {
    const { subject, from, date } = await host.mail.read(id);
    const sender = `${from.name} <${from.address}>`;
    return language.say.mail.ask(action, { subject, from: sender, at: date }, host.clock);
  },
  say: sayDone,
  async run({ id, action }, context) {
    const { host, language } = context;
    const { value, undo } = await host.mail.update({ id, action });
    const subject = subjectWords(value.subject, language.say);
    const sentence = language.say.mail.done(action, { subject, from: senderWords(value.from) });
    return done(sentence, { rows: [mailRow(value, context)], undo });
  },
});
