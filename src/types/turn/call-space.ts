import type { JsonValue } from "../json.ts";
import type { Origin } from "./origin.ts";
import type { PromptItem } from "../prompt-item.ts";
import type { Meaning } from "../time/meaning.ts";

/** One value an argument may take this turn, and where it comes from. */
export type Candidate = {
  /** As it stands in the call: what a model and a person see. */
  readonly value: JsonValue;
  readonly origin: Origin;
  /** What the words mean, where code found it; left out, the language reads the value. */
  readonly meaning?: Meaning;
};

/** What the grammar admits for one argument. Only `free` is open. */
export type SlotValue =
  | {
      readonly kind: "closed";
      readonly candidates: readonly Candidate[];
      /** So many of them may stand in a JSON array, where the tool then runs for each; else one. */
      readonly most?: number;
      /** Those that the words fit, where one is meant: a model that chooses one has to know that. */
      readonly several?: readonly Candidate[];
    }
  | {
      readonly kind: "free";
      readonly maxLength: number;
      /** A JSON array of such texts, one or such an array, or a number; else one text. */
      readonly form?: "list" | "some" | "number";
      /** All that the words fit, where one thing is meant: to be asked unless it is told otherwise which. */
      readonly several?: readonly Candidate[];
    }
  /** One to `max` of the candidates, as a JSON array. */
  | { readonly kind: "list"; readonly candidates: readonly Candidate[]; readonly max: number };

export type Slot = {
  readonly parameter: string;
  readonly required: boolean;
  readonly value: SlotValue;
};

/** A tool the model may call in this step, with the arguments it may write. */
export type Callable = {
  readonly tool: string;
  /** Added to the model's log-probability of this choice: the index's opinion. */
  readonly bias: number;
  readonly slots: readonly Slot[];
  /** Required parameters nobody named a value for. */
  readonly missing: readonly string[];
};

/** Everything one step may see and do. */
export type CallSpace = {
  readonly append: readonly PromptItem[];
  readonly callable: readonly Callable[];
  readonly mayAnswer: boolean;
  readonly mustCall: boolean;
};
