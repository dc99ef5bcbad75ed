import type { Reckoning } from "../reckoning.ts";
import type { When } from "../time/when.ts";

/** A question that no tool answers: for what can be worked out. */
export type OwnQuestion = { readonly kind: "reckoning"; readonly reckoning: Reckoning<When> };
