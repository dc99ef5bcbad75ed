import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";

/** What is asked of another time, however that is told, is no fact of what was shown. */
export async function hasPointingTime(
  { contextOf }: Sources,
  utterance: Utterance,
): Promise<boolean> {
  const { reading } = await contextOf(utterance);
  return reading.anchors.some(({ pointing }) => pointing !== undefined);
}
