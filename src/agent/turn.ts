import type { Emit } from "../types/event.ts";
import type { OpenQuestion } from "../types/turn/open-question.ts";
import type { PromptItem } from "../types/prompt-item.ts";
import type { Budget, Stages } from "../types/turn/stages.ts";
import type { Utterance } from "../types/turn/utterance.ts";
import type { TurnRecord } from "./turn-record.ts";

export type Turn = {
  readonly utterance: Utterance;
  readonly items: readonly PromptItem[];
  readonly stages: Stages;
  readonly budget: Budget;
  readonly emit: Emit;
  readonly signal: AbortSignal;
};

export type TurnOutcome = {
  readonly record: TurnRecord;
  readonly answer: string;
  readonly question: OpenQuestion | undefined;
};
