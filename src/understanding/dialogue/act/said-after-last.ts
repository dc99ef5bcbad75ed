import type { RememberedCall } from "../../../types/memory.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import type { Said } from "./act-features.ts";

/** Words with what they are said after, and what an embedding model makes of both. */
export async function saidAfterLast(
  { contextOf, rankWords, vectorsOf }: Pick<Sources, "contextOf" | "rankWords" | "vectorsOf">,
  utterance: Utterance,
  lastCall: RememberedCall,
): Promise<Said> {
  const [{ reading }, last, vectors] = await Promise.all([
    contextOf(utterance),
    contextOf({ ...utterance, text: lastCall.said }),
    vectorsOf([utterance.text, lastCall.said]),
  ]);
  const [own, before] = vectors ?? [];
  return {
    reading,
    last: { ...lastCall, reading: last.reading },
    ranked: rankWords(utterance.text),
    vectors: own && before && { own, last: before },
  };
}
