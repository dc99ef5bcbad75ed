import type { Candidate } from "../../types/call-space.ts";
import type { Grounded } from "../grounded.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";

/** What was found as candidates, with the words it took. */
export function fromFound<Found extends Region>(
  found: readonly Found[],
  toCandidate: (one: Found) => Candidate,
): Grounded {
  return { candidates: found.map(toCandidate), taken: found };
}

/** The word that stands before a stretch, as it is compared. */
export function wordBefore({ start }: Region, { tokens }: Reading): string {
  return tokens.findLast((token) => token.end <= start)?.word ?? "";
}
