import type { ForbiddenAct } from "./requests.ts";

/** What people say to the assistant about the conversation itself; served before any ranking. */
export type ConversationCommand =
  | "stop"
  | "take-back"
  | "undo"
  | "repeat"
  | "go-on"
  | "help"
  | "forget"
  | "quit";

/** What people say that asks for nothing, and what is said back. */
export type SmallTalk = {
  readonly reply: string;
  /** "Good night" may be the name of a shortcut too, which comes first. */
  readonly mayBeName: boolean;
};

/** An act that an answer tells of: one of ours, or one that is told of as done, and its kind where the words tell it. */
export type ClaimedAct = {
  readonly whose: "own" | "told";
  readonly act: ForbiddenAct | undefined;
};

/** What a whole utterance says of the conversation, and not of the world. */
export type Answers = {
  /** What the words mean as the answer to a question; undefined where there is anything else in them. */
  readonly yesOrNo: (text: string) => "yes" | "no" | undefined;
  /** The command the words are, where they are nothing else. */
  readonly commandIn: (text: string) => ConversationCommand | undefined;
  /** The words ask for the rest of what is being read; elsewhere they may ask for anything ("next" is a song). */
  readonly asksForMore: (text: string) => boolean;
  /** Sounds of listening: over our own voice they ask for nothing. */
  readonly isNod: (text: string) => boolean;
  /** The answer to a greeting, a thank-you or a question who one talks to; undefined for words that say more. */
  readonly smallTalk: (text: string) => SmallTalk | undefined;
  /**
   * An answer says that we did something or will (`own`), or that something is done (`told`), which may
   * be a fact that was read; undefined where it says neither.
   */
  readonly claimedAct: (text: string) => ClaimedAct | undefined;
  /** How one says each command, the plainest way first. */
  readonly commandPhrases: Readonly<Record<ConversationCommand, readonly string[]>>;
  /** Short words nobody types or says by habit: one is shown, and typed as the yes to what can't be undone. */
  readonly WORDS_TO_TYPE: readonly string[];
};
