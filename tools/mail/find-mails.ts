import { MOST_RECORDS } from "../../src/tool/finder.ts";
import type { Finder, FoundRecord } from "../../src/tool/finder.ts";
import type { MailSummary } from "../../src/host/mail.ts";

/** The mails of the inbox, by subject and sender. */
export const findMails: Finder = {
  kind: "mail",
  words: "text",
  async records({ mail, names }) {
    await names.of("mailbox");
    const inbox = await mail.recent({ limit: MOST_RECORDS });
    return inbox.rows.map(recordOf);
  },
};

function recordOf({ id, subject, from, date }: MailSummary): FoundRecord {
  return {
    id,
    facts: { subject, from: from.name || from.address },
    at: date,
    shownBy: subject === "" ? { from: from.address } : { subject },
  };
}
