/** Something that was sent: what it is to a person, and what has become of it. */
export type Outgoing = {
  readonly id: string;
  readonly domain: "mail" | "messages";
  /** "the mail “Lunch” to Bob". */
  readonly what: string;
  /** `unclear`: it may have gone or not, and nobody tries again. */
  readonly state: "waiting" | "sent" | "not_sent" | "unclear";
  /** The same as one sentence or two. */
  readonly text: string;
};

/** One that can still be taken back; `due` is when it goes, in epoch milliseconds, never by itself when nothing. */
export type Waiting = Outgoing & { readonly state: "waiting"; readonly due: number | null };
