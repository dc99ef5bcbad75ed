import type { DialogueAct } from "../../types/turn/dialogue.ts";
import type { Plan, PlanValues } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part } from "../parts/part.ts";

/** Words, and what they ask for by themselves. */
export type Said = {
  readonly utterance: Utterance;
  readonly understood: readonly Part[];
};

/** The request that leaning words stand for. */
export type Leaned = {
  readonly part: Part;
  readonly values: PlanValues;
  /** It is done in the place of the last act. */
  readonly replaces?: Plan["replaces"];
};

/** What words that lean on the last act come to. */
export type Leaning = Required<Leaned> & { readonly act: DialogueAct };
