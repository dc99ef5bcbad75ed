import { rmdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import { durableFolder, durableRemove, durableWrite } from "../../../../store/durable-write.ts";
import { errnoOf } from "../../../../store/fs-failure.ts";
import { moveNew } from "../../../../store/files/move-new.ts";
import { nameWithFlags, newName } from "./maildir-name.ts";
import type { Mailbox } from "./mailboxes.ts";
import type { MailPlace } from "./scan-mailbox.ts";

type Putting = {
  readonly box: Mailbox;
  readonly source: Uint8Array;
  readonly flags: readonly string[];
  readonly now: number;
};

/** Files a message the Maildir way: written in tmp, then given its name in cur, so nobody sees half of it. */
export async function putMail({ box, source, flags, now }: Putting): Promise<MailPlace> {
  const unique = newName(now);
  const name = nameWithFlags(unique, new Set(flags));
  for (const part of ["tmp", "cur"]) await durableFolder(join(box.folder, part));
  const temporary = join(box.folder, "tmp", unique);
  await durableWrite(temporary, source, { mustNotExist: true });
  try {
    await moveNew(temporary, join(box.folder, "cur", name));
  } catch (error) {
    await unlink(temporary);
    throw error;
  }
  return { box: box.id, sub: "cur", name };
}

type Moving = { readonly root: string; readonly from: MailPlace; readonly to: MailPlace };

/** Moves or renames a message, never over another. */
export async function moveMail({ root, from, to }: Moving): Promise<void> {
  if (from.box === to.box && from.sub === to.sub && from.name === to.name) return;
  await durableFolder(join(root, to.box, to.sub));
  await moveNew(pathOf(root, from), pathOf(root, to));
}

export async function removeMail(root: string, place: MailPlace): Promise<void> {
  await durableRemove(pathOf(root, place));
}

export function pathOf(root: string, { box, sub, name }: MailPlace): string {
  return join(root, box, sub, name);
}

/** Removes a mailbox as far as it is empty. */
export async function removeEmptyMailbox(root: string, id: string): Promise<void> {
  for (const part of ["cur", "new", "tmp", "."]) {
    try {
      await rmdir(join(root, id, part));
    } catch (error) {
      // Mail came into it meanwhile, or somebody removed it: it is not ours to remove any more.
      if (["ENOTEMPTY", "EEXIST", "ENOENT"].includes(errnoOf(error) ?? "")) return;
      throw error;
    }
  }
}
