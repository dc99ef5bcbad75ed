export type ScoredTool = { readonly name: string; readonly score: number };

/**
 * Tools for some words, best first. Scores and `none` are calibrated to one scale, 0..1:
 * the index abstains when `none` exceeds the first score.
 */
export type Ranked = {
  readonly tools: readonly ScoredTool[];
  readonly none: number;
  /** Words of the query that matched no tool. */
  readonly unmatched: readonly string[];
  /** True when the first tool leads by enough to be used without asking the model. */
  readonly sure: boolean;
  /** What is known of the words beside each tool that was looked at; none where the index alone ranked. */
  readonly features?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};
