import type { Clock } from "../../../types/clock.ts";

export type MailAct = "read" | "unread" | "flag" | "unflag" | "archive" | "trash";

/** Mails that were looked for. */
export type MailsSought = {
  readonly isUnread: boolean;
  readonly from: string | undefined;
  readonly mailbox: string | undefined;
  /** When, as a part of a sentence. */
  readonly when: string | undefined;
  readonly about: readonly string[];
};

/** A row of a list of mails; without whom it is from where that is said before. */
export type MailRow = {
  readonly from: string | undefined;
  readonly subject: string;
  readonly when: string;
};

/** A mail as a question shows it before it goes. */
export type AskedMail = {
  /** The way it goes; none where it stays here. */
  readonly through: string | undefined;
  readonly from: string | undefined;
  readonly to: string;
  readonly copy: string | undefined;
  readonly subject: string;
  readonly attached: readonly string[];
  readonly body: string;
};

/** A mail as a text to be read out. */
export type ReadMail = {
  readonly from: string;
  readonly at: number;
  readonly subject: string;
  readonly body: string;
  readonly attached: readonly string[];
};

export type ForwardedMail = {
  readonly from: string;
  readonly at: number;
  readonly subject: string;
  readonly to: string;
};

export type MailSentences = {
  /** How a mail is marked, and what one without a subject is called, as facts. */
  readonly state: (marks: {
    readonly unread: boolean;
    readonly flagged: boolean;
  }) => string | undefined;
  readonly noSubject: string;
  /** Whom the user's own mail goes to, as a fact. */
  readonly toWhom: (names: readonly string[]) => string;
  readonly noMails: (sought: MailsSought) => string;
  readonly mails: (count: number, sought: MailsSought & { readonly isSearch: boolean }) => string;
  readonly mailRow: (row: MailRow) => string;
  /** What a mail is called among others of a day. */
  readonly mailTitle: (row: Pick<MailRow, "from" | "subject">) => string;
  readonly text: (mail: ReadMail, clock: Clock) => string;
  /** What a mail is called where a sentence of it is said. */
  readonly source: (from: string, subject: string) => string;
  /** What stands above a mail that is sent on: who wrote it, when, of what and to whom. */
  readonly forwarded: (mail: ForwardedMail, clock: Clock) => string;
  readonly drafted: (subject: string, names: readonly string[]) => string;
  /** What was sent, to whom; and why it stays here. */
  readonly sentThing: (subject: string, names: readonly string[]) => string;
  readonly noWayOut: string;
  readonly askSend: (mail: AskedMail) => string;
  readonly done: (
    act: MailAct,
    mail: { readonly subject: string; readonly from: string },
  ) => string;
  readonly ask: (
    act: MailAct,
    mail: { readonly subject: string; readonly from: string; readonly at: number },
    clock: Clock,
  ) => string;
  /** Kept of a mail that was read out, of which no word is kept. */
  readonly marked: string;
  readonly whatToSay: string;
};
