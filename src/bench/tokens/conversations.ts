import { readFileSync } from "node:fs";
import { join } from "node:path";
import { conversationHead, scriptedTurn } from "./conversation.ts";
import type { ScriptedConversation, ScriptedTurn } from "./conversation.ts";

/**
 * Conversations over the sample home, each with what it stands for: in the file a line with its head, then
 * one for each of its turns.
 */
export const CONVERSATIONS: readonly ScriptedConversation[] = readConversations(
  readFileSync(join(import.meta.dirname, "conversations.jsonl"), "utf8"),
);

function readConversations(text: string): readonly ScriptedConversation[] {
  const conversations: (ScriptedConversation & { readonly turns: ScriptedTurn[] })[] = [];
  for (const line of text.trimEnd().split("\n")) {
    const row: unknown = JSON.parse(line);
    const turn = scriptedTurn.safeParse(row);
    if (turn.success) conversations.at(-1)?.turns.push(turn.data);
    else conversations.push({ ...conversationHead.parse(row), turns: [] });
  }
  return conversations;
}
