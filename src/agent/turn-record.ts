import type { Call } from "../types/turn/call.ts";
import type { TurnEvent, UsageMs } from "../types/event.ts";
import type { StepOutcome } from "../types/llm.ts";
import type { PromptItem } from "../types/prompt-item.ts";
import type { OpenQuestion } from "../types/turn/open-question.ts";
import type { Plan } from "../types/turn/plan.ts";
import type { Budget, FinishedCall, TurnState } from "../types/turn/stages.ts";
import type { TurnWords } from "../types/turn/turn-words.ts";
import type { StreamedAnswer } from "./step/streamed-answer.ts";
import type { Utterance } from "../types/turn/utterance.ts";

/** What a running turn has used and found so far; the only mutable thing of a turn. */
export type TurnRecord = {
  readonly utterance: Utterance;
  readonly budget: Budget;
  readonly words: TurnWords;
  plan: Plan;
  items: readonly PromptItem[];
  /** The user's words are in `items`. */
  isOpen: boolean;
  calls: readonly FinishedCall[];
  said: readonly string[];
  /** What was asked back, while other parts are served. */
  open: Omit<OpenQuestion, "rest"> | undefined;
  /** A person said no to a call: that is the end of it. */
  isDeclined: boolean;
  steps: number;
  metaCalls: number;
  repairs: number;
  /** How often the model took back an act of an earlier turn, or wanted to take back what it may not. */
  takenBack: number;
  /** Where a model decides by itself, what code did is none of its acts. */
  readonly isDriven: boolean;
  crashes: number;
  /** What the model says in the step at hand, as far as it may be heard. */
  answer: StreamedAnswer | undefined;
  /** A meta-call showed nothing new: discovery is over for this turn. */
  searchedInVain: boolean;
  readonly usage: { promptTokens: number; evaluatedTokens: number; generatedTokens: number };
  readonly ms: { rank: number; prefill: number; decode: number; tool: number; asked: number };
};

type Opening = {
  readonly utterance: Utterance;
  readonly plan: Plan;
  readonly budget: Budget;
  readonly words: TurnWords;
  readonly items: readonly PromptItem[];
  readonly rankMs: number;
  readonly isDriven: boolean;
};

export function openRecord({
  utterance,
  plan,
  budget,
  words,
  items,
  rankMs,
  isDriven,
}: Opening): TurnRecord {
  return {
    isDriven,
    utterance,
    plan,
    budget,
    words,
    items,
    isOpen: false,
    calls: [],
    said: [],
    open: undefined,
    isDeclined: false,
    steps: 0,
    metaCalls: 0,
    repairs: 0,
    takenBack: 0,
    crashes: 0,
    answer: undefined,
    searchedInVain: false,
    usage: { promptTokens: 0, evaluatedTokens: 0, generatedTokens: 0 },
    ms: { rank: rankMs, prefill: 0, decode: 0, tool: 0, asked: 0 },
  };
}

/** The record as the stages see it before the next step. */
export function stateOf(record: TurnRecord): TurnState {
  const { budget } = record;
  return {
    utterance: record.utterance,
    plan: record.plan,
    ranked: record.plan.parts[0].ranked,
    step: record.steps + 1,
    items: record.items,
    isOpen: record.isOpen,
    calls: record.calls,
    metaCalls: record.metaCalls,
    said: record.said,
    mayAct: businessCalls(record) < budget.businessCalls,
    mayLook: record.calls.filter(({ isReading }) => isReading).length < budget.lookups,
    mayDiscover: !record.searchedInVain && record.metaCalls < budget.metaCalls,
  };
}

/** Calls that act. What was taken back in the turn is none of them, nor what code did for a model that decides by itself. */
function businessCalls({ calls, takenBack, isDriven }: TurnRecord): number {
  const made = calls.filter(
    ({ call, isLookup, isReading, isTakenBack }) =>
      !isLookup && !isReading && !isTakenBack && !(isDriven && call.by === "fast-path"),
  );
  return made.length + takenBack;
}

export function countStep(record: TurnRecord, outcome: StepOutcome): void {
  record.steps += 1;
  record.usage.promptTokens += outcome.usage.promptTokens;
  record.usage.evaluatedTokens += outcome.usage.evaluatedTokens;
  record.usage.generatedTokens += outcome.usage.generatedTokens;
  record.ms.prefill += outcome.prefillMs;
  record.ms.decode += outcome.decodeMs;
}

/** Adds items; the user's words come before them when no step has said them yet. */
export function append(record: TurnRecord, ...items: readonly PromptItem[]): void {
  const words: PromptItem = { kind: "user", text: record.utterance.text };
  record.items = record.isOpen ? [...record.items, ...items] : [...record.items, words, ...items];
  record.isOpen = true;
}

/** The item that tells the model of a finished call. */
export function callItem(call: Call, result: string): PromptItem {
  const { name, arguments: given } = call.written ?? call;
  return { kind: "call", name, arguments: given, result };
}

/** The last event of a turn. */
export function usageEvent(
  record: TurnRecord,
  { load, total }: Pick<UsageMs, "load" | "total">,
): TurnEvent {
  const { rank, prefill, decode, tool, asked } = record.ms;
  return {
    type: "usage",
    ...record.usage,
    steps: record.steps,
    businessCalls: businessCalls(record),
    metaCalls: record.metaCalls,
    repairs: record.repairs,
    ms: { load, rank, prefill, decode, tool, ...(asked > 0 ? { asked } : {}), total },
  };
}
