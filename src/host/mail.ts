import type { Address } from "./address.ts";
import type { Named } from "../types/known-names.ts";
import type { Page } from "../types/page.ts";
import type { Sent, WayOut } from "./outgoing.ts";
import type { Written } from "./written.ts";

export type MailSummary = {
  readonly id: string;
  readonly from: Address;
  readonly to: readonly Address[];
  readonly subject: string;
  readonly date: number;
  readonly unread: boolean;
  readonly flagged: boolean;
  readonly mailbox: string;
  readonly version: string;
};

export type MailMessage = MailSummary & {
  readonly cc: readonly Address[];
  /** Plain text; HTML is turned into text. */
  readonly body: string;
  readonly attachments: readonly string[];
  readonly messageId?: string;
};

export type MailQuery = {
  readonly text?: string;
  /** A name or address, matched against the sender. */
  readonly from?: string;
  readonly subject?: string;
  readonly since?: number;
  readonly until?: number;
  readonly unread?: boolean;
  /** A mailbox name; without it: the inbox for `recent`, everything for `search`. */
  readonly mailbox?: string;
  readonly limit: number;
};

export type OutgoingMail = {
  readonly to: readonly Address[];
  readonly cc: readonly Address[];
  readonly subject: string;
  readonly body: string;
  /** Message this one answers: sets In-Reply-To and References. */
  readonly replyTo?: string;
  /** Message this one sends on: what is attached to it goes along. Its text stands in the body. */
  readonly forwards?: string;
  /** Draft this one was, removed when it is sent. */
  readonly draft?: string;
};

export type MailAction = "read" | "unread" | "flag" | "unflag" | "archive" | "trash";

export type MailHost = {
  readonly mailboxes: () => Promise<readonly Named[]>;
  /** Unread first, then newest first. */
  readonly recent: (query: MailQuery) => Promise<Page<MailSummary>>;
  /** Newest first. */
  readonly search: (query: MailQuery) => Promise<Page<MailSummary>>;
  readonly read: (id: string) => Promise<MailMessage>;
  readonly createDraft: (mail: OutgoingMail) => Promise<Written<MailSummary>>;
  /** What would carry a mail away; undefined: what is sent stays in the outbox here. */
  readonly wayOut: () => Promise<WayOut | undefined>;
  /**
   * Puts it into the outbox, from where it goes after the hold (8 s) if there is a way out; undo
   * takes it back as long as it lies there. Fails where it should have gone at once and did not.
   */
  readonly send: (mail: OutgoingMail) => Promise<Sent<MailSummary>>;
  /** Marks a mail as seen, as every program does that shows one; undefined where nothing is to be marked. */
  readonly markSeen: (id: string) => Promise<Written<MailSummary> | undefined>;
  readonly update: (change: {
    readonly id: string;
    readonly action: MailAction;
  }) => Promise<Written<MailSummary>>;
};

/** Boxes of what the user wrote, as mail programs name them. */
const OWN_BOX = /^(?:sent|drafts?|outbox)\b/i;

export function isOwnBox(mailbox: string): boolean {
  return OWN_BOX.test(mailbox.split("/").at(-1) ?? "");
}

/** What mail programs of several countries write before the subject of an answer. */
const REPLIED = /^(?:re|aw|antw|sv|rif|odp)\s*:\s*/i;

/** Whether a subject is that of an answer. */
export function isReplied(subject: string): boolean {
  return REPLIED.test(subject);
}

/** The subject of an answer to a mail. */
export function repliedSubject(subject: string): string {
  return `Re: ${subject.replace(REPLIED, "")}`.trim();
}

const FORWARDED = /^(?:fwd?|wg|tr|rv|doorst)\s*:\s*/i;

/** The subject of a mail that is sent on. */
export function forwardedSubject(subject: string): string {
  return FORWARDED.test(subject) ? subject : `Fwd: ${subject}`.trim();
}
