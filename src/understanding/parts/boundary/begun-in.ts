import type { Joint } from "../../../language/contract/requests.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { Boundary } from "./boundary-model.ts";

/** What stands before a further request, and its words to the end: neither has what joins them. */
export type Begun = { readonly before: string; readonly behind: string };

type Parted = Pick<Reading, "text" | "parting">;

/** The two sides of each further request. */
export function begunIn(boundaries: readonly Boundary[], said: Parted): readonly Begun[] {
  return boundaries.map((one) => {
    const { gap, end } = jointAt(one, said) ?? { gap: one.start, end: one.start };
    return { before: withoutMark(said.text.slice(0, gap)), behind: said.text.slice(end).trim() };
  });
}

/** The words that join a further request to what stands before, whichever of them it was taken to begin with. */
export function jointAt(
  { start }: Pick<Boundary, "start">,
  { parting }: Pick<Reading, "parting">,
): Joint | undefined {
  return parting.joints.find((one) => one.gap <= start && start <= one.end);
}

/** A comma before the next request ends none. */
export function withoutMark(text: string): string {
  return text.replace(/[\s,;:–—-]+$/, "");
}
