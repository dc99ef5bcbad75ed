import type { Joint } from "../../../language/contract/requests.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { Boundary } from "./boundary-model.ts";

type Parted = Pick<Reading, "text" | "parting">;

/** The words from each further request on, without those that join it to what stands before. */
export function begunIn(boundaries: readonly Boundary[], said: Parted): readonly string[] {
  return boundaries.map((one) => said.text.slice(jointAt(one, said)?.end ?? one.start).trim());
}

/** The words that join a further request to what stands before, whichever of them it was taken to begin with. */
export function jointAt(
  { start }: Pick<Boundary, "start">,
  { parting }: Pick<Reading, "parting">,
): Joint | undefined {
  return parting.joints.find((one) => one.gap <= start && start <= one.end);
}
