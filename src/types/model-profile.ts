import type { CallAuthor } from "./call.ts";

/** How a model is treated: what is left to it, and how far it is followed. */
export type ModelProfile = {
  /** Small models word nothing and decline by template. */
  readonly wording: "template" | "model";
  /** What it may call: what the index found, or every tool. */
  readonly callable: "index" | "all";
  /** Weight of the index's opinion beside the model's log-probability. */
  readonly choiceWeight: number;
  /** The largest lead of the index's first this model was seen to overrule; none where it wasn't measured. */
  readonly mostOverruled: number | undefined;
  readonly by: CallAuthor;
};
