import type { Region } from "../region.ts";

/** An act that its first words tell surely, whatever stands behind them. */
export type OpeningAct = "remind" | "text" | "mail";

/** How a request opens. */
export type Openings = {
  /** How many letters are said before the request itself: calls, hesitations, politeness. */
  readonly openingOf: (text: string) => number;
  readonly actOpened: (text: string) => OpeningAct | undefined;
  /** Somebody wants to be reminded to do something. */
  readonly remindsTo: (text: string) => boolean;
  /** Where the words that ask to be reminded end; undefined where nobody asks for that. */
  readonly remindingEnd: (text: string) => number | undefined;
};

/** An act that words forbid by itself, whatever else they ask for: to reach somebody, to take a record away. */
export type ForbiddenAct = "send" | "remove";

/** What a clause is about: an act, a wish to know, a fact that is told. */
export type Moods = {
  /** A clause says what not to do: doing it would be the worst of all readings. */
  readonly forbids: (text: string) => boolean;
  readonly withoutForbidden: (text: string) => string;
  /** The acts that a whole text rules out ("don't send it"), whichever of its clauses asks for what. */
  readonly forbiddenActs: (text: string) => readonly ForbiddenAct[];
  /** The words ask about an act: only what reads may answer them. */
  readonly wonders: (text: string) => boolean;
  /** The words ask for a fact: what changes or makes something is no answer. */
  readonly asksFact: (text: string) => boolean;
  /** The words are a question of their own: they answer none but one for any words. */
  readonly isQuestion: (text: string) => boolean;
  /** The words tell something, and ask for nothing by themselves. */
  readonly states: (text: string) => boolean;
  /** The words tell what somebody else did, says or wants: nobody is written to by them. */
  readonly reports: (text: string) => boolean;
  /** They begin with what somebody or something else did, or what was done to it. */
  readonly happened: (text: string) => boolean;
  /** They begin with what was, and is over: nothing is arranged or moved by it. */
  readonly recalls: (text: string) => boolean;
  /** The words speak of who says them: of what they do, or what is theirs. */
  readonly speaksOfSelf: (text: string) => boolean;
  /** Who says them wants something, or doesn't know it: they may ask for that. */
  readonly lacks: (text: string) => boolean;
  /** The words tell of somebody or something: they are a clause and no name. */
  readonly isClause: (text: string) => boolean;
};

/** A run of neighbouring clauses, and what it leaves out. */
export type ClauseRun = {
  readonly text: string;
  readonly rest: string;
  /** Nothing is left out before it. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** A place where a text may be two requests. */
export type Joint = Region & {
  /** Where its words begin: before them stands a mark, which a time may end with. */
  readonly gap: number;
  /** A sentence ends there. */
  readonly isSentence: boolean;
  /** What follows is announced as one more. */
  readonly isAlso: boolean;
};

/** A length so many times as long as the last one, and the request for a length that is told. */
export type Multiplied = {
  readonly factor: number;
  readonly asks: (length: string) => string;
};

/** The two sides of a joint, and whether more was announced. */
export type Sides = { readonly left: string; readonly right: string; readonly isMore: boolean };

/** What closes a request: times, lengths and places after its object. */
export type RequestTail = {
  /** Where it starts; the length of the text where there is none. */
  readonly start: number;
  readonly hasTime: boolean;
  readonly hasPlace: boolean;
  /** Every time in it is a time of day. */
  readonly isTimeOfDay: boolean;
};

/** How a text is parted. */
export type Clauses = {
  /** The runs a text has beside itself, shortest first; none where it is one clause, or a story. */
  readonly clauseRuns: (text: string) => readonly ClauseRun[];
  /** The words without what was taken back. */
  readonly repaired: (text: string) => string;
  /** The words without what somebody only says of their own talking, before them or behind them. */
  readonly withoutAsides: (text: string) => string;
  readonly jointsIn: (text: string) => readonly Joint[];
  /** The same with the commas of a list that a joint closes: "milk on the list, ten minutes on the clock and text Kim". */
  readonly cutsIn: (text: string) => readonly Joint[];
  /** Where what follows a joint may end. */
  readonly endsIn: (right: string) => readonly number[];
  /** Words that end in saying that they are one more thing. */
  readonly endsInToo: (text: string) => boolean;
  /** A record that was not spoken of before. */
  readonly namesRecord: (text: string) => boolean;
  /** A mere name, or what is not to be. */
  readonly isNoRequest: (text: string) => boolean;
  /** A right side that begins as the left does. */
  readonly opensAlike: (one: string, other: string) => boolean;
  /** Words that begin as an act or a question does, whatever they ask for. */
  readonly beginsAct: (text: string) => boolean;
  readonly tailOf: (text: string) => RequestTail;
  /** Whether a place in a text lies inside a time or a length. */
  readonly isInsideTime: (text: string, at: number) => boolean;
  /** What a right side asks for where it leaves out the verb of the left; undefined where it is no such request. */
  readonly completePart: (sides: Sides) => string | undefined;
  /** A question that only points to what the one before it is about, with the name of that; undefined for any other. */
  readonly pointedQuestion: (left: string, right: string) => string | undefined;
  /** The text breaks off where no request ends: more is to come. */
  readonly trailsOff: (text: string) => boolean;
  /** Words with no verb of their own. */
  readonly isThing: (right: string) => boolean;
};

/** What is left of words that correct others or go on with them, and what they say was wrong. */
export type Corrected = {
  /** Without the words that only say so: "no, Friday I meant" is "Friday". */
  readonly text: string;
  /** "The optician, not the dentist" rejects the dentist; empty where nothing is. */
  readonly rejected: string;
};

/** What is asked for beside the thing that was shown: what comes after it, or before; or the next of its own sort, or stretch of time. */
export type Beside = {
  readonly side: 1 | -1;
  readonly isSame: boolean;
  readonly unit?: "week" | "weekend" | "month" | "year";
};

/** What a turn says of the one before it. */
/** Of what was just done, by a word that points at it ("text her so", "let Kim know"), or of nothing that is said ("text her"). */
export type TellsLast = "pointing" | "bare";

export type Revisions = {
  readonly corrected: (text: string) => Corrected;
  /** How many letters only say that the words go on with the last request. */
  readonly goingOn: (text: string) => number | undefined;
  readonly changesLast: (text: string) => boolean;
  /** Words that want one more of what the last request made. */
  readonly asksAnother: (text: string) => boolean;
  /** The same in words that can mean nothing else: "one fifteen" is an hour. */
  readonly asksMore: (text: string) => boolean;
  /** Words that want one more of what was shown, and call it by no name. */
  readonly asksLike: (text: string) => boolean;
  /** The value that what is told comes to ("…, so let's say two"); undefined where nothing does. */
  readonly concluded: (text: string) => string | undefined;
  readonly stopsLast: (text: string) => boolean;
  /** A whole question for what comes next to the thing that was shown; undefined for any other. */
  readonly besideLast: (text: string) => Beside | undefined;
  /** Words that say that something was meant otherwise. */
  readonly corrects: (text: string) => boolean;
  /** Where the words end that are more than why: "… because they never answer" says nothing to do. */
  readonly beforeReason: (text: string) => number;
  /** Words that tell what somebody says or wants. */
  readonly reports: (text: string) => boolean;
  /** Words that want what was told somebody told once more. */
  readonly wantsSame: (text: string) => boolean;
  /** Words that want what was just written to go out: "good, send it". */
  readonly sendsLast: (text: string) => boolean;
  /** Words that want somebody told, and say no more than that: undefined where they do. */
  readonly tellsLast: (text: string) => TellsLast | undefined;
  /** What is to be said beside what was written: "add a line that I'm late". */
  readonly saidAlso: (text: string) => string | undefined;
  /** What is to be said in the place of what was: "no, tell him I'm late"; undefined where nothing is. */
  readonly saidInstead: (text: string) => string | undefined;
  /** What a text wants to be as it was before the last act. */
  readonly restoredIn: (text: string) => Restored | undefined;
  /** What is said behind a clause that wants what was done to stay ("leave it in"); undefined where none does. */
  readonly staysDone: (text: string) => string | undefined;
  /** How much more or less than it is something is to be ("add five to that", "ten less"), or how much ("have it at forty"). */
  readonly byMuchIn: (text: string) => ByMuch | undefined;
  /** The request for a change with the value that was told before it: "half ten's fine, change it" is "change it to half ten". */
  readonly changedTo: (text: string) => ChangedTo | undefined;
  /** One thing of a list that goes for another, as one request: "take the milk off and put tea on instead". */
  readonly swapped: (text: string) => string | undefined;
  /** What lasts as long as was just told, by that length: "set a timer for that". */
  readonly thatLong: (text: string) => ((length: string) => string) | undefined;
  /** Words that want what was just done once more, or more of it: "again", "a bit more". */
  readonly wantsAgain: (text: string) => "again" | "more" | undefined;
  /** The last length so many times: "make it half that". */
  readonly multiplied: (text: string) => Multiplied | undefined;
  /** How many letters stand before the answer itself. */
  readonly beforeAnswer: (text: string) => number;
  /** The words with the one that makes a time of their last. */
  readonly asTime: (text: string) => string;
};

/** A value that was told to be good, and the request with it. */
export type ChangedTo = { readonly value: string; readonly text: string };

/** So much more or less than it is, or so much in all, as a number and as a length of time, in words. */
export type ByMuch = {
  readonly way: "more" | "less" | "to";
  readonly number: string;
  readonly length: string;
};

/** What is to be as it was, as far as it is said; and the other clauses. */
export type Restored = { readonly things: readonly string[]; readonly rest: string };

export type ObjectVerb = "remove" | "rename" | "copy" | "move";
export type UndoneAct = "close" | "replace" | "move";

export type ObjectKind = {
  readonly verb: ObjectVerb;
  readonly noun: string;
  /** The kinds of record the noun may mean. */
  readonly kinds: readonly string[];
  /** No one thing is named so. */
  readonly isMany: boolean;
};

/** What is to be taken off something, and off what. */
export type TakenOff = { readonly taken: Region; readonly off: Region };

/** Who or what is to come to something, and to what. */
export type BroughtTo = { readonly brought: Region; readonly to: Region };

/** What an act is done to. */
export type Objects = {
  /** The kind of thing that a request to remove, rename or move something names as its object. */
  readonly objectKind: (text: string) => ObjectKind | undefined;
  /** "Take Ann and Bob off the meeting": what goes, and what it is on, which stays. */
  readonly takenOff: (text: string) => TakenOff | undefined;
  /** "Add Ann and Bob to the meeting": who or what comes, and what it comes to, which is there. */
  readonly broughtTo: (text: string) => BroughtTo | undefined;
  /** "Invite Ann", "have Bob come along": who comes, to what isn't said. */
  readonly invited: (text: string) => Region | undefined;
  /** What a whole request wants taken away or ended: "get rid of the second one". */
  readonly removed: (text: string) => Region | undefined;
  /** Some word may want something away, or not to be any more. */
  readonly mayRemove: (text: string) => boolean;
  /** They begin with a verb that wants it gone, and not only done. */
  readonly deletes: (text: string) => boolean;
  /** Something is to be put elsewhere, and not thrown away: "move that over to the boat folder". */
  readonly relocates: (text: string) => boolean;
  /** Where a request says what kind of thing is to be made of something: no part of its name. */
  readonly saidAsKind: (text: string) => readonly Region[];
  /** The kinds of record that a word names, whichever it is of them: such a word is nothing's own name. */
  readonly kindsNamed: (word: string) => readonly string[];
  /** What one of a kind is called where its own name is left out: "event"; undefined where people have no word. */
  readonly kindNoun: (kind: string) => string | undefined;
  /** Whether words ask for an act that no tool does, the opposite of one that some tool does. */
  readonly asksFor: (act: UndoneAct, text: string) => boolean;
  /** Whether words want something done in the world that nothing here does. */
  readonly isBeyond: (text: string) => boolean;
  /** Something that is not there yet is to be put somewhere: "put a walk in", no "put the dentist on Friday". */
  readonly isAnew: (text: string) => boolean;
};
