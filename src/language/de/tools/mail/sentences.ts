import type { MailAct, MailSentences, MailsSought } from "../../../contract/sentences/mail.ts";
import { large, sayCounted } from "../../say/say-counted.ts";
import { sayList } from "../../say/say-list.ts";
import { sayMoment } from "../../say/say-moment.ts";

const DONE: Readonly<Record<MailAct, string>> = {
  read: "Als gelesen markiert",
  unread: "Als ungelesen markiert",
  flag: "Markiert",
  unflag: "Nicht mehr markiert",
  archive: "Archiviert",
  trash: "In den Papierkorb gelegt",
};

const ACTS: Readonly<Record<MailAct, string>> = {
  read: "Diese Mail als gelesen markieren",
  unread: "Diese Mail als ungelesen markieren",
  flag: "Diese Mail markieren",
  unflag: "Die Markierung dieser Mail entfernen",
  archive: "Diese Mail archivieren",
  trash: "Diese Mail in den Papierkorb legen",
};

export const mailSentences: MailSentences = {
  state: ({ unread, flagged }) =>
    [unread && "ungelesen", flagged && "markiert"].filter(Boolean).join(", ") || undefined,
  noSubject: "ohne Betreff",
  toWhom: (names) => (names.length === 0 ? "noch an niemanden" : `an ${sayList(names)}`),
  noMails: (sought) => `Keine ${sought.isUnread ? "neuen " : ""}Mails${which(sought)}.`,
  mails: (count, sought) => {
    const fresh = sought.isUnread ? "neue " : "";
    const counted = sayCounted(count, [`eine ${fresh}Mail`, `${fresh}Mails`]);
    return `${large(counted)}${which(sought)}`;
  },
  mailRow: ({ from, subject, when }) =>
    `${from === undefined ? "" : `${from}: `}${subject}, ${when}`,
  mailTitle: ({ from, subject }) => (from === undefined ? subject : `${subject} von ${from}`),
  text: ({ from, at, subject, body, attached }, clock) => {
    const tail = attached.length === 0 ? "" : `\n\nAngehängt: ${sayList(attached)}`;
    return `Von ${from}, ${sayMoment(at, clock)}: ${subject}\n\n${body || "Sie hat keinen Text."}${tail}`;
  },
  source: (from, subject) => `${from} in „${subject}“`,
  forwarded: ({ from, at, subject, to }, { zone }) => {
    const options = { dateStyle: "full", timeStyle: "short", timeZone: zone } as const;
    const date = new Intl.DateTimeFormat("de-DE", options).format(at);
    return `---------- Weitergeleitete Nachricht ---------\nVon: ${from}\nDatum: ${date}\nBetreff: ${subject}\nAn: ${to}`;
  },
  drafted: (subject, names) =>
    `Entwurf gespeichert: ${subject}${names.length === 0 ? "" : `, an ${sayList(names)}`}.`,
  sentThing: (subject, names) => `${subject}, an ${sayList(names)}`,
  noWayOut: "Es ist kein Weg hinaus eingerichtet.",
  askSend: ({ through, from, to, copy, subject, attached, body }) =>
    [
      through === undefined
        ? "Diese Mail hier in den Postausgang legen, ohne sie zu senden, weil kein Weg hinaus eingerichtet ist?"
        : `Diese Mail über ${through} senden?`,
      ...(from === undefined ? [] : [`Von: ${from}`]),
      `An: ${to}`,
      ...(copy === undefined ? [] : [`Kopie an: ${copy}`]),
      `Betreff: ${subject}`,
      ...(attached.length === 0 ? [] : [`Angehängt: ${attached.join(", ")}`]),
      `\n${body}`,
    ].join("\n"),
  done: (act, { subject, from }) => `${DONE[act]}: ${subject}, von ${from}.`,
  ask: (act, { subject, from, at }, clock) =>
    `${ACTS[act]}?\n${subject}\nVon: ${from}, ${sayMoment(at, clock)}`,
  marked: "Eine vorgelesene Mail ist als gelesen markiert.",
  whatToSay: "Was soll in der Mail stehen?",
};

function which({ from, mailbox, when, about }: MailsSought): string {
  return [
    from !== undefined && ` von ${from}`,
    mailbox !== undefined && ` in ${mailbox}`,
    when !== undefined && ` ${when}`,
    about.length > 0 && ` zu „${about.join("“, „")}“`,
  ]
    .filter(Boolean)
    .join("");
}
