import type { Host } from "../../src/host/host.ts";
import { forwardedSubject, isReplied, repliedSubject } from "../../src/host/mail.ts";
import type { Address } from "../../src/host/address.ts";
import type { OutgoingMail } from "../../src/host/mail.ts";
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
  const text = forwards === undefined ? said : await sentOn(spoken, forwards, said);
  const subject = replyTo ? await answerSubject(spoken.host, replyTo, said.subject) : text.subject;
  const to = await toOf(spoken, said);
  return { to, cc, subject, body: text.body, ...defined({ replyTo, draft, forwards }) };
}

/** A mail that is sent on stands below what is said of it, with who wrote it, when and to whom. */
async function sentOn(
  { host, language }: Spoken,
  id: string,
  { body }: SaidMail,
): Promise<Pick<SaidMail, "subject" | "body">> {
  const mail = await host.mail.read(id);
  const { date: at, subject } = mail;
  const [from, to] = [addressLine([mail.from]), addressLine(mail.to)];
  const head = language.say.mail.forwarded({ from, at, subject, to }, host.clock);
  const own = body.trim() === "" ? "" : `${body.trim()}\n\n`;
  return { subject: forwardedSubject(subject), body: `${own}${head}\n\n${mail.body}` };
}

/** What goes along with a mail that is sent on. */
export async function attachedTo(
  host: Host,
  forwards: string | undefined,
): Promise<readonly string[]> {
  return forwards === undefined ? [] : (await host.mail.read(forwards)).attachments;
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
