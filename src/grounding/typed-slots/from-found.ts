import type { Candidate } from "../../types/call-space.ts";
import type { Grounded } from "../grounded.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Region } from "../../language/region.ts";

/** What was found as candidates, with the words it took. */
export function fromFound<Found extends Region>(
  found: readonly Found[],
  toCandidate: (one: Found) => Candidate,
): Grounded {
  return { candidates: found.map(toCandidate), taken: found };
}

/** The word that stands before a stretch. */
export function tokenBefore({ start }: Region, { tokens }: Reading): SaidToken | undefined {
  return tokens.findLast((token) => token.end <= start);
}
