import type { Language } from "../../language/language.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import { sidesOf } from "./segment-request.ts";

/** The side that is served needs a tool this likely, and the other none this unlikely. */
const SERVED = 0.6;
const UNSERVED = 0.5;

type Judging = {
  readonly rank: (text: string) => Ranked;
  readonly language: Language;
  /** A tool that writes words down takes what follows as well. */
  readonly takesWords: (tool: string) => boolean;
};

/**
 * A request that is served and one behind it that no tool serves ("what's on tomorrow and order a
 * pizza"), cut there so that the first is done and the second is said not to be.
 */
export function unservedHalf(
  text: string,
  { rank, language, takesWords }: Judging,
): readonly [served: string, unserved: string] | undefined {
  return sidesOf(text, language).find(([left, right]) => {
    const own = rank(left);
    const other = rank(right);
    const [first] = own.tools;
    // What is written down ends where it is said where it goes.
    const isPlaced = language.wordingOf(left).cues.addedToStart !== undefined;
    const mayGoOn = first !== undefined && takesWords(first.name) && !isPlaced;
    if (!language.wordingOf(right).wish.beginsAct || !first || mayGoOn) return false;
    const score = other.tools[0]?.score ?? 0;
    const isUnserved = other.none >= UNSERVED ? other.none > score : isPlaced && score < UNSERVED;
    return first.score >= SERVED && first.score > own.none && isUnserved;
  });
}
