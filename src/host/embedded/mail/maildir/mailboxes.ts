import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { HostFailure } from "../../../../errors.ts";
import { fold } from "../../../../language/normalise.ts";
import { durableFolder } from "../../../../store/durable-write.ts";
import { errnoOf, fsFailure } from "../../../../store/fs-failure.ts";
import type { Named } from "../../../../types/known-names.ts";
import { type MailboxRole, readableName, roleOf } from "./mailbox-name.ts";

export type Mailbox = {
  /** Its folder relative to the mail folder; "." for the mail folder itself. */
  readonly id: string;
  readonly name: string;
  readonly role: MailboxRole;
  readonly folder: string;
};

const PARTS = ["cur", "new", "tmp"];
/** Accounts and nested folders; nobody nests deeper. */
const MAX_DEPTH = 6;

/**
 * The mailboxes below a folder, in both customs and mixed: a folder each with cur, new and tmp
 * (offlineimap, mbsync), Maildir++ (`.Sent` beside the inbox's own cur), or one bare Maildir.
 */
export async function findMailboxes(root: string): Promise<readonly Mailbox[]> {
  const found: Mailbox[] = [];
  await look({ root, folder: root, name: "", depth: 0 }, found);
  return found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

type Looking = {
  readonly root: string;
  readonly folder: string;
  readonly name: string;
  readonly depth: number;
};

async function look({ root, folder, name, depth }: Looking, found: Mailbox[]): Promise<void> {
  const folders = (await entriesOf(folder, depth === 0)).filter((entry) => entry.isDirectory());
  const isMaildir = folders.some((entry) => entry.name === "cur");
  if (isMaildir) found.push(mailbox(root, folder, name || "INBOX"));
  // A hidden folder that is no Maildir is a program's own (.notmuch, .git).
  if (depth === MAX_DEPTH || (depth > 0 && !isMaildir && basename(folder).startsWith("."))) return;
  for (const { name: child } of folders) {
    if (PARTS.includes(child) && isMaildir) continue;
    const inner = child.startsWith(".") ? child.slice(1).replaceAll(".", "/") : child;
    const full = [name, inner].filter(Boolean).join("/");
    await look({ root, folder: join(folder, child), name: full, depth: depth + 1 }, found);
  }
}

async function entriesOf(folder: string, isRoot: boolean): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    const code = errnoOf(error);
    // A folder inside that vanished or is closed holds no mail for us; the root must be there.
    if (!isRoot && (code === "ENOENT" || code === "EACCES")) return [];
    if (code === "ENOENT" || code === "ENOTDIR") {
      throw new HostFailure("unavailable", "There is no mail folder on this machine.");
    }
    throw fsFailure(error, "the mail folder");
  }
}

function mailbox(root: string, folder: string, path: string): Mailbox {
  const name = readableName(path).replace(/^INBOX\/(?=.)/i, "");
  return { id: relative(root, folder) || ".", name, role: roleOf(name), folder };
}

/** A mailbox by its name, and by what it is for where its name doesn't say. */
export function named({ id, name, role }: Mailbox): Named {
  return role === "other" || role === name.toLowerCase()
    ? { id, name }
    : { id, name, also: [role] };
}

/** The mailboxes a name may mean: its own name, its last part, or what it is for; `not_found` names the others. */
export function mailboxesNamed<Box extends Mailbox>(
  boxes: readonly Box[],
  name: string,
): readonly [Box, ...Box[]] {
  const wanted = fold(name.trim());
  const tests: readonly ((box: Box) => boolean)[] = [
    (box) => box.id === name,
    (box) => fold(box.name) === wanted,
    (box) => fold(box.name).split("/").at(-1) === wanted,
    (box) => box.role === roleOf(wanted) && box.role !== "other",
  ];
  for (const test of tests) {
    const [first, ...rest] = boxes.filter(test);
    if (first) return [first, ...rest];
  }
  const names = boxes.map((box) => box.name);
  throw new HostFailure("not_found", `There is no mailbox called ${name}.`, names);
}

/** The mailbox of this use nearest to another one: of the same account, else the only one there is. */
export function nearestOf<Box extends Mailbox>(
  boxes: readonly Box[],
  near: Box | undefined,
  role: MailboxRole,
): Box | undefined {
  const fitting = boxes.filter((box) => box.role === role);
  const account = near && dirname(near.id);
  const isNear = (box: Mailbox): boolean =>
    dirname(box.id) === account || box.id.startsWith(`${near?.id}/`);
  return fitting.find(isNear) ?? fitting[0];
}

/** Makes a mailbox in the custom the others follow. */
export async function makeMailbox(
  root: string,
  boxes: readonly Mailbox[],
  name: string,
): Promise<Mailbox> {
  const dotted = boxes.find((box) => basename(box.folder).startsWith("."));
  const inbox = boxes.find((box) => box.role === "inbox");
  const folder = dotted
    ? join(dirname(dotted.folder), `.${name}`)
    : join(inbox ? beside(inbox) : root, inbox?.id === "." ? `.${name}` : name);
  for (const part of PARTS) await durableFolder(join(folder, part));
  return mailbox(root, folder, name);
}

function beside(inbox: Mailbox): string {
  return inbox.id === "." ? inbox.folder : dirname(inbox.folder);
}
