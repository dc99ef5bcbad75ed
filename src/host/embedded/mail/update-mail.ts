import { z } from "zod";
import { orFail } from "../../../store/fs-failure.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { MailAction, MailSummary } from "../../mail.ts";
import type { Written } from "../../written.ts";
import { orNothing } from "../state/or-nothing.ts";
import { changedSince, undoInput } from "../state/undo-input.ts";
import type { MailRow } from "./index/mail-rows.ts";
import type { MailStore } from "./mail-store.ts";
import { nameForMove, nameWithFlags, parseName } from "./maildir/maildir-name.ts";
import { moveMail, removeEmptyMailbox } from "./maildir/put-mail.ts";
import type { MailPlace } from "./maildir/scan-mailbox.ts";
import type { Undone } from "../../../types/undone.ts";

/** Changes flags by renaming, archives or trashes by moving; the message itself stays untouched. */
export async function updateMail(
  store: MailStore,
  { id, action }: { readonly id: string; readonly action: MailAction },
): Promise<Written<MailSummary>> {
  return orFail("that mail", async () => {
    const row = await store.row(id);
    const { to, madeBox } = await targetOf(store, row, action);
    await moveMail({ root: store.root, from: row.place, to });
    const boxes = await store.boxes();
    const value = store.summary(await store.rowAt(to), boxes);
    const input = { now: to, before: row.place, madeBox };
    return { value, undo: { operation: "mail.restore", input } };
  });
}

/** Opening a mail marks it as seen; one that is seen already is left alone. */
export async function markSeen(
  store: MailStore,
  id: string,
): Promise<Written<MailSummary> | undefined> {
  const { unread } = await store.row(id);
  return unread ? updateMail(store, { id, action: "read" }) : undefined;
}

type Target = { readonly to: MailPlace; readonly madeBox: string | null };

async function targetOf(store: MailStore, row: MailRow, action: MailAction): Promise<Target> {
  const { place } = row;
  if (action !== "archive" && action !== "trash")
    return { to: flagged(place, action), madeBox: null };
  const { box, isNew } = await store.boxFor({ role: action, near: place.box });
  const to =
    box.id === place.box ? place : { ...place, box: box.id, name: nameForMove(place.name) };
  return { to, madeBox: isNew ? box.id : null };
}

const FLAG_CHANGES = {
  read: (flags) => flags.add("S"),
  unread: (flags) => flags.delete("S"),
  flag: (flags) => flags.add("F"),
  unflag: (flags) => flags.delete("F"),
} as const satisfies Record<string, (flags: Set<string>) => unknown>;

/** A message with flags belongs in cur; one that needs none stays where it is. */
function flagged(place: MailPlace, action: keyof typeof FLAG_CHANGES): MailPlace {
  const before = parseName(place.name).flags;
  const flags = new Set(before);
  FLAG_CHANGES[action](flags);
  if (flags.size === before.size && flags.isSubsetOf(before)) return place;
  return { box: place.box, sub: "cur", name: nameWithFlags(place.name, flags) };
}

const place = z.object({ box: z.string(), sub: z.enum(["cur", "new"]), name: z.string() });
const restoring = z.object({
  now: place,
  before: place,
  madeBox: z.string().nullable(),
});

/** Puts a message back where it was, under the name it had. */
export async function restoreMail(store: MailStore, input: JsonObject): Promise<Undone> {
  const { now, before, madeBox } = undoInput(restoring, input);
  return orFail("that mail", async () => {
    const row = await orNothing(store.rowAt(now));
    if (!row) throw changedSince("That mail");
    await moveMail({ root: store.root, from: now, to: before });
    if (madeBox !== null) await removeEmptyMailbox(store.root, madeBox);
    return { what: "mail", is: "before", name: row.header.subject };
  });
}
