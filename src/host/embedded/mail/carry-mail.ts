import { readFile } from "node:fs/promises";
import { HostFailure } from "../../../errors.ts";
import type { Ending } from "../outbox/ending.ts";
import { notSent } from "../outbox/ending.ts";
import type { Held } from "../outbox/slips.ts";
import { orNothing } from "../state/or-nothing.ts";
import { nameForMove } from "./maildir/maildir-name.ts";
import type { MailRow } from "./index/mail-rows.ts";
import type { MailStore } from "./mail-store.ts";
import { moveMail, pathOf, removeMail } from "./maildir/put-mail.ts";
import { digestOf, heldLetter } from "./held-letter.ts";
import type { HeldLetter } from "./held-letter.ts";
import type { Sender } from "./send-mail.ts";

const HERE = "It lies in the outbox here.";

/** Hands over what was approved, the way that was approved; then a copy belongs to the sent mail. */
export async function carryMail(
  { store, way }: Pick<Sender, "store" | "way">,
  { key, detail }: Held,
): Promise<Ending> {
  const letter = heldLetter.parse(JSON.parse(detail ?? ""));
  if (way?.name !== letter.way) return notSent(`The way out is no longer ${letter.way}. ${HERE}`);
  const row = await orNothing(store.row(key));
  if (row?.place.box !== letter.box) return notSent("It isn't in the outbox any more.");
  const source = await readFile(pathOf(store.root, row.place));
  if (digestOf(source) !== letter.digest)
    return notSent(`It was changed since you said yes. ${HERE}`);
  const ending = await way.carry({ from: letter.from, to: letter.to, source });
  if (ending.state === "not_sent") return notSent(`${ending.reason} ${HERE}`);
  return ending.state === "sent" ? { ...ending, ...(await filed(store, row, letter)) } : ending;
}

/** Files the copy. What has gone has gone, whatever becomes of the copy. */
async function filed(
  store: MailStore,
  row: MailRow,
  { draft: id }: HeldLetter,
): Promise<{ readonly but?: string }> {
  try {
    const { box } = await store.boxFor({ role: "sent", near: row.place.box });
    const to = { ...row.place, box: box.id, name: nameForMove(row.place.name) };
    await moveMail({ root: store.root, from: row.place, to });
    const draft = id === null ? undefined : await orNothing(store.row(id));
    if (draft) await removeMail(store.root, draft.place);
    return {};
  } catch (error) {
    if (!(error instanceof HostFailure) && !(error instanceof Error && "code" in error))
      throw error;
    return { but: "But its copy still lies in the outbox, because it could not be moved." };
  }
}
