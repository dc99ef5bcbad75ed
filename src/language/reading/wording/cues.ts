import type { NameKind } from "../../../types/known-names.ts";
import type { Bias } from "../../../types/time/when.ts";
import type { Region } from "../../region.ts";
import type { FieldTold, PartTold, Pronoun, Quote, Reply, ToldBack } from "../../contract/cues.ts";

/** A word for things that hold others, of these kinds. */
export type ContainerNoun = Region & { readonly kinds: readonly NameKind[] };

/** Where the word for whose a thing is stands, and the text with a name in its place. */
export type Owner = Region & { readonly named: (name: string) => string };

/** What the words of an utterance announce, each looked for when it is asked for. */
export type Cues = {
  /** What is given word for word, an answer, a heading, whom to answer. */
  readonly quote: Quote | undefined;
  readonly answer: Quote | undefined;
  readonly heading: string | undefined;
  /** What is to be written, of an answer that only wraps it. */
  readonly told: string | undefined;
  /** What somebody is told who is only pointed at. */
  readonly toldBack: ToldBack | undefined;
  readonly reply: Reply | undefined;
  readonly isOfSent: boolean;
  /** What is told, or asked, whoever was told something before. */
  readonly tellsFurther: boolean;
  /** Where a name begins, what is looked for, what something is added to; where asking to be reminded ends. */
  readonly nameStart: number | undefined;
  readonly aboutStart: number | undefined;
  /** What is to be written about, where no word says what. */
  readonly topicAlone: string | undefined;
  readonly addedToStart: number | undefined;
  readonly remindingEnd: number | undefined;
  /** The field that all the words give something to stand in it. */
  readonly fieldTold: FieldTold | undefined;
  /** Nothing is called so: a clause, a slip taken back, half a phrase. */
  readonly namesNothing: boolean;
  /** Which way a length changes how long something lasts, and when it is. */
  readonly stretch: "longer" | "shorter" | undefined;
  readonly shift: "earlier" | "later" | undefined;
  /** Where the words say in which case, or beside what, something is to be. */
  readonly circumstances: readonly Region[];
  /** Whether any word may point; which stands for a person; which place of a list is named. */
  readonly mayPoint: boolean;
  readonly pronoun: Pronoun | undefined;
  /** The word for whose a thing is, where they are only pointed at: "his mail". */
  readonly owner: Owner | undefined;
  readonly listPointed: Region | undefined;
  /** The words that tell which of several is to be shown, where nothing else is said. */
  readonly oneTold: string | undefined;
  /** The same with the text as the list's name. */
  readonly onList: string;
  /** The same on the day that was spoken of. */
  readonly onThatDay: string;
  readonly placeInList: number | undefined;
  /** Something goes to a time that was spoken of. */
  readonly atThatTime: boolean;
  /** How many of those to come are meant. */
  readonly nextCount: number | undefined;
  /** The part of the day that tells one of several. */
  readonly partTold: PartTold | undefined;
  readonly isNewest: boolean;
  /** The words that ask for all of a kind. */
  readonly many: readonly string[];
  /** Where it is said what kind of thing is to be made. */
  readonly kinds: readonly Region[];
  /** How many letters are said before the request itself. */
  readonly opening: number;
  /** It points at something said before it. */
  readonly pointsBack: boolean;
  /** The words that may announce a new place; none where no place is spoken of. */
  readonly placeCues: readonly string[];
  /** The half of the day that a thing of this name is in. */
  readonly bias: Bias;
  /** Such a thing takes place at an hour. */
  readonly hasHour: boolean;
  /** Words that stand for a thing where they might be a number. */
  readonly standIns: readonly Region[];
  /** What is said of a folder behind its name, and of a length that lies before something. */
  readonly folderNouns: readonly Region[];
  readonly aheads: readonly Region[];
  /** Words for things that hold others, and the words that one is led into by. */
  readonly containers: readonly ContainerNoun[];
  readonly ledInto: readonly Region[];
};
