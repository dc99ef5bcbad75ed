import type { Region } from "../region.ts";

/** What a stretch of a request can be; scripts/router-data/README.md says each with examples. */
export const LABELS = [
  "title",
  "text",
  "subject",
  "place",
  "query",
  "who",
  "what",
  "when",
  "old",
  "long",
  "list",
  "name",
] as const;
export type Label = (typeof LABELS)[number];

/** A stretch of a request and what it is. */
export type Marked = Region & {
  readonly label: Label;
  /** The least probability of its words. */
  readonly sureness: number;
  /** How likely it doesn't go on behind them. */
  readonly ends: number;
};

/** What a request is read for: a tool, and what it can't do without. */
export type Sought = { readonly tool: string; readonly needs: readonly Label[] };
