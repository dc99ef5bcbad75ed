/** What a conversation has read. Sticky: trimming, memory and new turns keep it; a new conversation clears it. */
export type Taint = {
  /** Text a stranger may have written, with the records it came from, newest last. */
  readonly sources: readonly string[];
  readonly untrusted: boolean;
  /** The user's own data. */
  readonly personal: boolean;
};

export const CLEAN: Taint = { sources: [], untrusted: false, personal: false };
