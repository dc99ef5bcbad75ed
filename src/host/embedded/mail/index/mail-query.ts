import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import type { Page } from "../../../../types/page.ts";
import type { MailQuery } from "../../../mail.ts";
import { indexWords, matchQuery } from "../../search/match-query.ts";
import { type MailRow, mailRow } from "./mail-rows.ts";
import type { MailHeader } from "../message/parse-mail.ts";

type Condition = { readonly sql: string; readonly values: readonly SQLInputValue[] };

export type MailSelection = {
  readonly query: MailQuery;
  /** Mailbox ids to look in; nothing for all. */
  readonly boxes?: readonly string[];
  readonly order: "unread-first" | "newest-first";
};

/** One page of the messages that meet every condition of the query. */
export function selectMails(database: DatabaseSync, selection: MailSelection): Page<MailRow> {
  const conditions = conditionsOf(selection);
  const where = conditions.map(({ sql }) => `(${sql})`).join(" AND ") || "1";
  const values = conditions.flatMap((condition) => condition.values);
  const order = selection.order === "unread-first" ? "unread DESC, date DESC" : "date DESC";
  const rows = database
    .prepare(`SELECT * FROM mail WHERE ${where} ORDER BY ${order}, number DESC LIMIT ?`)
    .all(...values, selection.query.limit)
    .map(mailRow);
  const count = database
    .prepare(`SELECT count(*) AS total FROM mail WHERE ${where}`)
    .get(...values);
  return { rows, more: Number(count?.["total"]) - rows.length };
}

/** The messages that say exactly this about themselves. */
export function rowsWithHeader(database: DatabaseSync, header: MailHeader): readonly MailRow[] {
  const said = JSON.stringify(header);
  return database.prepare("SELECT * FROM mail WHERE header = ?").all(said).map(mailRow);
}

export function countMails(database: DatabaseSync): number {
  return Number(database.prepare("SELECT count(*) AS total FROM mail").get()?.["total"]);
}

function conditionsOf({ query, boxes }: MailSelection): readonly Condition[] {
  const { text, from, subject, since, until, unread } = query;
  return [
    ...(boxes ? [{ sql: `box IN (${boxes.map(() => "?").join(", ")})`, values: boxes }] : []),
    ...(since === undefined ? [] : [{ sql: "date >= ?", values: [since] }]),
    ...(until === undefined ? [] : [{ sql: "date < ?", values: [until] }]),
    ...(unread === undefined ? [] : [{ sql: "unread = ?", values: [Number(unread)] }]),
    ...(from === undefined ? [] : wordsIn("sender_words", from)),
    ...(subject === undefined ? [] : wordsIn("subject_words", subject)),
    ...(text === undefined ? [] : [textCondition(text)]),
  ];
}

/** Every word of the text begins a word of the column. */
function wordsIn(column: string, text: string): readonly Condition[] {
  const words = indexWords(text).split(" ").filter(Boolean);
  if (words.length === 0) return [{ sql: "0", values: [] }];
  return words.map((word) => ({ sql: `instr(${column}, ?) > 0`, values: [` ${word}`] }));
}

function textCondition(text: string): Condition {
  const match = matchQuery(text);
  if (match === undefined) return { sql: "0", values: [] };
  return { sql: "number IN (SELECT rowid FROM words WHERE words MATCH ?)", values: [match] };
}
