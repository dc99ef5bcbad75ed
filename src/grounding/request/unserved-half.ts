import type { Ranked } from "../../types/ranked.ts";
import { sidesOf } from "./segment-request.ts";

/** The side that is served needs a tool this likely, and the other none this unlikely. */
const SERVED = 0.6;
const UNSERVED = 0.5;
/** Words that begin no request. */
const NO_ACT =
  "the|a|an|my|our|his|her|their|your|one|some|any|all|with|for|to|from|about|of|in|on|at|by|if|because|while|since|until|but|or|not|never|both|i|we|you|he|she|they|it|there|this|that|is|are|was|were|has|have|had";
/** "Dim the lights", "order a pizza", "close Firefox", "who won the match". */
const ACTS = new RegExp(
  String.raw`^(?:(?:please|then|also)\s+)*(?:(?:what|who|how|why|where|when|which)\b|(?!(?:${NO_ACT})\b)\p{Ll}+\s+(?:(?:up|down|off|out|back)\s+)?(?:(?:the|a|an|my|our|some|it|them|me|him|her|us|all|this|that)\b|\p{Lu}))`,
  "u",
);

type Judging = {
  readonly rank: (text: string) => Ranked;
  /** A tool that writes words down takes what follows as well. */
  readonly takesWords: (tool: string) => boolean;
};

/**
 * A request that is served and one behind it that no tool serves ("what's on tomorrow and order a
 * pizza"), cut there so that the first is done and the second is said not to be.
 */
export function unservedHalf(
  text: string,
  { rank, takesWords }: Judging,
): readonly [served: string, unserved: string] | undefined {
  return sidesOf(text).find(([left, right]) => {
    const [first] = rank(left).tools;
    if (!ACTS.test(right) || !first || takesWords(first.name)) return false;
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
