import type { CallAuthor } from "./turn/call.ts";

/**
 * `closed`: what code found for each argument, which has to be written · `offered`: that and,
 * where the index isn't sure, every stretch of the words, record and choice there is · `open`: any
 * text, whose origin code tells afterwards.
 */
export type Openness = "closed" | "offered" | "open";

/** How a model is treated: what is left to it, and how far it is followed. */
export type ModelProfile = {
  /** Small models word nothing and decline by template. */
  readonly wording: "template" | "model";
  /** What it may call: what the index found, or every tool. */
  readonly callable: "index" | "all";
  /** Which values it may write, beside what was left out. */
  readonly values: Openness;
  /**
   * Code leads: it parts the request, looks up the record a call lacks, takes what it is sure of, and
   * holds the model to a call where a tool serves. A script decides all of that itself.
   */
  readonly isLed: boolean;
  /** Weight of the index's opinion beside the model's log-probability. */
  readonly choiceWeight: number;
  /** The largest lead of the index's first this model was seen to overrule; none where it wasn't measured. */
  readonly mostOverruled: number | undefined;
  readonly by: CallAuthor;
};

/** It decides by itself, in whole requests: what code believes of one is only shown to it. */
export function drives({ isLed, values }: Pick<ModelProfile, "isLed" | "values">): boolean {
  return isLed && values === "open";
}
