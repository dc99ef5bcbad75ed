import type { Reckoning } from "../reckoning.ts";
import type { When } from "../time/when.ts";

/**
 * What is asked about the assistant itself: what it can do, in all or in one domain; what it took the last
 * words for and did; where the last answer is from; what it knows of somebody.
 */
export type ItselfAsked =
  | { readonly kind: "abilities"; readonly domain: string | undefined }
  | { readonly kind: "reason" | "source" | "knowledge" };

/** A question that no tool answers: about the assistant itself, or for what can be worked out. */
export type OwnQuestion =
  | ItselfAsked
  | { readonly kind: "reckoning"; readonly reckoning: Reckoning<When> };
