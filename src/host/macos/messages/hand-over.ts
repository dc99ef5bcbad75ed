import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { HostFailure } from "../../../errors.ts";
import { messageText } from "../../embedded/messages/chats/select-messages.ts";
import type { ChatDatabase } from "../../embedded/messages/chats/chat-database.ts";
import { failureOfNumber, numberIn } from "../script/error-codes.ts";
import type { MacTools } from "../mac-part.ts";
import { FIRST_TIMEOUT_MS } from "../access/mac-service.ts";
import type { MacChats } from "./mac-chats.ts";
import type { Recipient } from "./recipient.ts";

const SCRIPT = fileURLToPath(new URL("send-text.applescript", import.meta.url));
/** Messages writes what it sends into its database within a second or two; after this, in milliseconds, it did not. */
export const SHOWN_MS = 10_000;
const LOOK_EVERY_MS = 250;

export type HandingOver = {
  readonly tools: MacTools;
  readonly chats: MacChats;
  readonly to: Recipient;
  readonly text: string;
  /** How long it may take to show up, in milliseconds. */
  readonly shownMs: number;
};

/**
 * Has Messages send a text, once, and looks whether it shows up as sent: Messages says yes also
 * where nothing goes out. Fails with why, or with a sentence that says nobody knows.
 */
export async function handOver({ tools, chats, to, text, shownMs }: HandingOver): Promise<void> {
  const before = lastNumber(chats.readable());
  await tell(tools, to, text);
  const until = performance.now() + shownMs;
  for (;;) {
    const shown = sentSince(chats.readable(), { after: before, text });
    if (shown === "sent") return;
    if (shown === "failed") {
      throw new HostFailure("unavailable", `Messages could not deliver the message to ${to.name}.`);
    }
    if (performance.now() > until) {
      throw new HostFailure(
        "unavailable",
        `Messages took the message to ${to.name} but doesn't show it, so it may not have gone.`,
      );
    }
    await wait(Math.min(LOOK_EVERY_MS, shownMs));
  }
}

async function tell(
  { runProcess, programs, app }: MacTools,
  { how, target }: Recipient,
  text: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "sotto-message-"));
  try {
    const file = join(folder, "text");
    await writeFile(file, text, { mode: 0o600 });
    // Handles and ids never begin with a dash, so none reads as an option.
    const args = [SCRIPT, how, target, file];
    const end = await runProcess({ file: programs.osascript, args, timeoutMs: FIRST_TIMEOUT_MS });
    if (end.kind === "exit" && end.code === 0) return;
    const number = end.kind === "missing" ? undefined : numberIn(end.errors);
    if (number !== undefined)
      throw failureOfNumber(number, { asked: { service: "messages", app } });
    throw end.kind === "missing"
      ? new HostFailure("unavailable", "This machine has no osascript, so it is no Mac.")
      : new HostFailure("timeout", "Messages took too long, so the message may not have gone.");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function lastNumber({ database }: ChatDatabase): number {
  return Number(
    database.prepare("SELECT max(ROWID) AS number FROM message").get()?.["number"] ?? 0,
  );
}

type Sent = { readonly after: number; readonly text: string };

function sentSince({ database, columns }: ChatDatabase, { after, text }: Sent): string | undefined {
  const error = columns.has("error") ? "error" : "0 AS error";
  const rows = database
    .prepare(
      `SELECT text, attributedBody, ${error} FROM message WHERE ROWID > ? AND is_from_me = 1 ORDER BY ROWID`,
    )
    .all(after);
  const row = rows.find(
    (each) => messageText(each["text"], each["attributedBody"]) === text.trim(),
  );
  if (!row) return undefined;
  return row["error"] === 0 ? "sent" : "failed";
}
