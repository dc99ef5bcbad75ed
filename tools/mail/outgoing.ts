import type { Host } from "../../src/host/host.ts";
import { isReplied, repliedSubject } from "../../src/host/mail.ts";
import type { Address } from "../../src/host/address.ts";
import type { OutgoingMail } from "../../src/host/mail.ts";
import { defined } from "../defined.ts";
import { recipientsOf } from "../people.ts";
import type { Spoken } from "../people.ts";
import { senderWords } from "./mail-words.ts";

export type SaidMail = {
  readonly to?: string | undefined;
  readonly cc?: string | undefined;
  readonly subject: string;
  readonly body: string;
  readonly replyTo?: string | undefined;
  readonly draft?: string | undefined;
};

/** The mail that said words mean: names turned into addresses; an answer goes to whom it answers. */
export async function outgoing(spoken: Spoken, said: SaidMail): Promise<OutgoingMail> {
  const { body, replyTo, draft } = said;
  const cc = said.cc ? await recipientsOf(spoken, said.cc) : [];
  const subject = replyTo ? await answerSubject(spoken.host, replyTo, said.subject) : said.subject;
  return { to: await toOf(spoken, said), cc, subject, body, ...defined({ replyTo, draft }) };
}

/** `Name <address>`, as a question shows a recipient: in full. */
export function addressLine(addresses: readonly Address[]): string {
  return addresses
    .map(({ name, address }) => (name === "" ? address : `${name} <${address}>`))
    .join(", ");
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
