import type { MailSummary } from "../../src/host/mail.ts";
import type { Sayings } from "../../src/language/contract/sayings.ts";
import type { Contents, FoundText } from "../../src/tool/contents.ts";
import { LATEST, MOST_FOUND } from "../../src/tool/contents.ts";
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
    return [...found.values()].map((one) => textOf(one, say));
  },
  async latest({ host: { mail }, say }) {
    const { rows } = await mail.search({ limit: LATEST });
    return rows.map((one) => textOf(one, say));
  },
  async textOf(id, { mail }) {
    return (await mail.read(id)).body;
  },
};

function textOf({ id, from, subject, date }: MailSummary, say: Sayings): FoundText {
  return {
    id,
    // What was written in a mail stays.
    version: id,
    at: date,
    title: `${senderWords(from)} ${subjectWords(subject, say)}`,
    name: subjectWords(subject, say),
    by: addressLine([from]),
    source: say.mail.source(senderWords(from), subjectWords(subject, say)),
  };
}
