import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { Clock } from "../../../types/clock.ts";
import type { JsonObject } from "../../../types/json.ts";
import { mustBeAddresses } from "../../embedded/mail/message/compose-mail.ts";
import { orNothing } from "../../embedded/state/or-nothing.ts";
import { changedSince, undoInput } from "../../embedded/state/undo-input.ts";
import { oneLine } from "../../embedded/text/one-line.ts";
import type { MailSummary, OutgoingMail } from "../../mail.ts";
import type { Address } from "../../address.ts";
import type { Written } from "../../written.ts";
import type { MailKeeping } from "./change-mail.ts";
import type { MacMail } from "./mac-mail.ts";
import type { MessagePlace } from "./message-place.ts";
import { untilShown } from "./until-shown.ts";
import type { Undone } from "../../../types/undone.ts";

export type Writing = MailKeeping & { readonly clock: Clock };

const address = z.object({ name: z.string(), address: z.string() });
/** A mail ready to be handed to Mail: texts on one line where they have to be, addresses checked. */
export const readyMail = z.object({
  to: z.array(address),
  cc: z.array(address),
  subject: z.string(),
  body: z.string(),
  replyTo: z.string().nullable(),
  draft: z.string().nullable(),
  /** Left out by letters that were kept before mails could be sent on. */
  forwards: z.string().nullable().default(null),
});
export type ReadyMail = z.infer<typeof readyMail>;

export function ready(mail: OutgoingMail): ReadyMail {
  mustBeAddresses([...mail.to, ...mail.cc]);
  const plain = ({ name, address: said }: Address): Address => ({
    name: oneLine(name),
    address: said,
  });
  return {
    to: mail.to.map(plain),
    cc: mail.cc.map(plain),
    subject: oneLine(mail.subject),
    body: mail.body,
    replyTo: mail.replyTo ?? null,
    draft: mail.draft ?? null,
    forwards: mail.forwards ?? null,
  };
}

const composed = z.object({ sent: z.boolean() });

/** A sent mail may be with its server for a while before Mail files it; so long is looked for it, in milliseconds. */
const SENT_MS = 45_000;

/**
 * Has Mail write a mail once, and finds it among the drafts or the sent mail. Nothing where it doesn't show there;
 * where the files are closed to us nobody has seen it, and Mail's own word is all there is.
 */
export async function compose(
  { scripts, mail, clock, waiting }: Writing,
  { draft: _, replyTo, forwards, ...said }: ReadyMail,
  kind: "draft" | "sent",
): Promise<{ readonly summary: MailSummary; readonly isSeen: boolean } | undefined> {
  const placeOf = (id: string | null): MessagePlace | null =>
    id === null ? null : mail.placeOf(id);
  const canRead = mail.canRead();
  const since = canRead ? mail.lastRow() : 0;
  const input = { ...said, replyTo: placeOf(replyTo), forwards: placeOf(forwards) };
  const asked = { ...input, send: kind === "sent" };
  await scripts.write({ script: "mail/compose", input: asked }, composed);
  if (!canRead) return { summary: unseen(said, { kind, now: clock.now() }), isSeen: false };
  const { subject, to } = said;
  const look = (): MailSummary | undefined => mail.written({ since, kind, subject, to });
  const summary = await untilShown(look, waiting, kind === "sent" ? SENT_MS : undefined);
  return summary && { summary, isSeen: true };
}

type Unseen = { readonly kind: "draft" | "sent"; readonly now: number };

function unseen(
  { to, subject }: Pick<ReadyMail, "to" | "subject">,
  { kind, now }: Unseen,
): MailSummary {
  return {
    id: `unseen/${now}`,
    from: { name: "", address: "" },
    to,
    subject,
    date: now,
    unread: false,
    flagged: false,
    mailbox: kind === "sent" ? "Sent" : "Drafts",
    version: String(now),
  };
}

/** Files a draft, which Mail also shows. */
export async function createDraft(
  writing: Writing,
  outgoing: OutgoingMail,
): Promise<Written<MailSummary>> {
  const value = (await compose(writing, ready(outgoing), "draft"))?.summary;
  if (!value) {
    throw new HostFailure(
      "unavailable",
      "Mail shows the draft but hasn't filed it, so look there.",
    );
  }
  const { id, subject, version } = value;
  return { value, undo: { operation: "mail.remove_draft", input: { id, subject, version } } };
}

const removing = z.object({ id: z.string(), subject: z.string(), version: z.string() });

/** Moves a draft to the trash that is still as it was written. */
export async function removeDraft(keeping: MailKeeping, input: JsonObject): Promise<Undone> {
  const { id, subject, version } = undoInput(removing, input);
  const found = await summaryOrNothing(keeping.mail, id);
  if (found?.version !== version) throw changedSince(`The draft “${subject}”`);
  await trash(keeping, id);
  return { what: "draft", is: "away", name: subject };
}

/** Moves a mail to the trash, if it is there. */
export async function trash({ scripts, mail }: MailKeeping, id: string): Promise<void> {
  const input = { message: mail.placeOf(id), to: "trash" };
  await scripts.write({ script: "mail/move", input }, z.null());
}

export function summaryOrNothing(mail: MacMail, id: string): Promise<MailSummary | undefined> {
  return orNothing(Promise.resolve().then(() => mail.summary(id)));
}
