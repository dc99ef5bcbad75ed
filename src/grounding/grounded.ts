import type { Candidate } from "../types/call-space.ts";
import type { JsonValue } from "../types/json.ts";
import type { Region } from "../language/region.ts";

/** Candidates of one argument with the words they took, best first. */
export type Grounded = {
  readonly candidates: readonly Candidate[];
  readonly taken: readonly Region[];
};

export const NOTHING: Grounded = { candidates: [], taken: [] };

/** A value the user's own words gave. */
export function said(value: JsonValue, text: string): Candidate {
  return { value, origin: { origin: "said", text } };
}
