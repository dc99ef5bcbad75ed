import type { PartName } from "../../types/time/day-part.ts";
import type { NameKind } from "../../types/known-names.ts";
import type { Region } from "../region.ts";

/** A field of something, and the words that are to stand in it. */
export type FieldTold = {
  readonly field: string;
  readonly value: string;
  /** Of what was made or shown last, and not of the last thing that has such a field. */
  readonly isOfNewest?: true;
  /** What is said to be wrong of what stands there. */
  readonly was?: string;
};

/** What names something. */
export type Naming = {
  /** Where the name begins that words give outright; undefined where they give none. */
  readonly nameStart: (text: string) => number | undefined;
  /** The field that a whole text gives words, of whatever is spoken of. */
  readonly fieldTold: (text: string) => FieldTold | undefined;
  /** What a whole request to write to somebody is about, where no word says what it is to say. */
  readonly topicAlone: (text: string) => string | undefined;
  /** A name without where it is put, and without politeness. */
  readonly withoutPlace: (name: string) => string;
  /** A name without what joined it to what was cut off behind it. */
  readonly withoutJoin: (name: string) => string;
  readonly withoutArticle: (name: string) => string;
  /** A name without whose it is. */
  readonly withoutOwner: (name: string) => string;
  /** Where the words begin that announce what is looked for. */
  readonly aboutStart: (text: string) => number | undefined;
  /** A word between what a title is called and the title. */
  readonly standsBeforeTitle: (word: string) => boolean;
  /** The word between a title and who made it. */
  readonly leadsToMaker: (word: string) => boolean;
  /** A word between a title and what it stands on. */
  readonly leadsToWhole: (word: string) => boolean;
  /** Whether words can be what nothing is called: a clause, a slip taken back, half a phrase. */
  readonly namesNothing: (name: string) => boolean;
  /** A verb that puts something somewhere. */
  readonly puts: (verb: string) => boolean;
  /** A word that names a thing together with a particle right behind it, and such a particle: "catch up". */
  readonly takesParticle: (word: string) => boolean;
  readonly isParticle: (word: string) => boolean;
  readonly withoutInputNoun: (words: string) => string;
  /** What a note says, of words that first say which thing it is put with. */
  readonly withoutNoted: (words: string) => string;
  /** A word that makes an everyday word behind it one of the user's own. */
  readonly owns: (word: string) => boolean;
};

/** Things that hold others: lists, calendars, folders. */
export type Containers = {
  /** A word for things of the kind, or for any that hold others. */
  readonly namesContainer: (word: string, kind?: NameKind) => boolean;
  /** Whether words, the nearest first, lead into what is named behind them; of a kind, what is kept in one. */
  readonly leadsInto: (words: readonly string[], kind?: NameKind) => boolean;
  /** A word before what such a thing is called that names none: "my own list", "the to-do list". */
  readonly saysNoName: (word: string) => boolean;
};

/**
 * Where words are announced, and the words themselves. Some languages order those of a clause otherwise than
 * they are said alone: the latter are given, or none where they aren't sure, and they are asked for.
 */
export type Quote =
  | { readonly kind: "words"; readonly start: number; readonly words: string }
  | { readonly kind: "clause"; readonly start: number; readonly words: string | undefined };

/** What somebody is told, and where that stands. */
export type ToldBack = Region & {
  readonly words: string;
  /** Nobody is spoken of who is told: behind what was asked alone it is an answer. */
  readonly isBare?: boolean;
};

/** A request to answer somebody's mail: whom stands between where it ends and where the answer begins. */
export type Reply = {
  readonly verbEnd: number;
  readonly answerStart: number;
  /** It is only to be written, not to be sent. */
  readonly isDraft: boolean;
};

/** What somebody is told, or a text says. */
export type Quoting = {
  readonly quoteIn: (text: string) => Quote | undefined;
  /** The same of an answer. */
  readonly answerIn: (text: string) => Quote | undefined;
  /** What somebody who is only pointed at, or not named at all, is told: "tell her that's fine". */
  readonly toldBack: (text: string) => ToldBack | undefined;
  /** The words of a text that an answer only wraps: "say I'm late". */
  readonly wordsTold: (text: string) => string | undefined;
  /** What heads a text. */
  readonly headingIn: (text: string) => string | undefined;
  /** A name without what somebody is told. */
  readonly withoutTold: (name: string) => string;
  /** Somebody is to be told or asked, and stands right behind. */
  readonly addressesSomebody: (text: string) => boolean;
  /** Who is told stands right before what they are told. */
  readonly tellsSomebody: (text: string) => boolean;
  /** A line without what is to be done with what it prints. */
  readonly withoutTelling: (line: string) => string;
  /** Where the words that ask for an answer end, and where it begins; undefined where no mail is to be answered. */
  readonly replyIn: (text: string) => Reply | undefined;
  /** The words speak of what oneself has written. */
  readonly speaksOfSent: (text: string) => boolean;
  /** What follows is told, or asked, whoever was told something before: "and ask her to bring a rug". */
  readonly tellsFurther: (text: string) => boolean;
  /** A word before what one is told to remember. */
  readonly leadsToTold: (word: string) => boolean;
};

/** Where something is, or goes. */
export type Places = {
  /** The words that may announce a new place, of those that announce any; none where no place is spoken of. */
  readonly placeCues: (text: string, cues: readonly string[]) => readonly string[];
  /** Where the words begin that say what something is added to. */
  readonly addedToStart: (text: string) => number | undefined;
  /** How many letters behind the name of a folder only say what it is. */
  readonly folderNoun: (after: string) => number;
};

/** What is said around a time, a length or a number. */
export type TimeCues = {
  /** Whether a time is the far end of a stretch, by its own words or those before it. */
  readonly isFarEnd: (time: string, before: string) => boolean;
  /** Whether a time says that something is over or done then at the latest. */
  readonly isLatest: (time: string) => boolean;
  /** Whether the words before a time may as well say where something goes. */
  readonly endsInTo: (before: string) => boolean;
  readonly withoutUntil: (time: string) => string;
  /** The length that is to be fitted in, of words that would be a time elsewhere. */
  readonly lengthFitted: (
    time: string,
    before: string,
  ) => { readonly text: string; readonly ms: number } | undefined;
  /** Whether a number behind these words is a length to come. */
  readonly endsInIn: (before: string) => boolean;
  /** Whether a number behind these words is what is to be reached. */
  readonly endsInGoal: (before: string) => boolean;
  /** Whether a length behind these words is the whole of it. */
  readonly endsInWhole: (before: string) => boolean;
  readonly isOrdinal: (number: string) => boolean;
  /** Which way a length changes how long something lasts, and when it is. */
  readonly stretchIn: (text: string) => "longer" | "shorter" | undefined;
  readonly shiftIn: (text: string) => "earlier" | "later" | undefined;
  /** How many letters behind a length say that it lies before something. */
  readonly aheadOf: (after: string) => number;
  /** A word before a state that is not so yet. */
  readonly liesAhead: (before: string) => boolean;
  /** A word that ends the thing a time is told by. */
  readonly endsThing: (word: string) => boolean;
  /** Where words say in which case, or beside what, something is to be. */
  readonly circumstancesIn: (text: string) => readonly Region[];
  /** A word before a length that is meant, of several. */
  readonly leadsToLength: (word: string) => boolean;
};

/** A word that stands for a person, and where. */
/** A part of the day that tells one of several, and where the words for it stand. */
export type PartTold = Region & { readonly name: PartName };

export type Pronoun = {
  readonly text: string;
  readonly start: number;
  /** It stands for several, or for one of whom it isn't told whether they are he or she. */
  readonly mayBeMany?: boolean;
};

/** The words beside one; none where nothing stands there. */
export type Beside = {
  readonly lead?: string | undefined;
  readonly before?: string | undefined;
  readonly next?: string | undefined;
};

/** Words that stand for something said elsewhere. */
export type Pointing = {
  /** Whether words point at something said before them. */
  readonly pointsBack: (text: string) => boolean;
  /** Whether any word is there that may point, also before a thing of its own. */
  readonly mayPoint: (text: string) => boolean;
  readonly isPointing: (word: string) => boolean;
  readonly pronounIn: (text: string) => Pronoun | undefined;
  /** The word for whose a thing is, where they are only pointed at: "his mail", "that text of hers". */
  readonly ownerIn: (text: string) => Region | undefined;
  /** The text with somebody's name in the place of that word. */
  readonly withOwner: (text: string, owner: Region, name: string) => string;
  /** The words that say that something goes on the list that was spoken of: "on there". */
  readonly listPointed: (text: string) => Region | undefined;
  /** The same of a list by its name. */
  readonly onList: (name: string) => string;
  /** What is said, on the day that was spoken of. */
  readonly onThatDay: (text: string) => string;
  /** The words that tell which of several is to be shown, where nothing else is said: "go on, the ferry one". */
  readonly oneTold: (text: string) => string | undefined;
  /** Whether a word stands for a thing behind the one before it ("that one"). */
  readonly standsForThing: (word: string, beside: Beside) => boolean;
  /** What stands here is spoken of as known. */
  readonly endsOwning: (before: string) => boolean;
  /** The place in a list that words name, from 0; -1 is the last. */
  readonly placeNamed: (text: string) => number | undefined;
  /** Something goes to a time that was spoken of: "move it there". */
  readonly atThatTime: (text: string) => boolean;
  /** How many of those to come are meant, which a thing's name stands behind: "my next two lessons". */
  readonly nextCount: (text: string) => number | undefined;
  /** The part of the day that tells one of several: "the morning one". */
  readonly partNamed: (text: string) => PartTold | undefined;
  /** The words that ask for all of a kind, as they are said. */
  readonly wordsForMany: (text: string) => readonly string[];
  readonly asksForNewest: (text: string) => boolean;
};
