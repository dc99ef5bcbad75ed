import type { Contents } from "../../src/tool/contents.ts";
import { MOST_FOUND } from "../../src/tool/contents.ts";
import { clean } from "../speech.ts";

/** What stands in text messages: one is found again by its own words. */
export const messageContents: Contents = {
  kind: "message",
  field: "text",
  async withWord(word, { messages }) {
    const { rows } = await messages.search({ text: word, limit: MOST_FOUND });
    return rows.map(({ text, chat, from, fromMe }) => ({
      id: text,
      title: `${chat} ${fromMe ? "" : from}`.trim(),
      source: fromMe ? `You to ${clean(chat)}` : clean(from),
      text,
    }));
  },
  textOf: async (text) => text,
};
