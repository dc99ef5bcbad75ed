/** What a turn says of itself, in the language it was asked in. */
export type TurnWords = {
  /** It was told to stop. */
  readonly stopped: string;
  /** It found nothing to say. */
  readonly apology: string;
  readonly crashed: string;
  /** Words that only end something, and a call that was declined. */
  readonly closed: string;
  readonly declined: string;
};
