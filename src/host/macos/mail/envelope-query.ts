import type { SQLInputValue, SQLOutputValue } from "node:sqlite";
import type { Page } from "../../../types/page.ts";
import type { MailQuery } from "../../mail.ts";
import type { Address } from "../../address.ts";
import { indexWords } from "../../embedded/search/match-query.ts";
import type { EnvelopeIndex } from "./envelope-index.ts";

/** A mail as the index has it. */
export type EnvelopeRow = {
  readonly number: number;
  /** Of the message id, 63 bits; the same in every copy, and after a move. */
  readonly hash: string;
  /** The mailbox it lies in. */
  readonly box: number;
  readonly from: Address;
  readonly subject: string;
  readonly date: number;
  readonly unread: boolean;
  readonly flagged: boolean;
  readonly isDraft: boolean;
  /** Its row in the table of what copies share. */
  readonly global: number;
};

export type EnvelopeSelection = {
  readonly query: MailQuery;
  /** Mailboxes to look in; nothing for all. */
  readonly boxes?: readonly number[];
  /** Rows to choose among; nothing for all. */
  readonly among?: readonly number[];
  readonly order: "unread-first" | "newest-first";
};

type Condition = { readonly sql: string; readonly values: readonly SQLInputValue[] };

const COLUMNS = `m.ROWID AS number, CAST(m.message_id AS TEXT) AS hash, m.mailbox,
  coalesce(a.comment, '') AS name, coalesce(a.address, '') AS address,
  coalesce(m.subject_prefix, '') || coalesce(s.subject, '') AS subject,
  coalesce(m.date_received, m.date_sent, 0) AS seconds, m.read, m.flagged, m.flags,
  m.global_message_id AS global`;
/** Among the marks of a mail in one number, as published for every version of Mail: bit 6. */
const DRAFT = 1 << 6;
const FROM = `FROM messages m LEFT JOIN addresses a ON a.ROWID = m.sender
  LEFT JOIN subjects s ON s.ROWID = m.subject`;

/** One page of the mails that meet every condition; deleted ones are none. */
export function selectEnvelopes(
  index: EnvelopeIndex,
  selection: EnvelopeSelection,
): Page<EnvelopeRow> {
  const conditions = conditionsOf(index, selection);
  const where = conditions.map(({ sql }) => `(${sql})`).join(" AND ");
  const values = conditions.flatMap((condition) => condition.values);
  const order = selection.order === "unread-first" ? "m.read, seconds DESC" : "seconds DESC";
  const rows = index.database
    .prepare(`SELECT ${COLUMNS} ${FROM} WHERE ${where} ORDER BY ${order}, m.ROWID DESC LIMIT ?`)
    .all(...values, selection.query.limit)
    .map(envelopeRow);
  const count = index.database
    .prepare(`SELECT count(*) AS total ${FROM} WHERE ${where}`)
    .get(...values);
  return { rows, more: Math.max(0, Number(count?.["total"]) - rows.length) };
}

/** The highest number of a row: rows are numbered in the order they come. */
export function lastRow({ database }: EnvelopeIndex): number {
  const row = database.prepare("SELECT max(ROWID) AS number FROM messages").get();
  return Number(row?.["number"] ?? 0);
}

/** What has come since a row, the newest first. */
export function rowsAfter({ database }: EnvelopeIndex, number: number): readonly EnvelopeRow[] {
  return database
    .prepare(`SELECT ${COLUMNS} ${FROM} WHERE m.deleted = 0 AND m.ROWID > ? ORDER BY m.ROWID DESC`)
    .all(number)
    .map(envelopeRow);
}

/** The mail of an id (`hash/number`): this row, else the newest copy of the same mail, which a move leaves. */
export function envelopeById(index: EnvelopeIndex, id: string): EnvelopeRow | undefined {
  const [, hash = "", number = ""] = /^(-?\d+)\/(\d+)$/.exec(id) ?? [];
  if (number === "") return undefined;
  const find = index.database.prepare(
    `SELECT ${COLUMNS} ${FROM} WHERE m.deleted = 0 AND m.message_id = ?1
      AND (m.ROWID = ?2 OR ?1 <> 0) ORDER BY m.ROWID = ?2 DESC, m.ROWID DESC LIMIT 1`,
  );
  const row = find.get(BigInt(hash), Number(number));
  return row && envelopeRow(row);
}

export function idOf({ hash, number }: EnvelopeRow): string {
  return `${hash}/${number}`;
}

/** Whom a mail goes to: 0 for To, 1 for Cc. */
export function recipientsOf({ database }: EnvelopeIndex, number: number, type: 0 | 1): Address[] {
  return database
    .prepare(
      `SELECT a.comment AS name, a.address FROM recipients r JOIN addresses a ON a.ROWID = r.address
        WHERE r.message = ? AND coalesce(r.type, 0) = ? ORDER BY r.position`,
    )
    .all(number, type)
    .map((row) => ({ name: String(row["name"]), address: String(row["address"]) }));
}

function conditionsOf(index: EnvelopeIndex, selection: EnvelopeSelection): readonly Condition[] {
  const { query, boxes, among } = selection;
  const { from, subject, since, until, unread } = query;
  const seconds = "coalesce(m.date_received, m.date_sent, 0)";
  return [
    { sql: "m.deleted = 0", values: [] },
    ...(boxes ? [inBoxes(index, boxes)] : []),
    ...(since === undefined
      ? []
      : [{ sql: `${seconds} >= ?`, values: [Math.ceil(since / 1_000)] }]),
    ...(until === undefined ? [] : [{ sql: `${seconds} < ?`, values: [Math.ceil(until / 1_000)] }]),
    ...(unread === undefined ? [] : [{ sql: "m.read = ?", values: [unread ? 0 : 1] }]),
    ...(from === undefined ? [] : [wordsIn("m.sender IN", SENDERS, from)]),
    ...(subject === undefined ? [] : [wordsIn("m.subject IN", SUBJECTS, subject)]),
    ...(among === undefined ? [] : [{ sql: `m.ROWID IN (${marks(among)})`, values: among }]),
  ];
}

/** In the mailbox itself, or labelled with it, as Gmail does with all of its mail. */
function inBoxes({ tables }: EnvelopeIndex, boxes: readonly number[]): Condition {
  const own = `m.mailbox IN (${marks(boxes)})`;
  if (!tables.has("labels")) return { sql: own, values: boxes };
  const labelled = `m.ROWID IN (SELECT message_id FROM labels WHERE mailbox_id IN (${marks(boxes)}))`;
  return { sql: `${own} OR ${labelled}`, values: [...boxes, ...boxes] };
}

const SENDERS =
  "SELECT ROWID FROM addresses WHERE instr(words_of(comment || ' ' || address), ?) > 0";
const SUBJECTS = "SELECT ROWID FROM subjects WHERE instr(words_of(subject), ?) > 0";

/** Every word of the text begins a word of the column. */
function wordsIn(column: string, select: string, text: string): Condition {
  const words = indexWords(text).split(" ").filter(Boolean);
  if (words.length === 0) return { sql: "0", values: [] };
  return {
    sql: words.map(() => `${column} (${select})`).join(" AND "),
    values: words.map((word) => ` ${word}`),
  };
}

/** Mailboxes a mail is in by a label only, as Gmail does it. */
export function labelsOf({ database, tables }: EnvelopeIndex, number: number): readonly number[] {
  if (!tables.has("labels")) return [];
  const rows = database.prepare("SELECT mailbox_id AS box FROM labels WHERE message_id = ?");
  return rows.all(number).map(({ box }) => Number(box));
}

/** The message id as the header says it, where this version of Mail keeps it. */
export function messageIdOf(
  { database, hasHeaders }: EnvelopeIndex,
  { global }: EnvelopeRow,
): string | null {
  if (!hasHeaders) return null;
  const row = database
    .prepare("SELECT message_id_header AS id FROM message_global_data WHERE ROWID = ?")
    .get(global);
  return typeof row?.["id"] === "string" && row["id"] !== "" ? row["id"] : null;
}

function envelopeRow(row: Readonly<Record<string, SQLOutputValue>>): EnvelopeRow {
  return {
    number: Number(row["number"]),
    hash: String(row["hash"]),
    box: Number(row["mailbox"]),
    from: { name: String(row["name"]), address: String(row["address"]) },
    subject: String(row["subject"]),
    // Unix seconds, unlike every other date of a Mac.
    date: Number(row["seconds"]) * 1_000,
    unread: row["read"] === 0,
    flagged: row["flagged"] === 1,
    isDraft: (Number(row["flags"]) & DRAFT) !== 0,
    global: Number(row["global"]),
  };
}

function marks(values: readonly unknown[]): string {
  return values.map(() => "?").join(", ");
}
