import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { clean, sayDone } from "../speech.ts";
import { field } from "../fields.ts";
import { mailRow } from "./mail-words.ts";
import { namesOf, outgoing } from "./outgoing.ts";

export const createDraft = defineTool({
  name: "mail.create_draft",
  description: "Write an e-mail, a reply or a forward as a draft, without sending it.",
  input: z.strictObject({
    to: field("name or address", { kind: "person", sensitive: true }).optional(),
    subject: field("subject", {
      kind: "free",
      sparedBy: ["reply_to_id", "forward_id"],
    }).optional(),
    body: field("the text", { kind: "free", sparedBy: ["forward_id"] }).optional(),
    cc: field("copy to", { kind: "person", sensitive: true }).optional(),
    reply_to_id: field("the mail it answers", { kind: "handle", of: "mail" }).optional(),
    forward_id: field("the mail it sends on", { kind: "handle", of: "mail" }).optional(),
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "mail",
  forwards: "forward_id",
  replies: { to: "reply_to_id", heardAs: ["mail", "messages"] },
  companions: ["mail.send"],
  demos: [
    {
      say: "draft a mail to Odalys Finch that the barge is late",
      input: { to: "Odalys Finch", subject: "The barge", body: "The barge is late." },
      result: "Draft saved: The barge, to Odalys Finch.",
      answer: "The draft to Odalys Finch is saved.",
    },
    {
      say: "prepare an answer to that saying noon at the lock suits us",
      input: {
        subject: "Re: Tide gauge",
        body: "Noon at the lock suits us.",
        reply_to_id: "mail:92",
      },
      result: "Draft saved: Re: Tide gauge, to Quillon Abara.",
      answer: "The answer to Quillon Abara is in your drafts.",
    },
  ],
  say: sayDone,
  async run(
    { to, subject = "", body = "", cc, reply_to_id: replyTo, forward_id: forwards },
    context,
  ) {
    const { host, language } = context;
    const mail = await outgoing(context, { to, subject, body, cc, replyTo, forwards });
    const { value, undo } = await host.mail.createDraft(mail);
    const sentence = language.say.mail.drafted(clean(mail.subject), namesOf(mail));
    return done(sentence, {
      rows: [{ ...mailRow(value, context), details: { body: clean(mail.body) } }],
      undo,
    });
  },
});
