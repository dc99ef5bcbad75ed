import type { Candidate } from "../types/turn/call-space.ts";
import type { JsonValue } from "../types/json.ts";
import type { FoundDuration } from "../language/reading/found.ts";
import type { Region } from "../language/region.ts";
import type { Meaning } from "../types/time/meaning.ts";

/** Candidates of one argument with the words they took, best first. */
export type Grounded = {
  readonly candidates: readonly Candidate[];
  readonly taken: readonly Region[];
};

export const NOTHING: Grounded = { candidates: [], taken: [] };

/** A value the user's own words gave, with what it means where that was found. */
export function said(value: JsonValue, text: string, meaning?: Meaning): Candidate {
  return { value, origin: { origin: "said", text }, ...(meaning ? { meaning } : {}) };
}

/** A length of time that was said. */
export function saidLength({ text, ms }: Pick<FoundDuration, "text" | "ms">): Candidate {
  return said(text, text, { kind: "length", words: text, ms });
}
