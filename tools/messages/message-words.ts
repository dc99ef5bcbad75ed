import type { Message } from "../../src/host/messages.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Item } from "../../src/types/turn/result.ts";
import { clean } from "../speech.ts";
import { momentWords } from "../time-words.ts";

/** A message longer than this is shown in part. */
const LONGEST_TEXT = 300;

const MINE = "you to ";

/** Whether the user wrote it. */
export function isMine({ from }: Item): boolean {
  return String(from).startsWith(MINE);
}

/** One message as short facts. */
export function messageRow(message: Message, clock: Clock): Row {
  const { id, from, fromMe, chat, text, at, unread, unsent } = message;
  const others = chat === from ? clean(from) : `${clean(from)} in ${clean(chat)}`;
  return {
    id,
    at,
    from: fromMe ? `${MINE}${clean(chat)}` : others,
    text: clean(text, LONGEST_TEXT),
    when: momentWords(at, clock),
    state: unsent ? "not sent" : unread ? "unread" : undefined,
  };
}

/** "Tom, today at 6 am: “Which train shall we take?”". */
export function messageWords({ from, text, when, state }: Item): string {
  const unsent = state === "not sent" ? ", not sent" : "";
  return `${String(from)}, ${String(when)}${unsent}: “${String(text)}”`;
}
