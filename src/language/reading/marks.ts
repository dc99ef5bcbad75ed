import type { Region } from "../region.ts";
import type { Reading } from "./reading.ts";

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

/** What is taken from a reading: the rest of it depends on whose machine it is. */
export type Taggable = Pick<
  Reading,
  "text" | "tokens" | "whens" | "durations" | "numbers" | "language"
>;

/** What the stretches of a request are, if it asks for this tool. */
export type Tagger = (reading: Taggable, sought: Sought) => readonly Marked[];
