import type { Reading } from "../../language/reading/reading.ts";
import type { HandleEntry } from "../../tool/handle-book.ts";
import type { GroundingContext } from "../grounding-context.ts";
import { peopleShown } from "./remembered-people.ts";

/**
 * "His mail", "that text of hers": the records among these of whoever was spoken of last; undefined where the words
 * say nobody's, or nobody has one.
 */
export function ownedBy<Thing extends Pick<HandleEntry, "facts" | "people">>(
  things: readonly Thing[],
  { cues, names, language }: Reading,
  {
    handles,
    told,
    addressed,
    names: { person: known = [] },
  }: Pick<GroundingContext, "handles" | "names" | "told" | "addressed">,
): readonly Thing[] | undefined {
  // Whoever is named is whose it is.
  if (!cues.owner || names("person").length > 0) return undefined;
  const [name] = peopleShown(handles, { known, told, addressed, lexicon: language.names });
  const words = language.tokensOf(name ?? "").map(({ word }) => word);
  const owned = things.filter((thing) => {
    const text = [...Object.values(thing.facts), ...(thing.people ?? [])].join(" ");
    const said = new Set(language.tokensOf(text).map(({ word }) => word));
    return words.length > 0 && words.every((word) => said.has(word));
  });
  return owned.length > 0 ? owned : undefined;
}
