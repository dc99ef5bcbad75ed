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

/** A stretch of a request and what it is; `sureness` is the least probability of its words. */
export type Marked = Region & { readonly label: Label; readonly sureness: number };

/** What a request is read for: a tool, and what it can't do without. */
export type Sought = { readonly tool: string; readonly needs: readonly Label[] };
