import { z } from "zod";
import { HostFailure } from "../../src/errors.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import { sayList } from "../spoken.ts";
import { clean, sayDone } from "../speech.ts";
import { sentThing } from "../sending-words.ts";
import { field, filledField } from "../fields.ts";
import { defined } from "../defined.ts";
import { addressLine } from "./mail-words.ts";
import { attachedLine, namesOf, outgoing } from "./outgoing.ts";
import type { SaidMail } from "./outgoing.ts";

export const send = defineTool({
  name: "mail.send",
  description: "Send an e-mail, or forward one.",
  input: z.strictObject({
    to: filledField("name or address", { kind: "person", sensitive: true }),
    subject: field("subject", { kind: "free" }),
    body: field("the text", { kind: "free" }),
    cc: field("copy to", { kind: "person", sensitive: true }).optional(),
    draft_id: field("the draft it was", { kind: "handle", of: "mail" }).optional(),
    reply_to_id: field("the mail it answers", { kind: "handle", of: "mail" }).optional(),
    forward_id: field("the mail it sends on", { kind: "handle", of: "mail" }).optional(),
  }),
  reads: "untrusted",
  effect: "irreversible",
  egress: true,
  confirm: true,
  act: "send",
  opening: "mail",
  forwards: "forward_id",
  drafts: "draft_id",
  replies: { to: "reply_to_id", heardAs: ["mail", "messages"] },
  companions: ["contacts.search"],
  demos: [
    {
      say: "send Quillon Abara a mail that the newts have hatched",
      input: { to: "Quillon Abara", subject: "The newts", body: "The newts have hatched." },
      result:
        "In the outbox: The newts, to Quillon Abara. It goes in 8 seconds through mail.example:587.",
      answer: "The mail to Quillon Abara goes in 8 seconds.",
    },
    {
      say: "email odalys@gravel.example, subject invoice, saying paid on Monday",
      input: { to: "odalys@gravel.example", subject: "Invoice", body: "Paid on Monday." },
      result:
        "In the outbox here, not sent: Invoice, to odalys@gravel.example. No way out is set up.",
      answer: "The mail to odalys@gravel.example is in the outbox here, not sent.",
    },
  ],
  async ask(input, { host, language }) {
    const said = saidMail(input);
    const { to, cc, subject, body } = await outgoing({ host, language }, said);
    const attached = await attachedLine(host, said.forwards);
    const way = await host.mail.wayOut();
    const from = way?.from ? `\nFrom: ${addressLine([way.from])}` : "";
    const copy = cc.length > 0 ? `\nCopy to: ${addressLine(cc)}` : "";
    const head = way
      ? `Send this mail through ${way.through}?`
      : "Put this mail in the outbox here, not sent, because no way out is set up?";
    return `${head}${from}\nTo: ${addressLine(to)}${copy}\nSubject: ${subject}${attached}\n\n${body}`;
  },
  say: sayDone,
  async run(input, { host, language }) {
    const mail = await outgoing({ host, language }, saidMail(input));
    const { sending, undo } = await host.mail.send(mail);
    const what = `${clean(mail.subject)}, to ${sayList(namesOf(mail))}`;
    return sentThing({ what, sending, undo, whyKept: "No way out is set up." });
  },
});

type Input = Omit<SaidMail, "replyTo" | "draft" | "forwards"> & {
  readonly draft_id?: string | undefined;
  readonly reply_to_id?: string | undefined;
  readonly forward_id?: string | undefined;
};

/** Only what is sent on needs no words of one's own. */
function saidMail({
  draft_id: draft,
  reply_to_id: replyTo,
  forward_id: forwards,
  ...said
}: Input): SaidMail {
  if (said.body.trim() === "" && forwards === undefined) {
    throw new HostFailure("invalid", "What should the mail say?");
  }
  return { ...said, ...defined({ draft, replyTo, forwards }) };
}
