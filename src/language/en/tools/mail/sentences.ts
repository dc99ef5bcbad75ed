import type { MailAct, MailSentences, MailsSought } from "../../../contract/sentences/mail.ts";
import { sayCounted } from "../../say/say-counted.ts";
import { sayList } from "../../say/say-list.ts";
import { sayMoment } from "../../say/say-moment.ts";

const DONE: Readonly<Record<MailAct, string>> = {
  read: "Marked as read",
  unread: "Marked as unread",
  flag: "Flagged",
  unflag: "No longer flagged",
  archive: "Archived",
  trash: "Moved to the trash",
};

const ACTS: Readonly<Record<MailAct, string>> = {
  read: "Mark this mail as read",
  unread: "Mark this mail as unread",
  flag: "Flag this mail",
  unflag: "Take the flag off this mail",
  archive: "Archive this mail",
  trash: "Move this mail to the trash",
};

export const mailSentences: MailSentences = {
  state: ({ unread, flagged }) =>
    [unread && "unread", flagged && "flagged"].filter(Boolean).join(", ") || undefined,
  noSubject: "without a subject",
  toWhom: (names) => (names.length === 0 ? "to nobody yet" : `to ${sayList(names)}`),
  noMails: (sought) => `No ${newOf(sought)}mail${which(sought)}.`,
  mails: (count, sought) =>
    `${sought.isSearch ? "I found" : "You have"} ${sayCounted(count, `${newOf(sought)}mail`)}${which(sought)}`,
  mailRow: ({ from, subject, when }) =>
    `${from === undefined ? "" : `${from}: `}${subject}, ${when}`,
  mailTitle: ({ from, subject }) => (from === undefined ? subject : `${subject} from ${from}`),
  text: ({ from, at, subject, body, attached }, clock) => {
    const tail = attached.length === 0 ? "" : `\n\nAttached: ${sayList(attached)}`;
    return `From ${from}, ${sayMoment(at, clock)}: ${subject}\n\n${body || "It has no text."}${tail}`;
  },
  source: (from, subject) => `${from} in “${subject}”`,
  forwarded: ({ from, at, subject, to }, { zone }) => {
    const options = { dateStyle: "full", timeStyle: "short", timeZone: zone } as const;
    const date = new Intl.DateTimeFormat("en-GB", options).format(at);
    return `---------- Forwarded message ---------\nFrom: ${from}\nDate: ${date}\nSubject: ${subject}\nTo: ${to}`;
  },
  drafted: (subject, names) =>
    `Draft saved: ${subject}${names.length === 0 ? "" : `, to ${sayList(names)}`}.`,
  sentThing: (subject, names) => `${subject}, to ${sayList(names)}`,
  noWayOut: "No way out is set up.",
  askSend: ({ through, from, to, copy, subject, attached, body }) =>
    [
      through === undefined
        ? "Put this mail in the outbox here, not sent, because no way out is set up?"
        : `Send this mail through ${through}?`,
      ...(from === undefined ? [] : [`From: ${from}`]),
      `To: ${to}`,
      ...(copy === undefined ? [] : [`Copy to: ${copy}`]),
      `Subject: ${subject}`,
      ...(attached.length === 0 ? [] : [`Attached: ${attached.join(", ")}`]),
      `\n${body}`,
    ].join("\n"),
  done: (act, { subject, from }) => `${DONE[act]}: ${subject}, from ${from}.`,
  ask: (act, { subject, from, at }, clock) =>
    `${ACTS[act]}?\n${subject}\nFrom: ${from}, ${sayMoment(at, clock)}`,
  marked: "A mail that was read out is marked as read.",
  whatToSay: "What should the mail say?",
};

function newOf({ isUnread }: MailsSought): string {
  return isUnread ? "new " : "";
}

function which({ from, mailbox, when, about }: MailsSought): string {
  return [
    from !== undefined && ` from ${from}`,
    mailbox !== undefined && ` in ${mailbox}`,
    when !== undefined && ` ${when}`,
    about.length > 0 && ` about “${about.join("”, “")}”`,
  ]
    .filter(Boolean)
    .join("");
}
