import type { TurnWords } from "../../../types/turn/turn-words.ts";

/** A choice of several: what all are called, where that is one name, and whether there are more than are offered. */
export type Choice = {
  readonly title: string | undefined;
  readonly offered: readonly string[];
  readonly isCut: boolean;
};

/** What is asked back. */
type AskSentences = {
  readonly whatExactly: string;
  /** What a choice of names and titles is called as a source of what may be said. */
  readonly names: string;
  /** Which record or name of a kind. */
  readonly which: (kind: string) => string;
  /** What of a kind of value is wanted, where its field has no question of its own. */
  readonly wanting: Readonly<Record<"when" | "duration" | "person" | "number" | "text", string>>;
  readonly oneOf: (choice: Choice) => string;
};

/** Why a request is not done that has something to be found out first; the words are those it was told in. */
type OwedSentences = {
  readonly nothingDone: string;
  readonly undecidable: (words: string) => string;
  readonly notFound: (words: string) => string;
  readonly unlimited: (words: string) => string;
  /** Nothing can be taken out of the text that is called so. */
  readonly written: (title: string) => string;
  readonly whichOf: (words: string, titles: readonly string[]) => string;
  readonly tooMany: string;
  readonly notSoMany: (found: number, said: number) => string;
  readonly noneMeant: string;
};

/** What is so of a record since it was made, changed or taken away, as somebody else is told it. */
export type News = {
  readonly title: string;
  readonly how: "made" | "changed" | "gone";
  /** When it is, where it has a time. */
  readonly when: string | undefined;
};

/** Answers that no tool words. */
type AnswerSentences = {
  readonly tooMuch: string;
  readonly wont: string;
  /** Nothing serves the request; what comes nearest. */
  readonly cant: (nearest: string | undefined) => string;
  readonly ringsOnlyHere: string;
  readonly isEmpty: string;
  readonly foundNothing: string;
  readonly rows: (rows: readonly string[], left: number) => string;
  readonly furtherRows: (rows: readonly string[]) => string;
  readonly part: (at: number, of: number, canGoOn: boolean) => string;
  readonly lastPart: string;
  readonly allRows: string;
  readonly notLookedUp: (count: number) => string;
};

/** What the assistant says of the conversation, and of what is taken back. */
type ConversationSentences = TurnWords & {
  readonly abilities: string;
  readonly nothingSaid: string;
  readonly forgotten: string;
  readonly goodbye: string;
  readonly nothingToUndo: string;
  /** Nothing was done in this conversation; what was before it, as a sentence, and whether that is offered. */
  readonly lastBefore: (told: string, how: "can't" | "ask" | "by command") => string;
  /** Behind what became of it: which act that was. */
  readonly thatWas: (told: string) => string;
};

export type TurnSentences = {
  readonly ask: AskSentences;
  readonly owed: OwedSentences;
  readonly news: (news: News) => string;
  readonly answer: AnswerSentences;
  readonly conversation: ConversationSentences;
};
