import { lstat } from "node:fs/promises";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import { fileVersion } from "../../../store/files/file-version.ts";
import { errnoOf, fsFailure, orFail } from "../../../store/fs-failure.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { MailSummary, OutgoingMail } from "../../mail.ts";
import type { Written } from "../../written.ts";
import type { Held, Outbox } from "../outbox.ts";
import { orNothing } from "../state/or-nothing.ts";
import { changedSince, undoInput } from "../state/undo-input.ts";
import { composeMail } from "./compose-mail.ts";
import { nameForMove, parseName } from "./maildir-name.ts";
import type { FoundBox, MailStore } from "./mail-store.ts";
import { moveMail, pathOf, putMail, removeEmptyMailbox, removeMail } from "./put-mail.ts";
import type { MailPlace } from "./scan-mailbox.ts";

/** Files a draft, marked as read. */
export async function createDraft(
  store: MailStore,
  mail: OutgoingMail,
): Promise<Written<MailSummary>> {
  const put = await write(store, { mail, role: "drafts", flags: ["D", "S"] });
  return written(store, put, "mail.remove_draft");
}

/** Puts a message into the outbox; a message needs somebody to go to. */
export async function sendMail(
  store: MailStore,
  outbox: Outbox,
  mail: OutgoingMail,
): Promise<Written<MailSummary>> {
  if (mail.to.length + mail.cc.length === 0) {
    throw new HostFailure("invalid", "The mail has nobody to go to.");
  }
  const put = await write(store, { mail, role: "outbox", flags: ["S"] });
  const result = await written(store, put, "mail.take_back");
  await outbox.put(result.value.id, mail.draft);
  return { ...result, value: await current(store, result.value.id) };
}

/** Moves what has waited long enough to the sent mail, and removes the draft it was. */
export async function releaseMail(store: MailStore, { key, detail }: Held): Promise<void> {
  const row = await orNothing(store.row(key));
  if (!row) return;
  const { box } = await store.boxFor({ role: "sent", near: row.place.box });
  const to = { ...row.place, box: box.id, name: nameForMove(row.place.name) };
  await moveMail({ root: store.root, from: row.place, to });
  const draft = detail === undefined ? undefined : await orNothing(store.row(detail));
  if (draft) await removeMail(store.root, draft.place);
}

type Writing = {
  readonly mail: OutgoingMail;
  readonly role: "drafts" | "outbox";
  readonly flags: readonly string[];
};
type Put = FoundBox & { readonly place: MailPlace };

async function write(store: MailStore, { mail, role, flags }: Writing): Promise<Put> {
  return orFail("the mail", async () => {
    const answered = mail.replyTo === undefined ? undefined : await store.row(mail.replyTo);
    const now = store.clock.now();
    const source = await composeMail({
      mail,
      from: await store.ownAddress(),
      date: now,
      answered: answered?.header,
    });
    const near = answered?.place.box;
    const found = await store.boxFor(near === undefined ? { role } : { role, near });
    return { ...found, place: await putMail({ box: found.box, source, flags, now }) };
  });
}

async function written(
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

const removing = z.object({
  id: z.string(),
  subject: z.string(),
  place: z.object({ box: z.string(), sub: z.enum(["cur", "new"]), name: z.string() }),
  madeBox: z.string().nullable(),
  version: z.string().optional(),
});

/** Removes a draft that is still as it was written. */
export async function removeDraft(store: MailStore, input: JsonObject): Promise<string> {
  const { subject, place, madeBox, version } = undoInput(removing, input);
  const changed = changedSince(`The draft “${subject}”`);
  // Mail programs write a changed draft as a file of its own, editors do not.
  if (version !== undefined && version !== (await versionAt(store, place))) throw changed;
  await remove(store, { place, madeBox }, changed);
  return `The draft “${subject}” is removed.`;
}

async function versionAt({ root }: MailStore, place: MailPlace): Promise<string> {
  try {
    return fileVersion(await lstat(pathOf(root, place), { bigint: true }));
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return "gone";
    throw fsFailure(error, "that mail");
  }
}

/** Takes a message out of the outbox, as long as it is there. */
export async function takeBackMail(
  store: MailStore,
  outbox: Outbox,
  input: JsonObject,
): Promise<string> {
  const { id, subject, place, madeBox } = undoInput(removing, input);
  const tooLate = new HostFailure("invalid", `The mail “${subject}” has been sent already.`);
  if (!(await outbox.takeBack(id))) throw tooLate;
  await remove(store, { place, madeBox }, tooLate);
  return `The mail “${subject}” was not sent.`;
}

type Removing = { readonly place: MailPlace; readonly madeBox: string | null };

async function remove(
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
