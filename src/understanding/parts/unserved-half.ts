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
    const [first] = rank(left).tools;
    if (!language.wordingOf(right).wish.beginsAct || !first || takesWords(first.name)) return false;
    const own = rank(left);
    const other = rank(right);
    return (
      first.score >= SERVED &&
      first.score > own.none &&
      other.none >= UNSERVED &&
      other.none > (other.tools[0]?.score ?? 0)
    );
  });
}
