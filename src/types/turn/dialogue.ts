/** What somebody's words do in a conversation, as learned from examples; an answer is told by its question. */
export type LearnedAct =
  /** Stands by itself. */
  | "request"
  /** One value of the last act is another. */
  | "revise"
  /** The last act was meant for another thing or person. */
  | "redirect"
  /** The last act once more, with another value or thing. */
  | "continue"
  /** Another act on what is in focus. */
  | "refer"
  /** A fact of what was just told. */
  | "ask"
  /** The last act is to be taken back. */
  | "undo"
  /** Nothing is wanted. */
  | "close";

/** All of them, in the order of the model's classes. */
export const LEARNED_ACTS: readonly LearnedAct[] = [
  "request",
  "revise",
  "redirect",
  "continue",
  "refer",
  "ask",
  "undo",
  "close",
];

/** A turn is one of these, and no other. */
export type DialogueAct = LearnedAct | "answer";
