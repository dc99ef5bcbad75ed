import type { Region } from "../region.ts";
import type { Pronoun, Quote, Reply } from "../contract/cues.ts";

/** What the words of an utterance announce, each looked for when it is asked for. */
export type Cues = {
  /** What is given word for word, an answer, a heading, whom to answer. */
  readonly quote: Quote | undefined;
  readonly answer: Quote | undefined;
  readonly heading: string | undefined;
  readonly reply: Reply | undefined;
  readonly isOfSent: boolean;
  /** Where a name begins, what is looked for, what something is added to; where asking to be reminded ends. */
  readonly nameStart: number | undefined;
  readonly aboutStart: number | undefined;
  readonly addedToStart: number | undefined;
  readonly remindingEnd: number | undefined;
  /** Which way a length changes how long something lasts, and when it is. */
  readonly stretch: "longer" | "shorter" | undefined;
  readonly shift: "earlier" | "later" | undefined;
  /** Whether any word may point; which stands for a person; which place of a list is named. */
  readonly mayPoint: boolean;
  readonly pronoun: Pronoun | undefined;
  readonly placeInList: number | undefined;
  readonly isNewest: boolean;
  /** The words that ask for all of a kind. */
  readonly many: readonly string[];
  /** Where it is said what kind of thing is to be made. */
  readonly kinds: readonly Region[];
};
