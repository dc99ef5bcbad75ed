import type { Relation } from "../../types/turn/beside.ts";
import type { ItselfAsked } from "../../types/turn/own-question.ts";

/** What of a record is asked for. */
export type Fact =
  | "when"
  | "due"
  | "where"
  | "with"
  | "long"
  | "number"
  /** Somebody is to be rung: what nothing here does, and their number says how. */
  | "call"
  | "mail"
  | "address"
  | "birthday"
  | "age"
  | "job"
  | "firm"
  | "who"
  | "kept";

/** Which of several is asked for, in the order of their times: so many from one end, 0 the outermost. */
export type Place = { readonly from: "start" | "end"; readonly nth: number };

/**
 * What kind of answer a question wants: one `fact` of a record, `one` of several, how many (`count`), whether,
 * which of several, how long until something (`until`), the share of one tool in all that a `day` brings, or
 * whatever stands somewhere (`open`). A question for a list is none of these.
 */
export type Question =
  /** `isPast`: when it was, so that what is still to come tells nothing, and a bare day or month is behind. */
  | {
      readonly form: "fact";
      readonly fact: Fact;
      readonly place: Place | undefined;
      readonly isPast?: true;
    }
  /** `opens`: it is to be read, not told of: "read me the last mail". `isOwn`: oneself wrote it. */
  | { readonly form: "one"; readonly place: Place; readonly opens?: true; readonly isOwn?: true }
  | { readonly form: "until"; readonly unit: "day" | "week" }
  /** `own`: whether oneself wrote to somebody, or answered what they wrote. */
  | { readonly form: "whether"; readonly own?: "wrote" | "answered" }
  | { readonly form: "count" | "which" | "day" | "open" };

/** What is wanted to be known, and the kinds of record it is said to stand in: none where they aren't named. */
export type StandsIn = { readonly topic: string; readonly kinds: readonly string[] };

/** Questions beside what says of their answer where it stands: what it is called or who told it, and its kinds of record. */
export type SourceSaid = {
  readonly asks: readonly string[];
  readonly source: string;
  /** The same as it was said, by which somebody is known by what they are: "the vet". */
  readonly spoken?: string;
  readonly kinds: readonly string[];
  /** The kind of answer, where no word tells it. */
  readonly wants?: AnswerKind;
};

/** A thing that has a time, as it is called; where it ends is meant. */
export type ThingSaid = { readonly words: string; readonly isEnd: boolean };

/** A question for what lies beside one thing or two, or how two lie to each other. */
export type BesideAsked = {
  readonly relation: Relation;
  readonly things: readonly ThingSaid[];
  /** Where it asks whether the first thing is on this side of the other. */
  readonly side?: "before" | "after";
};

/** What the sentence that answers has in it. */
export type AnswerKind =
  | "price"
  /** What something comes to, in money or anything else. */
  | "amount"
  | "number"
  | "code"
  | "time"
  | "length"
  | "person"
  | "place";

/** What the letters of a sentence hold: what would answer, a number that may be a price, or a question of its own. */
export type Held = AnswerKind | "question";

/** What a question wants from a text: undefined where that may be anything. */
export type Wanted = {
  readonly kind: AnswerKind | undefined;
  /** Its words that say only how it is asked for, which need not stand beside the answer. */
  readonly asking: readonly string[];
  /** The kinds of text that it names, also by how somebody wrote ("who texted"). */
  readonly sources: readonly string[];
  /** It asks where such a text itself is, or who wrote it, and not what stands in it. */
  readonly isOfRecord: boolean;
};

/** What it is about; empty where nothing is said of that. */
export type GistAsked = { readonly about: string };

/** What a text asks for. */
export type Questions = {
  /** Undefined for what is no question, or asks for a list. */
  readonly questionIn: (text: string) => Question | undefined;
  readonly wantedIn: (text: string) => Wanted;
  /** The fact that is asked for of somebody who is only pointed at, or of whom was asked before: "and her email?". */
  readonly askedOfPerson: (text: string) => Fact | undefined;
  /** All that somebody wrote is asked for, and no fact of it: "what did Una say about the boat". */
  readonly gistAsked: (text: string) => GistAsked | undefined;
  /** What a text would answer by its letters; whether it has a time or a length is for their readers to say. */
  readonly holdsIn: (text: string) => ReadonlySet<Held>;
  /** Words that only name something and say where it stands; undefined for any others. */
  readonly standsIn: (text: string) => StandsIn | undefined;
  /** Questions whose source is said beside them; undefined for any other text. */
  readonly sourceSaid: (text: string) => SourceSaid | undefined;
  /** Each question of several in one breath; none where there is one. */
  readonly severalAsked: (text: string) => readonly string[];
  /** The question that somebody else is said to have, where nothing is to be done about it; any other text as it is. */
  readonly reportedQuestion: (text: string) => string;
  /** A question that points to a thing named before it, as one question; any other text as it is. */
  readonly plainQuestion: (text: string) => string;
  /**
   * What should be the time where a text asks for all that a time brings, "today" where it names none;
   * whether it is one is for the reader of times to say. Undefined for any other text.
   */
  readonly dayAsked: (text: string) => string | undefined;
  /** What a whole text asks of its time by other things; undefined for any other text. */
  readonly besideAsked: (text: string) => BesideAsked | undefined;
  /** What a whole text asks to be in the calendar, as that is called; undefined for any other text. */
  readonly heldIn: (text: string) => string | undefined;
  /** What a whole text asks about the assistant itself; undefined for any other text. */
  readonly itselfAsked: (text: string) => ItselfAsked | undefined;
};
