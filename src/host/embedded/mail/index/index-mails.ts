import { stat } from "node:fs/promises";
import type { DatabaseSync } from "node:sqlite";
import { errnoOf } from "../../../../store/fs-failure.ts";
import { transaction } from "../../../../store/transaction.ts";
import { readHeader, readStart } from "./mail-file.ts";
import { addRow, addWords, mailRow, type MailRow, type NewRow } from "./mail-rows.ts";
import { deliveredAt } from "../maildir/maildir-name.ts";
import { parseMail, UNREADABLE } from "../message/parse-mail.ts";
import { pathOf } from "../maildir/put-mail.ts";
import type { MailFile } from "../maildir/scan-mailbox.ts";

/** Called while many mails are read for the first time. */
export type IndexProgress = (done: number, total: number) => void;

/** Mails read before they are written down together. */
const BATCH = 128;
/** As much of a mail as its words are taken from, in bytes; what follows is attachments. */
const MAX_INDEXED_BYTES = 1_000_000;

export type Indexing = {
  readonly root: string;
  readonly database: DatabaseSync;
  readonly onProgress: IndexProgress;
};

/** Adds messages by their headers. */
export async function addMails(
  { database, root, onProgress }: Indexing,
  files: readonly MailFile[],
): Promise<void> {
  for (let at = 0; at < files.length; at += BATCH) {
    const batch = files.slice(at, at + BATCH);
    const rows = await Promise.all(batch.map((file) => newRow(file, pathOf(root, file))));
    transaction(database, () => {
      for (const row of rows) if (row) addRow(database, row);
    });
    if (files.length > BATCH) onProgress(Math.min(at + BATCH, files.length), files.length);
  }
}

async function newRow(file: MailFile, path: string): Promise<NewRow | undefined> {
  try {
    const source = await readHeader(path);
    const header = await parseMail(source).then(
      (mail) => mail.header,
      () => UNREADABLE,
    );
    const date = header.date ?? deliveredAt(file.name) ?? (await stat(path)).mtimeMs;
    return { file, header, date: Math.round(date) };
  } catch (error) {
    // Moved away since the folder was read: the next look finds it where it went.
    if (errnoOf(error) === "ENOENT") return undefined;
    return { file, header: UNREADABLE, date: deliveredAt(file.name) ?? 0 };
  }
}

/** Reads the bodies not read yet, so that every word can be found. */
export async function addBodies({ database, root, onProgress }: Indexing): Promise<void> {
  const without = database.prepare(
    "SELECT * FROM mail WHERE has_text = 0 AND number > ? ORDER BY number LIMIT ?",
  );
  const total = Number(
    database.prepare("SELECT count(*) AS total FROM mail WHERE has_text = 0").get()?.["total"],
  );
  let done = 0;
  for (let rows = without.all(0, BATCH).map(mailRow); rows.length > 0;) {
    const bodies = await Promise.all(rows.map((row) => bodyOf(root, row)));
    transaction(database, () => {
      for (const [at, row] of rows.entries()) addWords(database, row, bodies[at] ?? "");
    });
    done += rows.length;
    if (total > BATCH) onProgress(done, total);
    rows = without.all(rows.at(-1)?.number ?? 0, BATCH).map(mailRow);
  }
}

async function bodyOf(root: string, { place }: MailRow): Promise<string> {
  try {
    const path = pathOf(root, place);
    const { body, attachments } = await parseMail(await readStart(path, MAX_INDEXED_BYTES));
    return [body, ...attachments].join("\n");
  } catch {
    // A mail that can't be parsed is found by its header only; reading it says what is wrong.
    return "";
  }
}
