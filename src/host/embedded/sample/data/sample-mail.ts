/** One message of the sample's Maildir. */
export type SampleMail = {
  readonly id: string;
  readonly box: "INBOX" | "Sent" | "Archive" | "Drafts";
  /** The owner, when left out. */
  readonly from?: string;
  readonly to?: string;
  readonly subject: string;
  readonly hoursAgo: number;
  /** Maildir flags: S seen, F flagged, R replied, D draft. Empty: unread. */
  readonly flags: string;
  readonly body?: string;
  readonly html?: string;
  /** The message it answers. */
  readonly answers?: string;
  readonly attachment?: { readonly name: string; readonly text: string };
};
