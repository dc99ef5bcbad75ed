import type { SaidToken } from "../../../language/reading/roles.ts";
import type { Pair } from "./pair.ts";

/** The words of the last request that were said to be wrong; none where it doesn't have them all, side by side. */
export function saidWrong({
  last,
  rejected,
  readOn,
}: Pick<Pair, "last" | "rejected" | "readOn">): readonly SaidToken[] {
  const { stemOf, isStop } = last.language.terms;
  const wrong = readOn(rejected).tokens.filter(
    ({ word, is }) => !isStop(word) && !is.has("filler"),
  );
  if (wrong.length === 0) return [];
  const said = last.tokens;
  const isHere = (at: number): boolean =>
    wrong.every(({ word }, next) => {
      const token = said[at + next];
      return token !== undefined && stemOf(token.word) === stemOf(word);
    });
  const at = said.findIndex((_, start) => isHere(start));
  return at < 0 ? [] : said.slice(at, at + wrong.length);
}
