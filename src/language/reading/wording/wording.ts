import type { GistAsked } from "../../contract/questions.ts";
import type { ConversationCommand, SmallTalk, ClaimedAct } from "../../contract/answers.ts";
import type {
  Beside,
  ByMuch,
  ChangedTo,
  Multiplied,
  ClauseRun,
  Corrected,
  ForbiddenAct,
  Joint,
  BroughtTo,
  ObjectKind,
  OpeningAct,
  RequestTail,
  Restored,
  TellsLast,
  TakenOff,
  UndoneAct,
} from "../../contract/requests.ts";
import type {
  BesideAsked,
  Fact,
  Held,
  Question,
  SourceSaid,
  StandsIn,
  Wanted,
} from "../../contract/questions.ts";
import type {
  Borrowed,
  Condition,
  FreeTime,
  MailAct,
  Offered,
  PeopleOnRecord,
  Pieces,
  Selection,
  FactTold,
  ToldFact,
  TextSent,
  ToldAsked,
  ToldLast,
  ToldTime,
} from "../../contract/steps.ts";
import type { Given, IntoText } from "../../contract/given.ts";
import type { Region } from "../../region.ts";
import type { Reckoning } from "../../../types/reckoning.ts";
import type { ItselfAsked } from "../../../types/turn/own-question.ts";
import type { Cues } from "./cues.ts";

/** What a text is about: an act, a wish to know, a fact that is told. */
export type Mood = {
  readonly forbids: boolean;
  /** The words without the clauses that forbid. */
  readonly allowed: string;
  /** What is ruled out for all of them. */
  readonly forbiddenActs: readonly ForbiddenAct[];
  readonly wonders: boolean;
  readonly asksFact: boolean;
  readonly isQuestion: boolean;
  readonly states: boolean;
  readonly reports: boolean;
  readonly happened: boolean;
  readonly recalls: boolean;
  readonly lacks: boolean;
  readonly speaksOfSelf: boolean;
  readonly isClause: boolean;
  /** The kind of answer that is wanted; undefined for what is no question, or asks for a list. */
  readonly question: Question | undefined;
  /** What is wanted of a text that answers, and the kinds of answer that this text would be. */
  readonly wanted: Wanted;
  /** What is asked of somebody who is only pointed at. */
  readonly askedOfPerson: Fact | undefined;
  /** All that somebody wrote is asked for, and what it is about. */
  readonly gistAsked: GistAsked | undefined;
  readonly holds: ReadonlySet<Held>;
  /** What it names, and says where to find; undefined for a text that does anything else. */
  readonly standsIn: StandsIn | undefined;
  /** What is asked to be in the calendar. */
  readonly held: string | undefined;
  /** Its questions, and where their answer is said to stand. */
  readonly sourceSaid: SourceSaid | undefined;
  /** Each question of several in one breath. */
  readonly severalAsked: readonly string[];
  /** The question alone, where somebody else is said to have it. */
  readonly unreported: string;
  /** The words with the thing in the question where it was said before it. */
  readonly plain: string;
  /** The words of the time of which all is asked for that it brings. */
  readonly dayAsked: string | undefined;
  /** What of its time it asks by other things. */
  readonly beside: BesideAsked | undefined;
};

/** What a text asks for, as far as its words tell surely. */
export type Wish = {
  readonly act: OpeningAct | undefined;
  readonly remindsTo: boolean;
  readonly object: ObjectKind | undefined;
  /** What it takes off something that stays. */
  readonly takenOff: TakenOff | undefined;
  /** Who or what it has come to something that is there. */
  readonly broughtTo: BroughtTo | undefined;
  /** Who is to come, where it isn't said to what. */
  readonly invited: Region | undefined;
  /** The words for what it wants taken away. */
  readonly removed: Region | undefined;
  readonly mayRemove: boolean;
  /** It begins with a verb that wants something gone, and not only done. */
  readonly deletes: boolean;
  /** Something is to be put elsewhere, and not thrown away. */
  readonly relocates: boolean;
  /** Acts that no tool does. */
  readonly undone: readonly UndoneAct[];
  /** It asks for what nothing here does: to order, pay or ring. */
  readonly isBeyond: boolean;
  readonly isAnew: boolean;
  readonly beginsAct: boolean;
  readonly isNoRequest: boolean;
  readonly isThing: boolean;
  /** Somebody is to be told or asked, and stands right behind; who is told stands right before what they are told. */
  readonly addressesSomebody: boolean;
  readonly tellsSomebody: boolean;
};

/** How a text is parted. */
export type Parting = {
  readonly repaired: string;
  readonly withoutAsides: string;
  readonly runs: readonly ClauseRun[];
  readonly joints: readonly Joint[];
  /** Those that lie inside no time. */
  readonly cuts: readonly Joint[];
  /** Where what follows a joint may end. */
  readonly ends: readonly number[];
  readonly tail: RequestTail;
  readonly endsInToo: boolean;
  readonly namesRecord: boolean;
  /** The text breaks off where no request ends: more is to come. */
  readonly trailsOff: boolean;
  /** What it asks for behind a left side that has the verb; undefined where it is no such request. */
  /** A question with the name of what it points to in the question before it. */
  readonly pointedFrom: (left: string) => string | undefined;
  readonly completedBy: (
    left: string,
    announced: { readonly isMore: boolean },
  ) => string | undefined;
  /** It begins as a left side does. */
  readonly opensAs: (left: string) => boolean;
  /** The things of the list that it is; it only joins things to one; its beginning goes on with one to the end. */
  readonly things: readonly string[];
  readonly joinsList: boolean;
  readonly listed: string;
};

/** A name, a line or a value without what is said around it. */
export type Without = {
  /** Where it is put, and politeness. */
  readonly place: string;
  /** What joined it to what was cut off behind it. */
  readonly join: string;
  readonly article: string;
  /** How many it begins with. */
  readonly count: string;
  /** Whose it is. */
  readonly owner: string;
  /** What somebody is told. */
  readonly told: string;
  /** What is to be done with what the line prints. */
  readonly telling: string;
  /** What it is called as a value. */
  readonly inputNoun: string;
  /** Which thing a note is put with. */
  readonly noted: string;
};

/** What a text says of the turn before it. */
export type Leaning = {
  /** What is left of words that correct the last request or go on with it. */
  readonly corrected: Corrected;
  /** How many letters only say that the words go on with the last request. */
  readonly goingOn: number | undefined;
  readonly changesLast: boolean;
  readonly asksAnother: boolean;
  readonly asksMore: boolean;
  readonly asksLike: boolean;
  /** The value that what is told comes to. */
  readonly concluded: string | undefined;
  readonly saidAlso: string | undefined;
  readonly stopsLast: boolean;
  /** What the whole text asks for beside the thing that was shown. */
  readonly beside: Beside | undefined;
  readonly corrects: boolean;
  readonly reports: boolean;
  readonly reasonStart: number;
  readonly wantsSame: boolean;
  readonly sendsLast: boolean;
  readonly tellsLast: TellsLast | undefined;
  readonly saidInstead: string | undefined;
  readonly restored: Restored | undefined;
  /** What is said behind what wants the last act to stay; undefined where nothing does. */
  readonly behindStaying: string | undefined;
  /** How much more or less it is to be. */
  readonly byMuch: ByMuch | undefined;
  /** A change to what was told before it. */
  readonly changedTo: ChangedTo | undefined;
  /** One thing for another, as one request. */
  readonly swapped: string | undefined;
  /** What lasts as long as was told, by that length. */
  readonly thatLong: ((length: string) => string) | undefined;
  /** What was just done is wanted once more, or more of it. */
  readonly wantsAgain: "again" | "more" | undefined;
  /** The last length so many times. */
  readonly multiplied: Multiplied | undefined;
  /** Where the answer itself begins. */
  readonly answerStart: number;
  /** The words with the one that makes a time of their last. */
  readonly asTime: string;
};

/** What a whole text says of the conversation, and not of the world. */
export type Talk = {
  readonly answer: "yes" | "no" | undefined;
  readonly command: ConversationCommand | undefined;
  readonly asksForMore: boolean;
  /** It says that we did something or will, or that something is done. */
  readonly claimedAct: ClaimedAct | undefined;
  readonly smallTalk: SmallTalk | undefined;
  /** What it asks about the assistant itself. */
  readonly itself: ItselfAsked | undefined;
  /** What it gives to work out, its times as they were said. */
  readonly reckoning: Reckoning<string> | undefined;
};

/** What the words of a text tell by themselves, on whosever machine; each is looked for when it is asked for. */
export type Wording = {
  readonly text: string;
  readonly cues: Cues;
  readonly mood: Mood;
  readonly wish: Wish;
  readonly parting: Parting;
  readonly leaning: Leaning;
  readonly talk: Talk;
  readonly without: Without;
  readonly steps: StepWords;
  readonly given: GivenWords;
};

/** Words that a text gives, and what asks to keep or send them. */
export type GivenWords = {
  readonly noted: Given | undefined;
  readonly intoText: readonly IntoText[];
  readonly reminded: Given | undefined;
  readonly diarised: Given | undefined;
  /** Things for a list that is named there. */
  readonly listedOn: (list: Region) => Given | undefined;
  /** The same for people who are named there. */
  readonly toldTo: (people: Region) => Given | undefined;
  /** What a text is of that stands behind the words. */
  readonly topic: string | undefined;
  /** What something is called that stands behind the words. */
  readonly whoseItIs: (words: string) => string;
  readonly saysKind: boolean;
  readonly namesWay: boolean;
  /** How many letters at its beginning go on with the name that ends before it. */
  readonly nameGoesOn: number;
  readonly toldAs: (words: Region, areSeveral: boolean) => string;
  readonly toldToThem: (name: string) => Given | undefined;
  readonly toldBefore: (name: string) => Given | undefined;
};

/** What of a request has to be found out before it can be done. */
export type StepWords = {
  /** The words with their object where it belongs. */
  readonly inPlace: string;
  readonly selection: Selection | undefined;
  /** The words with what is to stay as it is said as an exception. */
  readonly excepting: string;
  /** They surely leave something out of what they describe. */
  readonly leavesOut: boolean;
  readonly pieces: Pieces;
  /** Where the words at its end begin that lead to a thing. */
  readonly lead: number;
  readonly people: PeopleOnRecord | undefined;
  readonly freeTime: FreeTime | undefined;
  readonly condition: Condition | undefined;
  readonly mailAct: MailAct | undefined;
  readonly toldFacts: readonly ToldFact[];
  readonly factAsked: (told: FactTold) => ToldFact | undefined;
  readonly toldLast: ToldLast | undefined;
  readonly toldAsked: ToldAsked | undefined;
  /** What it asks about, as a heading has it. */
  readonly topicAsked: string | undefined;
  /** A text that goes to somebody as it stands. */
  readonly textSent: TextSent | undefined;
  /** What is told to be done. */
  readonly done: string | undefined;
  readonly toldTime: ToldTime | undefined;
  readonly borrowed: Borrowed | undefined;
  readonly offered: Offered;
  /** The address that stands in them. */
  readonly address: string | undefined;
  /** A request to write to somebody, with the words as whom. */
  readonly writingTo: (says: string | undefined) => string;
  /** The opening of a text to whoever the words name. */
  readonly textingTo: string;
  /** The words with others that only point in place of these. */
  readonly pointing: (described: Region, at: "thing" | "people" | "time") => string;
};
