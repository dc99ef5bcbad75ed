import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { orFail, orMissing } from "../../../../store/fs-failure.ts";
import { parseName } from "./maildir-name.ts";
import type { Mailbox } from "./mailboxes.ts";

export type Sub = "cur" | "new";

/** Where a message's file lies. */
export type MailPlace = { readonly box: string; readonly sub: Sub; readonly name: string };

export type MailFile = MailPlace & {
  readonly key: string;
  readonly unread: boolean;
  readonly flagged: boolean;
};

/** Times of a folder are only this exact on the worst file systems; a later change may hide in it, in milliseconds. */
const CLOCK_GRAIN_MS = 2_000;

/**
 * Changes when a message comes, goes or changes its flags. A folder touched just now gets a stamp
 * that never comes again, because the next change might bear the same time, and two looks the same millisecond.
 */
export async function stampOf(box: Mailbox): Promise<string> {
  const times = await Promise.all([
    timeOf(join(box.folder, "cur")),
    timeOf(join(box.folder, "new")),
  ]);
  // File times are the machine's, whatever the assistant's clock says.
  const machineNow = Date.now();
  const isFresh = times.some((time) => machineNow - Number(time / 1_000_000n) < CLOCK_GRAIN_MS);
  return isFresh ? `fresh ${crypto.randomUUID()}` : times.join(" ");
}

async function timeOf(folder: string): Promise<bigint> {
  const stats = await orFail("a mailbox", () =>
    orMissing(stat(folder, { bigint: true }), undefined),
  );
  return stats?.mtimeNs ?? 0n;
}

/** File names as `cur/name` and `new/name`: what the messages of a mailbox are known by. */
export async function scanMailbox(box: Mailbox): Promise<ReadonlySet<string>> {
  const [cur, fresh] = await Promise.all([scan(box, "cur"), scan(box, "new")]);
  return new Set([...cur, ...fresh]);
}

async function scan(box: Mailbox, sub: Sub): Promise<readonly string[]> {
  const entries = await orFail(`the mailbox ${box.name}`, () =>
    orMissing(readdir(join(box.folder, sub), { withFileTypes: true }), []),
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => `${sub}/${name}`);
}

/** What a file name says about a message. */
export function mailFile(box: string, scanned: string): MailFile {
  const sub: Sub = scanned.startsWith("new/") ? "new" : "cur";
  const name = scanned.slice(sub.length + 1);
  const { key, flags } = parseName(name);
  return { box, sub, name, key, unread: !flags.has("S"), flagged: flags.has("F") };
}
