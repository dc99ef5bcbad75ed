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

/** `inMs` is Infinity for what doesn't go by itself; `isOwn` for what was sent since this assistant was opened. */
export type WaitingOut = Waiting & { readonly inMs: number; readonly isOwn: boolean };

/** What was sent and has not gone yet. */
export type OutgoingWatch = {
  readonly waiting: () => Promise<readonly WaitingOut[]>;
  /** Resolves when nothing waits or is on its way any more; keeps no process alive. */
  readonly settled: () => Promise<void>;
  /** Answers with a sentence; fails where it has gone. */
  readonly takeBack: (id: string) => Promise<string>;
};
