import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { HostFailure } from "../../../errors.ts";
import { type Ending, notSent, unclear } from "../../embedded/outbox/ending.ts";
import { messageText } from "../../embedded/messages/chats/select-messages.ts";
import type { ChatDatabase } from "../../embedded/messages/chats/chat-database.ts";
import { failureOfNumber, numberIn } from "../script/error-codes.ts";
import type { MacTools } from "../mac-part.ts";
import { FIRST_TIMEOUT_MS } from "../access/mac-service.ts";
import type { MacChats } from "./mac-chats.ts";
import { type Recipient, waysTo } from "./recipient.ts";

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

const UNSEEN = "Messages took it. Without full disk access I can't see whether it has gone.";

/**
 * Has Messages send a text and looks whether it shows up as sent: Messages says yes also where nothing goes out.
 * Another way is only tried where nothing has gone by the first. Fails where nobody knows what has become of it.
 */
export async function handOver(handing: HandingOver): Promise<Ending> {
  const { tools, chats, to } = handing;
  let isKnown = false;
  for (const way of waysTo(to)) {
    const before = lastNumber(chats.readableIfOpen());
    if ((await tell(tools, way, handing.text)) === "nobody there") continue;
    isKnown = true;
    if (before === undefined) return { state: "sent", unseen: UNSEEN };
    const shown = await untilShown(handing, before);
    if (shown === "sent") return { state: "sent" };
    if (shown === "nothing") {
      return unclear(
        `Messages took the message to ${to.name} but doesn't show it, so it may not have gone.`,
      );
    }
  }
  return notSent(
    isKnown || to.how !== "chat"
      ? `Messages could not deliver the message to ${to.name}.`
      : `Messages doesn't know ${to.name} by its id, so nothing was sent. Open the chat and send it there.`,
  );
}

async function untilShown(
  { chats, text, shownMs }: HandingOver,
  after: number,
): Promise<"sent" | "failed" | "nothing"> {
  const until = performance.now() + shownMs;
  for (;;) {
    const shown = sentSince(chats.readable(), { after, text });
    if (shown !== undefined) return shown;
    if (performance.now() > until) return "nothing";
    await wait(Math.min(LOOK_EVERY_MS, shownMs));
  }
}

/** It answers at once where there is nobody of that id: then nothing was sent. */
const NOBODY = [-1728, -1719];

async function tell(
  { runProcess, programs, app }: MacTools,
  { how, target }: Pick<Recipient, "how" | "target">,
  text: string,
): Promise<"taken" | "nobody there"> {
  const folder = await mkdtemp(join(tmpdir(), "sotto-message-"));
  try {
    const file = join(folder, "text");
    await writeFile(file, text, { mode: 0o600 });
    // Handles and ids never begin with a dash, so none reads as an option.
    const args = [SCRIPT, how, target, file];
    const end = await runProcess({ file: programs.osascript, args, timeoutMs: FIRST_TIMEOUT_MS });
    if (end.kind === "exit" && end.code === 0) return "taken";
    const number = end.kind === "missing" ? undefined : numberIn(end.errors);
    if (number !== undefined && NOBODY.includes(number)) return "nobody there";
    if (number !== undefined)
      throw failureOfNumber(number, { asked: { service: "messages", app } });
    throw end.kind === "missing"
      ? new HostFailure("unavailable", "This machine has no osascript, so it is no Mac.")
      : new HostFailure("timeout", "Messages took too long, so the message may not have gone.");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function lastNumber(chats: ChatDatabase | undefined): number | undefined {
  const row = chats?.database.prepare("SELECT max(ROWID) AS number FROM message").get();
  return row && Number(row["number"] ?? 0);
}

type Sent = { readonly after: number; readonly text: string };

function sentSince(
  { database, columns }: ChatDatabase,
  { after, text }: Sent,
): "sent" | "failed" | undefined {
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
