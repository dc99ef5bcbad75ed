import type { Contents } from "../../src/tool/contents.ts";
import { MOST_FOUND } from "../../src/tool/contents.ts";
import { addressLine, senderWords, subjectWords } from "./mail-words.ts";

/** What stands in mails: the newest of those with a word in the text, the subject or the sender's name. */
export const mailContents: Contents = {
  kind: "mail",
  field: "id",
  async withWord(word, { host: { mail }, say }) {
    const pages = await Promise.all([
      mail.search({ text: word, limit: MOST_FOUND }),
      mail.search({ from: word, limit: MOST_FOUND }),
    ]);
    const found = new Map(pages.flatMap(({ rows }) => rows).map((one) => [one.id, one]));
    return [...found.values()].map(({ id, from, subject, date }) => ({
      id,
      at: date,
      title: `${senderWords(from)} ${subjectWords(subject, say)}`,
      name: subjectWords(subject, say),
      by: addressLine([from]),
      source: say.mail.source(senderWords(from), subjectWords(subject, say)),
    }));
  },
  async textOf(id, { mail }) {
    return (await mail.read(id)).body;
  },
};
