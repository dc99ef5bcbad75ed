import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { indexWords } from "../../search/match-query.ts";
import type { IndexedMail } from "./mail-changes.ts";
import type { MailHeader } from "../message/parse-mail.ts";
import type { MailFile, MailPlace, Sub } from "../maildir/scan-mailbox.ts";

/** A message as the index knows it. */
export type MailRow = {
  readonly number: number;
  readonly id: string;
  readonly place: MailPlace;
  readonly unread: boolean;
  readonly flagged: boolean;
  readonly date: number;
  readonly header: MailHeader;
};

type Columns = Readonly<Record<string, SQLOutputValue>>;

export function mailRow(columns: Columns): MailRow {
  return {
    number: Number(columns["number"]),
    id: String(columns["id"]),
    place: placeOfRow(columns),
    unread: columns["unread"] === 1,
    flagged: columns["flagged"] === 1,
    date: Number(columns["date"]),
    // We wrote it from a MailHeader.
    header: JSON.parse(String(columns["header"])) as MailHeader,
  };
}

function placeOfRow(columns: Columns): MailPlace {
  const sub: Sub = columns["sub"] === "new" ? "new" : "cur";
  return { box: String(columns["box"]), sub, name: String(columns["name"]) };
}

/** The file names of a mailbox as the index has them. */
export function namesIn(database: DatabaseSync, box: string): ReadonlySet<string> {
  const rows = database
    .prepare("SELECT sub || '/' || name AS name FROM mail WHERE box = ?")
    .all(box);
  return new Set(rows.map((row) => String(row["name"])));
}

/** The rows of these files: by name, or by key where the name has changed. */
export function indexedAs(
  database: DatabaseSync,
  files: readonly MailFile[],
): readonly IndexedMail[] {
  const find = database.prepare(
    "SELECT number, key, box, sub, name, unread, flagged FROM mail WHERE box = ? AND key = ?",
  );
  const rows = files
    .flatMap(({ box, key }) => find.all(box, key))
    .map((columns) => ({
      ...placeOfRow(columns),
      number: Number(columns["number"]),
      key: String(columns["key"]),
      unread: columns["unread"] === 1,
      flagged: columns["flagged"] === 1,
    }));
  return [...new Map(rows.map((row) => [row.number, row])).values()];
}

export type NewRow = {
  readonly file: MailFile;
  readonly header: MailHeader;
  readonly date: number;
};

/** Adds a message; its id is its key, with the mailbox behind it where two have the same. One another process has added meanwhile is brought up to date. */
export function addRow(database: DatabaseSync, { file, header, date }: NewRow): void {
  const [known] = indexedAs(database, [file]);
  if (known) return moveRow(database, known.number, file);
  const taken = database.prepare("SELECT 1 FROM mail WHERE id = ?").get(file.key);
  database
    .prepare(
      `INSERT OR IGNORE INTO mail
        (id, key, box, sub, name, unread, flagged, date, header, sender_words, subject_words)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      taken ? `${file.key}@${file.box}` : file.key,
      file.key,
      file.box,
      file.sub,
      file.name,
      Number(file.unread),
      Number(file.flagged),
      date,
      JSON.stringify(header),
      // The space in front lets a search ask for the beginning of a word.
      ` ${indexWords(`${header.from.name} ${header.from.address}`)}`,
      ` ${indexWords(header.subject)}`,
    );
}

export function moveRow(database: DatabaseSync, number: number, to: MailFile): void {
  database
    .prepare(
      "UPDATE mail SET key = ?, box = ?, sub = ?, name = ?, unread = ?, flagged = ? WHERE number = ?",
    )
    .run(to.key, to.box, to.sub, to.name, Number(to.unread), Number(to.flagged), number);
}

export function removeRow(database: DatabaseSync, number: number): void {
  database.prepare("DELETE FROM words WHERE rowid = ?").run(number);
  database.prepare("DELETE FROM mail WHERE number = ?").run(number);
}

/** Makes the words of a message findable. */
export function addWords(database: DatabaseSync, row: MailRow, body: string): void {
  const people = [row.header.from, ...row.header.to, ...row.header.cc];
  database.prepare("DELETE FROM words WHERE rowid = ?").run(row.number);
  database
    .prepare("INSERT INTO words (rowid, subject, people, body) VALUES (?, ?, ?, ?)")
    .run(
      row.number,
      indexWords(row.header.subject),
      indexWords(people.map(({ name, address }) => `${name} ${address}`).join(" ")),
      indexWords(body),
    );
  database.prepare("UPDATE mail SET has_text = 1 WHERE number = ?").run(row.number);
}
