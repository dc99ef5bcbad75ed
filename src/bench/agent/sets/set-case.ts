import type { HomeFacts } from "../homes/home-facts.ts";
import type { HomeRecord } from "../scoring/home-state.ts";
import type { Held } from "../run-case.ts";

/** What a conversation left behind. */
export type SetOutcome = {
  readonly held: Held;
  readonly before: readonly HomeRecord[];
  readonly after: readonly HomeRecord[];
  /** The last answer. */
  readonly answer: string;
};

/** A conversation with what it should come to. */
export type SetCase = {
  readonly id: string;
  readonly kind: string;
  readonly say: readonly string[];
  /** Only its figures are looked at. */
  readonly isHidden: boolean;
  /** Nothing has to change. */
  readonly wantsNothing: boolean;
  /** What is wrong with what it came to; undefined where all is right. */
  readonly wrongIn: (outcome: SetOutcome) => string | undefined;
  /** Whether anything differs that counts as done. */
  readonly hasChanged: (outcome: SetOutcome) => boolean;
};

/** Requests in a home of their own. */
export type RequestSet = {
  readonly facts: HomeFacts;
  readonly cases: readonly SetCase[];
  /** Lines below the table: others' figures by the same rule. */
  readonly beside: readonly (readonly (string | number)[])[];
};
