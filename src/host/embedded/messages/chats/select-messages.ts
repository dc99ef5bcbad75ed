import type { SQLInputValue, SQLOutputValue } from "node:sqlite";
import type { Page } from "../../../../types/page.ts";
import { attributedText } from "./attributed-body.ts";
import type { ChatDatabase } from "./chat-database.ts";
import { APPLE_EPOCH_MS, GROUP } from "./chat-schema.ts";
import { type Conversation, withHandles } from "../conversations.ts";

export type Selection = {
  readonly handles?: readonly string[];
  readonly unread?: boolean;
  readonly since?: number;
  /** One message. */
  readonly guid?: string;
  /** Rows to choose among; nothing for all. */
  readonly among?: readonly number[];
  readonly limit: number;
};

/** A message as the database has it. */
export type ChatMessage = {
  readonly id: string;
  readonly number: number;
  readonly text: string;
  readonly at: number;
  readonly fromMe: boolean;
  readonly unread: boolean;
  /** One's own that did not go. */
  readonly unsent: boolean;
  /** Who sent it; nothing for one's own. */
  readonly sender: string | undefined;
  /** A group's name; nothing for a conversation with one person. */
  readonly group: string | undefined;
  /** What the conversation is known by: the other's number, or a group's. */
  readonly identifier: string;
};

// Nanoseconds since 2001 are beyond what a number holds exactly, so the arithmetic is done here;
// databases from before macOS 10.13 have seconds.
const AT = `CASE WHEN abs(m.date) > 1000000000000 THEN m.date / 1000000 ELSE m.date * 1000 END + ${APPLE_EPOCH_MS}`;

/** One page of messages, newest first, without tapbacks and notices. */
export function selectMessages(chats: ChatDatabase, selection: Selection): Page<ChatMessage> {
  const { sql, values } = conditionsOf(chats, selection);
  const from = `FROM message m
    LEFT JOIN handle h ON h.ROWID = m.handle_id
    LEFT JOIN chat_message_join j ON j.message_id = m.ROWID
    LEFT JOIN chat c ON c.ROWID = j.chat_id
    WHERE ${sql}`;
  const rows = chats.database
    .prepare(
      `SELECT m.ROWID AS number, m.guid, ${AT} AS at, m.text, ${orNull(chats, "attributedBody")},
        m.is_from_me, ${orNull(chats, "is_read")}, ${orNull(chats, "error")}, h.id AS sender, c.chat_identifier AS identifier,
        c.display_name AS title, c.style
        ${from} GROUP BY m.ROWID ORDER BY m.date DESC, m.ROWID DESC LIMIT ?`,
    )
    .all(...values, selection.limit)
    .map(chatMessage);
  const count = chats.database
    .prepare(`SELECT count(DISTINCT m.ROWID) AS total ${from}`)
    .get(...values);
  return { rows, more: Math.max(0, Number(count?.["total"]) - rows.length) };
}

function orNull({ columns }: ChatDatabase, name: string): string {
  return columns.has(name) ? `m.${name}` : `NULL AS ${name}`;
}

type Condition = { readonly sql: string; readonly values: readonly SQLInputValue[] };

function conditionsOf(chats: ChatDatabase, selection: Selection): Condition {
  const { handles, unread, since, guid, among } = selection;
  const unreadOnes = chats.columns.has("is_read") ? "m.is_read = 0 AND m.is_from_me = 0" : "0";
  const all: readonly Condition[] = [
    ...["associated_message_type", "item_type"]
      .filter((name) => chats.columns.has(name))
      .map((name) => ({ sql: `coalesce(m.${name}, 0) = 0`, values: [] })),
    ...(unread === undefined
      ? []
      : [{ sql: unread ? unreadOnes : `NOT (${unreadOnes})`, values: [] }]),
    ...(since === undefined ? [] : [{ sql: `${AT} >= ?`, values: [since] }]),
    ...(guid === undefined ? [] : [{ sql: "m.guid = ?", values: [guid] }]),
    ...(among === undefined ? [] : [{ sql: `m.ROWID IN (${marks(among)})`, values: among }]),
    ...(handles === undefined ? [] : [ofPerson(withHandles(chats, handles))]),
  ];
  return {
    sql: all.map(({ sql }) => `(${sql})`).join(" AND ") || "1",
    values: all.flatMap(({ values }) => values),
  };
}

/** What a person wrote anywhere, and what was written to them alone. */
function ofPerson({ handleIds, chatIds }: Conversation): Condition {
  return {
    sql: `(m.is_from_me = 0 AND m.handle_id IN (${marks(handleIds)}))
      OR (m.is_from_me = 1 AND j.chat_id IN (${marks(chatIds)}))`,
    values: [...handleIds, ...chatIds],
  };
}

function marks(values: readonly unknown[]): string {
  return values.map(() => "?").join(", ");
}

function chatMessage(row: Readonly<Record<string, SQLOutputValue>>): ChatMessage {
  const sender = stringOf(row["sender"]);
  const fromMe = row["is_from_me"] === 1;
  const isGroup = row["style"] === GROUP;
  return {
    id: String(row["guid"]),
    number: Number(row["number"]),
    text: messageText(row["text"], row["attributedBody"]),
    at: Number(row["at"]),
    fromMe,
    unread: row["is_read"] === 0 && !fromMe,
    unsent: fromMe && Number(row["error"] ?? 0) !== 0,
    sender: fromMe ? undefined : sender,
    group: isGroup ? (stringOf(row["title"]) ?? stringOf(row["identifier"])) : undefined,
    identifier: stringOf(row["identifier"]) ?? sender ?? "",
  };
}

/** A message's text from either column; a picture leaves a character of its own, which nobody can say. */
export function messageText(
  text: SQLOutputValue | undefined,
  body: SQLOutputValue | undefined,
): string {
  const inside = body instanceof Uint8Array ? attributedText(body) : undefined;
  return (stringOf(text) ?? inside ?? "").replaceAll("\uFFFC", "[attachment]").trim();
}

function stringOf(value: SQLOutputValue | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
