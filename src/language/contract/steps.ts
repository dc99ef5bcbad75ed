import type { Region } from "../region.ts";

/** All of those described, or so many of them, counted from one end of their time. */
export type Take = "all" | { readonly from: "first" | "last" | "next"; readonly count: number };

/** What is left out of those described: others that are described, or so many of one end. */
export type Exception = { readonly phrases: readonly string[] } | { readonly take: Take };

/** Records that are described, and where the words that do so stand. */
export type Selection = Region & {
  readonly take: Take;
  /** The kinds of record the noun may mean; none where it is told by what is to be done. */
  readonly kinds: readonly string[];
  /** What they have in common, as words to look by. */
  readonly phrase: string;
  /** Further descriptions of the same lot: "mails from Bev" of "mails from Ruth and Bev". */
  readonly others?: readonly string[] | undefined;
  readonly except?: Exception | undefined;
  /** Their kind is told by what is to be done to them alone. */
  readonly isLoose?: boolean | undefined;
  /** How many they are, where all of so many are meant. */
  readonly count?: number | undefined;
  /** The words before it surely change records. */
  readonly isChanged?: boolean | undefined;
  /** Those that were shown last are meant. */
  readonly isShown: boolean;
  readonly state?:
    | "future"
    | "left"
    | "overdue"
    | "undated"
    | "dated"
    | "unread"
    | "read"
    | undefined;
  /** The word in the phrase that stands for a person who was named before. */
  readonly pronoun?: string | undefined;
};

/** A stretch of a text that may name one thing of several. */
export type Piece = Region & {
  /** It is joined to the one before as things of a list are; else a sentence began. */
  readonly isListed: boolean;
  /** The last of a list: "and" stands before it. */
  readonly isLast: boolean;
};

/** Words that stand for several things told beside them, and how many they say there are. */
export type Several = Region & { readonly count?: number | undefined };

/** What a text may tell of several things one by one. */
export type Pieces = {
  readonly pieces: readonly Piece[];
  readonly several: readonly Several[];
  /** Things of a name, more than one: "the lessons". */
  readonly plurals: readonly Region[];
};

/** Those who are on a record, and where the words that say so stand. */
export type PeopleOnRecord = Region & {
  /** Who wrote it, or who takes part. */
  readonly role: "sender" | "attendees";
  /** The words for the record; nothing where it is pointed at. */
  readonly record: string | undefined;
  /** What they are to be told, where it is given between quotation marks. */
  readonly says: string | undefined;
  /** What they get is headed by what the record is called. */
  readonly isHeaded: boolean;
  /** All that is one with it: from where the record is told of to what they are told. */
  readonly whole: Region;
};

/** A free time that is to be taken, as the words that ask when it is. */
export type FreeTime = Region & {
  /** Nothing where the one found before is meant ("put it there"). */
  readonly asks: string | undefined;
  /** What is to be put there, as a request by itself, where all the words are of both. */
  readonly request?: string;
};

/** Something to be done only if something is so. */
export type Condition = {
  /** The words that ask whether it is so. */
  readonly asks: string;
  /** The kind of record that tells it, where the words say so. */
  readonly kind: string | undefined;
  /** The words for those alone that count, where something here is called by them. */
  readonly within?: string | undefined;
  /** The words for what may be there all the same. */
  readonly except?: string;
  /** The words for the thing at whose time there is something else, or nothing. */
  readonly clash?: string;
  /** What has to be found: something, or nothing at all. */
  readonly wants: "some" | "none";
  /** What is to be done then; and what else where it isn't so. */
  readonly request: string;
  readonly otherwise: string | undefined;
};

/** Something that somebody may have told: who, the question that it answers, and the words for it. */
export type ToldAsked = {
  readonly who: string;
  readonly question: string;
  readonly about: string;
  /** A request to ask for it, with what is to be asked where it doesn't say that; any other as it is. */
  readonly asking: (request: string) => string;
};

/** The request that words stand in, and whom they go to. */
export type FactTold = { readonly request: string; readonly whom: string };

/** A request whose text is a fact that has to be found first. */
export type ToldFact = {
  /** The words that ask for it. */
  readonly asks: string;
  /** What is to be done with it, which is pointed at. */
  readonly request: string;
  /** What it is about, in a few words. */
  readonly topic: string;
  /** Who is to be told; nothing where nobody is named, or the words may name somebody and more. */
  readonly whom?: string | undefined;
  /** The fact of the record that is wanted, where the question doesn't tell. */
  readonly fact?: "where" | "when" | "both";
  /** It is said to stand in a calendar: no text tells it. */
  readonly isRecorded?: boolean;
  /** It stands in a text that is told of: a sentence of it, or all of it where several facts are meant. */
  readonly stated?: "one" | "all" | undefined;
  /** Words that stand around it in the text. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
};

export type ToldLast = Pick<ToldFact, "request" | "whom" | "stated"> & {
  /** The words that ask for it, where they say which of all that was shown it is. */
  readonly fact?: string | undefined;
  /** What else is said tells why, or of whom it goes to: none of it is what is to be passed on. */
  readonly isBesideTelling?: boolean;
};

/** A text that goes to somebody as it stands: the words for it, the surest first, and the request that points at it. */
export type TextSent = {
  readonly things: readonly string[];
  /** It is said to be a text: a list, a recipe. */
  readonly isSaid: boolean;
  readonly request: string;
};

/** A request for a time that has to be found first. */
export type ToldTime = {
  /** The words that ask for it, and what they are about. */
  readonly asks: string;
  readonly topic: string;
  /** What is to be done then, or so long before or after it. */
  readonly request: string;
  /** What else is wanted behind that. */
  readonly rest?: string | undefined;
  /** Somebody wrote it: it stands in a text, and in no record. */
  readonly isTold: boolean;
  /** The request tells its time by the one that is found ("the day before that"). */
  readonly isBeside: boolean;
  /** It is a question of its own, which wants an answer as well. */
  readonly isAsked: boolean;
  /** Nothing asks for it, and something is made of a text that is about this; where it is may be wanted as well. */
  readonly stated?: { readonly about: string; readonly isPlaced: boolean };
};

/** A fact that goes into a field of a record: where it is, or what else is noted of it. */
export type BorrowedFact = {
  /** The words that name the fact, and those that ask for it. */
  readonly fact: string;
  readonly question: string;
  /** They only point, and nothing that is said beside them tells it. */
  readonly isPointed: boolean;
  readonly field: "where" | "notes";
  /** The words for the record; nothing where another clause speaks of it. */
  readonly record: string | undefined;
};

/** A text without the times that it only speaks against ("at six instead of five"), and those. */
export type Offered = { readonly text: string; readonly against: readonly string[] };

/** A time that stands elsewhere. */
export type BorrowedTime = {
  /** The words for what it is done to, which may only point. */
  readonly object: string;
  /** A record is changed; else something is made. */
  readonly isChange: boolean;
  /** The request tells its own time by it ("the day before that"). */
  readonly isBeside: boolean;
};

/** A request of which one value is not said, since it stands in a text or on a record that the words tell of. */
export type Borrowed = {
  /** What is to be done, without the words for the value. */
  readonly request: string;
  /** All that is said beside it. */
  readonly others: string;
  /** What tells which value is meant, and where it stands. */
  readonly asks: string;
  /** Requests before it and behind it. */
  readonly first: string | undefined;
  readonly rest: string | undefined;
  /** Somebody has told it, or a text is spoken of. */
  readonly isTold: boolean;
  readonly value:
    | ({ readonly kind: "time" } & BorrowedTime)
    | ({ readonly kind: "fact" } & BorrowedFact);
};

/** A mail that is to go on to somebody, or an answer to one that is to be sent. */
export type MailAct = {
  readonly act: "forward" | "reply";
  /** The words for the mail; nothing where it is pointed at. */
  readonly mail: string | undefined;
  readonly to: string | undefined;
  readonly says: string | undefined;
  /** What it tells has to be found first: the words that ask for it, and those that stand before it. */
  readonly fact?: { readonly asks: string; readonly before: string };
  /** It goes out; else it is only written. */
  readonly isSent: boolean;
  /** What else is to be done before it, and behind it. */
  readonly first?: string;
  readonly rest?: string;
};

/** What of a request has to be found out before it can be done. */
export type Steps = {
  /** The words with their object, or what is left out of it, where it belongs; any other text as it is. */
  readonly inPlace: (text: string) => string;
  readonly selectionIn: (text: string) => Selection | undefined;
  /** The words with what is to stay as it is said as an exception of what is described; any other text as it is. */
  readonly exceptingKept: (text: string) => string;
  /** Whether they surely leave something out of what is described. */
  readonly leavesOut: (text: string) => boolean;
  /** The stretches that may each name one of several things, and the words that mean all of them. */
  readonly piecesIn: (text: string) => Pieces;
  /** Where the words begin that lead to a thing right behind the text: "the old" of "cancel the old". */
  readonly leadIn: (text: string) => number;
  readonly peopleIn: (text: string) => PeopleOnRecord | undefined;
  readonly freeTimeIn: (text: string) => FreeTime | undefined;
  readonly conditionIn: (text: string) => Condition | undefined;
  /** What a condition says that somebody has told, or asks whether they have. */
  readonly toldAskedIn: (asks: string) => ToldAsked | undefined;
  readonly mailActIn: (text: string) => MailAct | undefined;
  /** Each way to read a request as one whose text is a fact; none for any other. */
  readonly toldFactsIn: (text: string) => readonly ToldFact[];
  /** Words for somebody that are a fact's name, or ask for it, and not the fact: "the new hour", "how long a half is". */
  readonly factAsked: (words: string, told: FactTold) => ToldFact | undefined;
  /** A request to pass on what was told right before; undefined where the words say more of what that is. */
  readonly toldLastIn: (text: string) => ToldLast | undefined;
  readonly textSentIn: (text: string) => TextSent | undefined;
  /** What a clause tells to be done: "the ferry booking's done"; undefined for any other. */
  readonly doneIn: (clause: string) => string | undefined;
  /** What a question is about, as a heading has it; undefined where its words only point. */
  readonly topicAsked: (question: string) => string | undefined;
  readonly toldTimeIn: (text: string) => ToldTime | undefined;
  readonly borrowedIn: (text: string) => Borrowed | undefined;
  readonly offeredIn: (text: string) => Offered;
  /** The address that stands in a sentence; undefined where none surely does. */
  readonly addressIn: (text: string) => string | undefined;
  /** A request to write to somebody, in so many words. */
  readonly writingTo: (whom: string, says: string | undefined) => string;
  /** The opening of a text to somebody; what it says stands behind it. */
  readonly textingTo: (whom: string) => string;
  /** The words with others that only point in place of these: at a thing, at people, at a time. */
  readonly pointingInstead: (
    text: string,
    described: Region,
    at: "thing" | "people" | "time",
  ) => string;
};
