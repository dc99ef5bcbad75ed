import type { DatabaseSync } from "node:sqlite";
import { inTurn } from "../../state/in-turn.ts";
import { openCache } from "../../state/open-cache.ts";
import { transaction } from "../../../../store/transaction.ts";
import { addBodies, addMails, type Indexing, type IndexProgress } from "./index-mails.ts";
import { mailChanges } from "./mail-changes.ts";
import { indexedAs, moveRow, namesIn, removeRow } from "./mail-rows.ts";
import { MAIL_SCHEMA, MAIL_SCHEMA_VERSION } from "./mail-schema.ts";
import { findMailboxes, type Mailbox } from "../maildir/mailboxes.ts";
import { type MailFile, mailFile, scanMailbox, stampOf } from "../maildir/scan-mailbox.ts";

export type MailIndex = {
  readonly database: DatabaseSync;
  /** Brings the index up to the files; senders, subjects, dates and flags are right after it. */
  readonly refresh: () => Promise<readonly Mailbox[]>;
  /** Reads the bodies not read yet, so that every word can be found. */
  readonly refreshWords: () => Promise<void>;
  readonly close: () => void;
};

type Options = {
  readonly root: string;
  readonly file: string;
  readonly onProgress?: IndexProgress;
};

export function createMailIndex({ root, file, onProgress }: Options): MailIndex {
  const database = openCache({ file, version: MAIL_SCHEMA_VERSION, schema: MAIL_SCHEMA });
  const index: Following = {
    root,
    database,
    onProgress: onProgress ?? ((): void => {}),
    names: new Map(),
  };
  const queued = inTurn();
  return {
    database,
    refresh: () => queued(() => refresh(index)),
    refreshWords: () => queued(() => addBodies(index)),
    close: () => database.close(),
  };
}

type Following = Indexing & {
  /** Names of each mailbox at the last look of this process. */
  readonly names: Map<string, ReadonlySet<string>>;
};

async function refresh(index: Following): Promise<readonly Mailbox[]> {
  const { database, root } = index;
  const boxes = await findMailboxes(root);
  const known = new Map(
    database
      .prepare("SELECT id, stamp FROM box")
      .all()
      .map((row) => [String(row["id"]), row["stamp"]]),
  );
  const stamps = await Promise.all(boxes.map(async (box) => ({ box, stamp: await stampOf(box) })));
  const changed = stamps.filter(({ box, stamp }) => known.get(box.id) !== stamp);
  const vanished = [...known.keys()].filter((id) => !boxes.some((box) => box.id === id));
  if (changed.length === 0 && vanished.length === 0) return boxes;
  const scanned = await Promise.all(
    changed.map(async ({ box }) => ({ id: box.id, names: await scanMailbox(box) })),
  );
  const emptied = vanished.map((id) => ({ id, names: new Set<string>() }));
  const differences = [...scanned, ...emptied].map((each) => differenceOf(index, each));
  const after = differences.flatMap((each) => each.come);
  const looked = [...after, ...differences.flatMap((each) => each.gone)];
  const before = indexedAs(database, looked).filter(
    // Another process may have given the row its right name already.
    (row) => looked.some((file) => file.name === row.name && file.sub === row.sub),
  );
  const { added, moved, gone } = mailChanges(before, after);
  transaction(database, () => {
    for (const { number, to } of moved) moveRow(database, number, to);
    for (const number of gone) removeRow(database, number);
  });
  await addMails(index, added);
  transaction(database, () => {
    for (const id of vanished) database.prepare("DELETE FROM box WHERE id = ?").run(id);
    const save = database.prepare("INSERT OR REPLACE INTO box (id, stamp) VALUES (?, ?)");
    for (const { box, stamp } of changed) save.run(box.id, stamp);
  });
  for (const { id, names } of scanned) index.names.set(id, names);
  return boxes;
}

type Scanned = { readonly id: string; readonly names: ReadonlySet<string> };
type Difference = { readonly come: readonly MailFile[]; readonly gone: readonly MailFile[] };

/** Only names that differ are looked at: a mailbox of thousands changes by a few. */
function differenceOf({ database, names }: Following, { id, names: found }: Scanned): Difference {
  const known = names.get(id) ?? namesIn(database, id);
  return {
    come: [...found.difference(known)].map((name) => mailFile(id, name)),
    gone: [...known.difference(found)].map((name) => mailFile(id, name)),
  };
}
