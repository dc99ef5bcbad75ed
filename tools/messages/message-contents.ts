import type { Message } from "../../src/host/messages.ts";
import type { Sayings } from "../../src/language/contract/sayings.ts";
import type { Contents, FoundText } from "../../src/tool/contents.ts";
import { DEPTH } from "./latest-of-chats.ts";
import { LATEST, MOST_FOUND } from "../../src/tool/contents.ts";
import { clean } from "../speech.ts";

/** What stands in text messages: one is found again by its own words. */
export const messageContents: Contents = {
  kind: "message",
  field: "text",
  async withWord(word, { host: { messages }, say }) {
    const { rows } = await messages.search({ text: word, limit: MOST_FOUND });
    const { rows: latest } = await messages.recent({ limit: DEPTH });
    const theirs = latest.filter(({ from, fromMe }) => !fromMe && isNamed(from, word));
    const found = new Map([...rows, ...theirs.slice(0, MOST_FOUND)].map((one) => [one.id, one]));
    return [...found.values()].map((one) => textOf(one, say));
  },
  async latest({ host: { messages }, say }) {
    const { rows } = await messages.recent({ limit: LATEST });
    return rows.map((one) => textOf(one, say));
  },
  textOf: async (text) => text,
};

function textOf({ text, chat, from, fromMe, at }: Message, say: Sayings): FoundText {
  return {
    id: text,
    title: `${chat} ${fromMe ? "" : from}`.trim(),
    source: fromMe ? say.messages.ownSource(clean(chat)) : clean(from),
    ...(fromMe ? {} : { by: from, at }),
    text,
  };
}

/** A name begins with it, or one of its words does. */
function isNamed(name: string, word: string): boolean {
  return name
    .toLowerCase()
    .split(" ")
    .some((one) => one.startsWith(word));
}
