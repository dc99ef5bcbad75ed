import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import { clean, sayDone } from "../speech.ts";
import { sentThing } from "../sending-words.ts";
import { field, filledField } from "../fields.ts";
import { defined } from "../defined.ts";
import { addressLine } from "./mail-words.ts";
import type { JsonObject } from "../../src/types/json.ts";
import { attachedTo, namesOf, outgoing } from "./outgoing.ts";
import type { SaidMail } from "./outgoing.ts";

export const send = defineTool({
  name: "mail.send",
  description: "Send an e-mail, or forward one.",
  input: z.strictObject({
    to: filledField("name or address", {
      kind: "person",
      sensitive: true,
      sparedBy: ["draft_id"],
    }).optional(),
    subject: field("subject", {
      kind: "free",
      sparedBy: ["draft_id", "reply_to_id", "forward_id"],
    }).optional(),
    body: field("the text", { kind: "free", sparedBy: ["draft_id", "forward_id"] }).optional(),
    cc: field("copy to", { kind: "person", sensitive: true }).optional(),
    draft_id: field("the draft it was, which has all that is left out", {
      kind: "handle",
      of: "mail",
    }).optional(),
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
  async fills({ draft_id: draft }, { host }) {
    if (draft === undefined) return {};
    const { to, cc, subject, body } = await host.mail.read(draft);
    return { ...filled("to", addressLine(to)), ...filled("cc", addressLine(cc)), subject, body };
  },
  async ask(input, context) {
    const { host, language } = context;
    const said = saidMail(input);
    const { to, cc, subject, body } = await outgoing(context, said);
    const way = await host.mail.wayOut();
    return language.say.mail.askSend({
      through: way?.through,
      from: way?.from && addressLine([way.from]),
      to: addressLine(to),
      copy: cc.length > 0 ? addressLine(cc) : undefined,
      subject,
      attached: await attachedTo(host, said.forwards),
      body,
    });
  },
  say: sayDone,
  async run(input, context) {
    const { say } = context.language;
    const mail = await outgoing(context, saidMail(input));
    const { sending, undo } = await context.host.mail.send(mail);
    const what = say.mail.sentThing(clean(mail.subject), namesOf(mail));
    return sentThing(say.sending, { what, sending, undo, whyKept: say.mail.noWayOut });
  },
});

function filled(name: string, value: string): JsonObject {
  return value === "" ? {} : { [name]: value };
}

type Input = Pick<SaidMail, "to" | "cc"> & {
  readonly subject?: string | undefined;
  readonly body?: string | undefined;
  readonly draft_id?: string | undefined;
  readonly reply_to_id?: string | undefined;
  readonly forward_id?: string | undefined;
};

/** Only what is sent on needs no words of one's own. */
function saidMail({
  draft_id: draft,
  reply_to_id: replyTo,
  forward_id: forwards,
  subject = "",
  body = "",
  ...said
}: Input): SaidMail {
  if (body.trim() === "" && forwards === undefined) {
    throw new ToldFailure("invalid", ({ mail }) => mail.whatToSay);
  }
  return { ...said, subject, body, ...defined({ draft, replyTo, forwards }) };
}
