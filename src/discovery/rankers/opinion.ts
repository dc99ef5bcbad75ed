/** What an ranker thinks of the tools it was trained on: natural logarithms of probabilities. */
export type Opinion = {
  readonly of: (tool: string) => number | undefined;
  readonly none: number;
};
