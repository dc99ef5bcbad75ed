import { lstat } from "node:fs/promises";
import { z } from "zod";
import type { HostFailure } from "../../../errors.ts";
import { fileVersion } from "../../../store/files/file-version.ts";
import { orFail, orMissing } from "../../../store/fs-failure.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { MailSummary, OutgoingMail } from "../../mail.ts";
import type { Address } from "../../address.ts";
import type { Written } from "../../written.ts";
import { orNothing } from "../state/or-nothing.ts";
import { changedSince, undoInput } from "../state/undo-input.ts";
import { composeMail } from "./message/compose-mail.ts";
import { attachedTo } from "./message/attached-to.ts";
import type { Attached } from "./message/attached-to.ts";
import { parseName } from "./maildir/maildir-name.ts";
import type { FoundBox, MailStore } from "./mail-store.ts";
import { readWholeMail } from "./index/mail-file.ts";
import { pathOf, putMail, removeEmptyMailbox, removeMail } from "./maildir/put-mail.ts";
import type { MailPlace } from "./maildir/scan-mailbox.ts";
import type { Undone } from "../../../types/undone.ts";

/** Files a draft, marked as read. */
export async function createDraft(
  store: MailStore,
  mail: OutgoingMail,
): Promise<Written<MailSummary>> {
  const put = await writeMail(store, { mail, role: "drafts", flags: ["D", "S"] });
  return written(store, put, "mail.remove_draft");
}

type Writing = {
  readonly mail: OutgoingMail;
  readonly role: "drafts" | "outbox";
  readonly flags: readonly string[];
  /** Whom it comes from; by the mail folder where nothing is said. */
  readonly from?: Address | undefined;
};
export type Put = FoundBox & { readonly place: MailPlace; readonly source: Buffer };

/** Files a mail as one of the user's own. */
export async function writeMail(
  store: MailStore,
  { mail, role, flags, from }: Writing,
): Promise<Put> {
  return orFail("the mail", async () => {
    const answered = mail.replyTo === undefined ? undefined : await store.row(mail.replyTo);
    const now = store.clock.now();
    const source = await composeMail({
      mail,
      from: await senderOf(store, from),
      date: now,
      answered: answered?.header,
      attached: await sentAlong(store, mail.forwards),
    });
    const near = answered?.place.box;
    const found = await store.boxFor(near === undefined ? { role } : { role, near });
    return { ...found, source, place: await putMail({ box: found.box, source, flags, now }) };
  });
}

/** The files that go along with a mail that is sent on. */
async function sentAlong(store: MailStore, id: string | undefined): Promise<readonly Attached[]> {
  if (id === undefined) return [];
  const { place } = await store.row(id);
  const source = await readWholeMail(pathOf(store.root, place));
  return attachedTo(source);
}

/** An address alone gets the name the user goes by under it. */
export async function senderOf(store: MailStore, from: Address | undefined): Promise<Address> {
  if (from !== undefined && from.name !== "") return from;
  const own = await store.ownAddress();
  const isOwn = from === undefined || from.address.toLowerCase() === own.address.toLowerCase();
  return isOwn ? own : from;
}

export async function written(
  store: MailStore,
  { box, isNew, place }: Put,
  operation: string,
): Promise<Written<MailSummary>> {
  const value = await current(store, parseName(place.name).key);
  const version = await versionAt(store, place);
  const madeBox = isNew ? box.id : null;
  const input = { id: value.id, subject: value.subject, place, madeBox, version };
  return { value, undo: { operation, input } };
}

async function current(store: MailStore, id: string): Promise<MailSummary> {
  const boxes = await store.boxes();
  return store.summary(await store.row(id), boxes);
}

export const removing = z.object({
  id: z.string(),
  subject: z.string(),
  place: z.object({ box: z.string(), sub: z.enum(["cur", "new"]), name: z.string() }),
  madeBox: z.string().nullable(),
  version: z.string().optional(),
});

/** Removes a draft that is still as it was written. */
export async function removeDraft(store: MailStore, input: JsonObject): Promise<Undone> {
  const { subject, place, madeBox, version } = undoInput(removing, input);
  const changed = changedSince(`The draft “${subject}”`);
  // Mail programs write a changed draft as a file of its own, editors do not.
  if (version !== undefined && version !== (await versionAt(store, place))) throw changed;
  await removeWritten(store, { place, madeBox }, changed);
  return { what: "draft", is: "away", name: subject };
}

async function versionAt({ root }: MailStore, place: MailPlace): Promise<string> {
  const looking = lstat(pathOf(root, place), { bigint: true }).then(fileVersion);
  return orFail("that mail", () => orMissing(looking, "gone"));
}

type Removing = { readonly place: MailPlace; readonly madeBox: string | null };

export async function removeWritten(
  store: MailStore,
  { place, madeBox }: Removing,
  otherwise: HostFailure,
): Promise<void> {
  await orFail("the mail", async () => {
    if (!(await orNothing(store.rowAt(place)))) throw otherwise;
    await removeMail(store.root, place);
    if (madeBox !== null) await removeEmptyMailbox(store.root, madeBox);
  });
}
