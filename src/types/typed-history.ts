/** Requests that were typed earlier. */
export type TypedHistory = {
  /** The newest first. */
  readonly lines: readonly string[];
  readonly add: (line: string) => Promise<void>;
};
