import type { Beside } from "./beside.ts";
import type { Call } from "./call.ts";
import type { DialogueAct } from "./dialogue.ts";
import type { Slot } from "./call-space.ts";
import type { OpenQuestion } from "./open-question.ts";
import type { OwnQuestion } from "./own-question.ts";
import type { JsonObject } from "../json.ts";
import type { Ranked } from "./ranked.ts";

/** A sentence of a text, others of it that answer what else was asked, and what the text is called. */
export type Quotation = {
  readonly sentence: string;
  readonly also?: readonly string[];
  readonly source: string;
};

/** Where the values of a part come from, beside its own words. */
export type PlanValues =
  | { readonly from: "words" }
  /** The words answer a question: the waiting call gives the rest. */
  | { readonly from: "answer"; readonly question: OpenQuestion }
  /** Code found what tells the words' question: these values, for a text the sentence that answers, for a time the things it is told by. */
  | {
      readonly from: "found";
      readonly kept: readonly Slot[];
      readonly quote?: Quotation;
      readonly beside?: Beside;
    }
  /** Words that are given whole; what asks to keep or send them gives every other value. */
  | {
      readonly from: "given";
      readonly asks: string;
      readonly kept: readonly Slot[];
      /** What asks stands where it stands in the part's words. */
      readonly isInPlace?: true;
    }
  /** The words lean on the last call, which gives what they leave out. */
  | {
      readonly from: "last-call";
      readonly kept: readonly Slot[];
      /** What stands where the last call had its own, whatever else the words may give. */
      readonly put: readonly Slot[];
    }
  /** The words ask for all that a day brings, of which this is the share of one tool. */
  | { readonly from: "day"; readonly slots: readonly Slot[] }
  /** The last call with other values in some of its fields: all of them are these, and the words give no more. */
  | { readonly from: "revised"; readonly slots: readonly Slot[] }
  /** The words only ask about what is in focus. */
  | { readonly from: "focus"; readonly slots: readonly Slot[] };

/** One request of those an utterance is made of: its words, the tools that fit them, and what it takes over. */
export type PlanPart = {
  readonly text: string;
  readonly ranked: Ranked;
  readonly values: PlanValues;
  /** Its words speak of what the part before it did, or the turn before, so that it means nothing without that. */
  readonly leansBack: boolean;
  /** Its words want something told, and nothing done; left out where code ranks by that. */
  readonly onlyAsks?: true;
  /** Its words as they were said, where others stand in their place. */
  readonly said?: string;
  /** What has to be found out before its call is made, in this order. */
  readonly owes?: readonly Owed[];
};

/** Which of the records that were found are meant. */
export type Taken = "all" | { readonly from: "first" | "last" | "next"; readonly count: number };

/** What a part can't be done without: a reading call, or what was shown last, and what of it is used. */
export type Owed = {
  /** The call that finds it, without an id; none where it was shown before. */
  readonly look: Omit<Call, "id"> | undefined;
  /** The words it was asked for by. */
  readonly words: string;
  readonly use: OwedUse;
  /** More calls for the same: what they find is meant as well, or is left out of it. */
  readonly beside?: readonly OwedBeside[];
};

export type OwedBeside = {
  readonly look: Omit<Call, "id">;
  readonly isLeftOut: boolean;
  /** The words it was asked for by. */
  readonly words: string;
};

export type FactUse = {
  readonly kind: "fact";
  readonly tool: string;
  readonly parameter: string;
  /** The question, and the sentence that answers it, where one was found. */
  readonly asks: string;
  /** Of a place its address alone stands there. */
  readonly isPlace?: boolean;
  readonly fact?: "where" | "when" | "both";
  readonly quote?: string;
  /** All of a text is wanted, however long it is. */
  readonly isWhole?: true;
  /** Every row that was found is wanted. */
  readonly isList?: true;
  /** What stands around it in the text. */
  readonly before: string;
  readonly after: string;
  /** The field that heads the text, and its words. */
  readonly heading?: { readonly parameter: string; readonly words: string };
};

/** A time that stands in a text: for this field of this tool, or the time that its words are told by. */
export type MomentUse = {
  readonly kind: "moment";
  readonly tool: string;
  readonly parameter: string;
  /** The question, and the sentence that answers it. */
  readonly asks: string;
  readonly quote: string;
  readonly isBeside: boolean;
  /** When the record is now: another time of the sentence is meant. */
  readonly was?: number;
  /** What a new record is called where the words give it no name. */
  readonly topic?: string;
  /** What the text is called: so is a new record whose name nobody said, whatever its words would give. */
  readonly title?: string;
};

export type OwedUse =
  /** The records themselves, or those who are on them, or when they begin: for this field of this tool. */
  | {
      readonly kind: "record" | "people" | "time";
      readonly tool: string;
      readonly parameter: string;
      readonly take: Taken;
      /** So many of one end of them are not meant. */
      readonly but?: Taken;
      /** How many they were said to be: of more or fewer it is asked which. */
      readonly count?: number;
      readonly isToCome?: boolean;
      /** The host's own ids of those that are meant, of all that are found. */
      readonly ids?: readonly string[];
      /** When each of them begins, by its id: of a series that one alone is meant. */
      readonly ats?: Readonly<Record<string, number>>;
      /** Of what was shown last those of this kind. */
      readonly of?: string;
      /** One alone is meant: of several it is asked which. */
      readonly isOne?: boolean;
      /** It begins then: others that are called so are not meant. */
      readonly at?: number;
      /** The field that takes who wrote the record. */
      readonly sender?: string;
      /** The field that takes what the record is called. */
      readonly heading?: string;
      /** All of a series from this one on are meant: the field that takes that, and its value. */
      readonly series?: { readonly parameter: string; readonly value: string };
      /** Texts that the record brings along, where the words give none. */
      readonly told?: readonly string[];
    }
  /** What a question about the record wants to know: for this text of this tool. */
  | FactUse
  | MomentUse
  /** Whether so many parts are done at all; where nobody can say, they aren't. */
  | { readonly kind: "condition"; readonly wants: "some" | "none"; readonly parts: number }
  | { readonly kind: "undecidable"; readonly parts: number }
  /** These parts are for where the condition of the first isn't so. */
  | { readonly kind: "otherwise"; readonly parts: number }
  /** A fact that nothing here tells: what was to be done with it isn't done. */
  | { readonly kind: "unknown" }
  /** Words for records of which nothing tells which are meant: nothing is done to any of them. */
  | { readonly kind: "unlimited" }
  /** What is to be taken out of a text stays there: nothing here does that. */
  | { readonly kind: "written" }
  /** Words for one record that several here may be: nothing is done until it is said which. */
  | { readonly kind: "several"; readonly titles: readonly string[] };

/** A tool and the required parameters it has no value for. */
export type Lack = { readonly tool: string; readonly missing: readonly string[] };

/** What an utterance asks for, part by part, and how far a turn has come with it. */
export type Plan = {
  /** What the words do in the conversation. */
  readonly act: DialogueAct;
  /** A question that no tool answers: there is nothing to be called. */
  readonly own?: OwnQuestion;
  /** The last act is taken back first: this one stands in its place. */
  readonly replaces: boolean;
  readonly parts: readonly [PlanPart, ...PlanPart[]];
  /** The part at hand; their number once none is. */
  readonly at: number;
  /** Calls the turn had made when the part at hand began: what comes after them was made for it. */
  readonly since: number;
  /** What the result of the part's look-up is for: the tool it has settled on. */
  readonly feed: Lack | undefined;
  /** Words of parts that were given up, in their order. */
  readonly left: readonly string[];
  /** All the words as one request, for a model that decides by itself where code isn't sure. */
  readonly whole?: PlanPart;
  /** The calls that tell all that the day brings which is asked about, for a model that decides by itself. */
  readonly dayCalls?: readonly DayCall[];
};

/** A call that tells a share of a day. */
export type DayCall = { readonly tool: string; readonly arguments: JsonObject };
