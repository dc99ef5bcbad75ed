import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { sayDone } from "../speech.ts";
import { momentWords } from "../time-words.ts";
import { field } from "../fields.ts";
import { mailRow, senderWords, subjectWords } from "./mail-words.ts";
import { action } from "./action.ts";

const DONE = {
  read: "Marked as read",
  unread: "Marked as unread",
  flag: "Flagged",
  unflag: "No longer flagged",
  archive: "Archived",
  trash: "Moved to the trash",
} as const;

const ACTS = {
  read: "Mark this mail as read",
  unread: "Mark this mail as unread",
  flag: "Flag this mail",
  unflag: "Take the flag off this mail",
  archive: "Archive this mail",
  trash: "Move this mail to the trash",
} as const;

export const updateMessage = defineTool({
  name: "mail.update_message",
  description: "Mark an e-mail read, unread or flagged; archive it or move it to the trash.",
  input: z.strictObject({
    id: field("the mail", { kind: "handle", of: "mail" }),
    action,
  }),
  reads: "untrusted",
  effect: "reversible",
  egress: false,
  gives: "mail",
  confirm: ({ action }) => action === "archive" || action === "trash",
  companions: ["mail.search"],
  demos: [
    {
      say: "flag the gravel mail",
      input: { id: "mail:91", action: "flag" },
      result: "Flagged: Gravel delivery, from Odalys Finch.",
      answer: "The gravel mail is flagged.",
    },
    {
      say: "throw away the one about the tide gauge",
      input: { id: "mail:92", action: "trash" },
      result: "Moved to the trash: Tide gauge, from Quillon Abara.",
      answer: "The mail about the tide gauge is in the trash.",
    },
  ],
  async ask({ id, action }, { host }) {
    const { subject, from, date } = await host.mail.read(id);
    return `${ACTS[action]}?\n${subject}\nFrom: ${from.name} <${from.address}>, ${momentWords(date, host.clock)}`;
  },
  say: sayDone,
  async run({ id, action }, { host }) {
    const { value, undo } = await host.mail.update({ id, action });
    const sentence = `${DONE[action]}: ${subjectWords(value.subject)}, from ${senderWords(value.from)}.`;
    return done(sentence, { rows: [mailRow(value, host.clock)], undo });
  },
});
