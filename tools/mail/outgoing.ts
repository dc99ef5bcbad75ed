import type { Host } from "../../src/host/host.ts";
import { forwardedSubject, isReplied, repliedSubject } from "../../src/host/mail.ts";
import type { Address } from "../../src/host/address.ts";
import type { OutgoingMail } from "../../src/host/mail.ts";
import type { Clock } from "../../src/types/clock.ts";
import { defined } from "../defined.ts";
import { recipientsOf } from "../people.ts";
import type { Spoken } from "../people.ts";
import { addressLine, senderWords } from "./mail-words.ts";

export type SaidMail = {
  readonly to?: string | undefined;
  readonly cc?: string | undefined;
  readonly subject: string;
  readonly body: string;
  readonly replyTo?: string | undefined;
  readonly draft?: string | undefined;
  /** The mail that is sent on. */
  readonly forwards?: string | undefined;
};

/** The mail that said words mean: names turned into addresses; an answer goes to whom it answers. */
export async function outgoing(spoken: Spoken, said: SaidMail): Promise<OutgoingMail> {
  const { replyTo, draft, forwards } = said;
  const cc = said.cc ? await recipientsOf(spoken, said.cc) : [];
  const text = forwards === undefined ? said : await sentOn(spoken.host, forwards, said);
  const subject = replyTo ? await answerSubject(spoken.host, replyTo, said.subject) : text.subject;
  const to = await toOf(spoken, said);
  return { to, cc, subject, body: text.body, ...defined({ replyTo, draft, forwards }) };
}

/** A mail that is sent on stands below what is said of it, with who wrote it, when and to whom. */
async function sentOn(
  host: Host,
  id: string,
  { body }: SaidMail,
): Promise<Pick<SaidMail, "subject" | "body">> {
  const mail = await host.mail.read(id);
  const head = [
    FORWARDED,
    `From: ${addressLine([mail.from])}`,
    `Date: ${dateWords(mail.date, host.clock)}`,
    `Subject: ${mail.subject}`,
    `To: ${addressLine(mail.to)}`,
  ].join("\n");
  const own = body.trim() === "" ? "" : `${body.trim()}\n\n`;
  return { subject: forwardedSubject(mail.subject), body: `${own}${head}\n\n${mail.body}` };
}

/** What mail programs put above a mail that is sent on. */
const FORWARDED = "---------- Forwarded message ---------";

/** A date for whoever reads it elsewhere. */
function dateWords(at: number, { zone }: Clock): string {
  const options = { dateStyle: "full", timeStyle: "short", timeZone: zone } as const;
  return new Intl.DateTimeFormat("en-GB", options).format(at);
}

/** What goes along with a mail that is sent on, as a question shows it. */
export async function attachedLine(host: Host, forwards: string | undefined): Promise<string> {
  if (forwards === undefined) return "";
  const { attachments } = await host.mail.read(forwards);
  return attachments.length === 0 ? "" : `\nAttached: ${attachments.join(", ")}`;
}

/** Names of the recipients, for a spoken fact. */
export function namesOf({ to }: OutgoingMail): readonly string[] {
  return to.map(senderWords);
}

/** An answer is headed by what it answers, whatever it says first. */
async function answerSubject(host: Host, replyTo: string, said: string): Promise<string> {
  if (isReplied(said)) return said;
  const { subject } = await host.mail.read(replyTo);
  return repliedSubject(subject);
}

async function toOf(spoken: Spoken, { to, replyTo }: SaidMail): Promise<readonly Address[]> {
  if (to) return recipientsOf(spoken, to);
  return replyTo ? [(await spoken.host.mail.read(replyTo)).from] : [];
}
