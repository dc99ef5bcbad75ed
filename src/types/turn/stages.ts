import type { Call } from "./call.ts";
import type { CallSpace, Slot } from "./call-space.ts";
import type { StepOptions, StepOutcome, StepOutput, StepRequest } from "../llm.ts";
import type { Emit } from "../event.ts";
import type { RememberedCall } from "../memory.ts";
import type { OpenQuestion } from "./open-question.ts";
import type { Lack, Plan, PlanPart } from "./plan.ts";
import type { OwnQuestion } from "./own-question.ts";
import type { PromptItem } from "../prompt-item.ts";
import type { Ranked } from "./ranked.ts";
import type { Item, Result } from "./result.ts";
import type { TurnWords } from "./turn-words.ts";
import type { Utterance } from "./utterance.ts";
import type { ConfirmAnswer, Confirmation, Verdict } from "./verdict.ts";

export type FinishedCall = {
  readonly call: Call;
  readonly result: Result;
  /** Code made it to find a record that the request speaks of. */
  readonly isLookup: boolean;
  /** The words it was made for. */
  readonly said: string;
  /** It only reads, for a model whose look-ups are counted by themselves. */
  readonly isReading?: boolean;
  /** What is said of it where the model says nothing, for a model that decides by itself. */
  readonly told?: string | undefined;
  /** What it did was taken back in the same turn. */
  readonly isTakenBack?: boolean;
  /** It took back what was done last. */
  readonly takesBack?: boolean;
};

/** What a turn knows before a step. */
export type TurnState = {
  readonly utterance: Utterance;
  readonly plan: Plan;
  /** The tools for the first part; as the part at hand sees it, for that. */
  readonly ranked: Ranked;
  /** 1 for the first generation of the turn. */
  readonly step: number;
  /** Conversation so far, this turn's finished steps included, oldest first. */
  readonly items: readonly PromptItem[];
  /** Whether `items` holds this turn's words already. */
  readonly isOpen: boolean;
  /** Business calls of this turn. */
  readonly calls: readonly FinishedCall[];
  readonly metaCalls: number;
  /** False when the budget of business calls is spent. */
  readonly mayAct: boolean;
  /** The same of calls that only read. */
  readonly mayLook: boolean;
  /** Template sentences for the results so far, in order. */
  readonly said: readonly string[];
  /** False when the exposure's cap is reached or a meta-call showed nothing new. */
  readonly mayDiscover: boolean;
};

/** What a model's output was, after validation. */
export type ReadCall =
  | { readonly kind: "business" | "lookup" | "meta" | "take-back"; readonly call: Call }
  /** Required values nobody named; `question` asks for the first. */
  | {
      readonly kind: "incomplete";
      readonly call: Call;
      readonly missing: readonly string[];
      /** What the words gave so far. */
      readonly slots: readonly Slot[];
      readonly question: string;
      readonly signature: string;
    }
  | { readonly kind: "garbage"; readonly name: string; readonly message: string };

export type MetaAnswer = {
  /** What the model is told. */
  readonly text: string;
  /** Names shown for the first time; none ends discovery for the turn. */
  readonly revealed: readonly string[];
};

/** The next of what a part owes: a call, or a sentence that says why it is left, with so many parts that go with it. */
export type OwedStep =
  | { readonly kind: "look"; readonly call: Call }
  | { readonly kind: "left"; readonly sentence: string; readonly parts: number };

/** What a turn begins with, beside the words. */
export type TurnOpening = {
  readonly emit: Emit;
  readonly signal: AbortSignal;
  /** The call the last turn asked a value for, and what was done last. */
  readonly open: OpenQuestion | undefined;
  readonly lastCall: RememberedCall | undefined;
  /** Asked before anything is changed; false where the words have gone on. */
  readonly mayAct: () => Promise<boolean>;
  /** Takes back what was done last, or what it was done instead of; what came of it, in a sentence. */
  readonly takeBack: (how: TakingBack) => Promise<string>;
};

/** Because that was asked for, to do it otherwise, or what the turn itself has just done. */
export type TakingBack = "asked" | "replaced" | "just done";

/** Everything one turn needs, as functions; an exposure or a scripted model is another record. */
export type Stages = {
  readonly understand: (utterance: Utterance, signal: AbortSignal) => Promise<Plan>;
  /** The part at hand as what answers it where a reading call has nothing to tell; undefined where nothing does. */
  readonly otherwise: (
    unanswered: {
      readonly call: Call;
      readonly missing: readonly string[];
      /** It found a record that hasn't the fact. */
      readonly isFactless?: boolean;
    },
    state: TurnState,
    signal: AbortSignal,
  ) => Promise<PlanPart | undefined>;
  /** An answer given without any call: nothing fits. Undefined: go on. */
  readonly decline: (ranked: Ranked, utterance: Utterance) => string | undefined;
  /** That nothing fits, with what comes nearest. */
  readonly nearest: (ranked: Ranked, utterance: Utterance) => string;
  readonly expose: (state: TurnState) => Promise<CallSpace>;
  readonly ground: (space: CallSpace, state: TurnState) => Promise<CallSpace>;
  /** What the part at hand still has to find out before its call, or why it isn't done. */
  readonly owed: (state: TurnState) => OwedStep | undefined;
  /** A reading call that finds the record a tool still needs; undefined when nothing would. */
  readonly lookup: (lack: Lack, state: TurnState) => Promise<Call | undefined>;
  /** The question for what the only tool still needs. */
  readonly question: (space: CallSpace) => ReadCall;
  /** The question a tool itself put back ("For how long?"), so that the answer fills the same call. */
  readonly reopen: (call: Call, result: Result) => Promise<Omit<OpenQuestion, "rest"> | undefined>;
  readonly compose: (space: CallSpace, state: TurnState) => Promise<StepRequest>;
  /** A call that needs no model: one tool, one value for each argument. */
  readonly shortcut: (space: CallSpace, state: TurnState) => Call | undefined;
  readonly step: (request: StepRequest, options: StepOptions) => Promise<StepOutcome>;
  readonly read: (output: StepOutput, space: CallSpace, state: TurnState) => Promise<ReadCall>;
  readonly discover: (call: Call, state: TurnState) => Promise<MetaAnswer>;
  readonly judge: (call: Call, state: TurnState) => Promise<Verdict>;
  readonly confirm: (confirmation: Confirmation, call: Call) => Promise<ConfirmAnswer>;
  readonly run: (call: Call, state: TurnState, signal: AbortSignal) => Promise<Result>;
  /** Takes back the last act of the conversation; what came of it, in a sentence. */
  readonly takeBack: (how: TakingBack) => Promise<string>;
  /** The records of what was taken back, as they are again; those of the last turn's act where it is none of this one. */
  readonly again: (act: FinishedCall | undefined) => Promise<readonly Item[]>;
  /** Whether that may be done where a model wants it. */
  readonly judgeTakeBack: (state: TurnState) => Verdict;
  /** The answer to a question that no tool answers. */
  readonly tell: (own: OwnQuestion) => Promise<string>;
  /** What the model is told of a result: data, capped. */
  readonly render: (call: Call, result: Result) => string;
  /** The plain sentence for a result; undefined leaves the wording to the model. */
  readonly say: (call: Call, result: Result, state: TurnState) => string | undefined;
  /** Whether what was found has the one fact that was asked for, where one was. */
  readonly answers: (call: Call, result: Result, state: TurnState) => boolean;
  /** That there is more of what was read, and how to hear it; undefined where that was all. */
  readonly moreToCome: (calls: readonly FinishedCall[]) => string | undefined;
  /** That words of the request stand in nothing it made; undefined where all do. */
  readonly leftOver: (state: TurnState) => string | undefined;
  /** That these requests were not done. */
  readonly sayUndone: (requests: readonly string[]) => string;
  readonly words: TurnWords;
  /** Whether a sentence the model words may be said: a fact or an act nobody knows of may not. */
  readonly vouches: (sentence: string, state: TurnState) => boolean;
  /** Whether a call only reads, of a model whose look-ups are counted by themselves. */
  readonly isReading: (call: Call) => boolean;
  /** Whether the model decides by itself, and code only where it is sure. */
  readonly isDriven: boolean;
  /** Whether a value that is missing is asked of the user at once, or of the model first. */
  readonly asksAtOnce: boolean;
  /** Whether a template sentence is the answer, or the model is asked to word it. */
  readonly endsWithTemplate: boolean;
};

export type Preparation = {
  readonly items: readonly PromptItem[];
  /** The first words; undefined while nobody knows them. */
  readonly words: string | undefined;
  readonly signal: AbortSignal;
};

export type Budget = {
  /** Business calls a turn. */
  readonly businessCalls: number;
  /** Calls a turn that only read, of a model whose look-ups are counted by themselves. */
  readonly lookups: number;
  /** Meta-calls a turn: the exposure's cap. */
  readonly metaCalls: number;
};
