import type { FoundName } from "../../../language/names/find-names.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { Named } from "../../../types/known-names.ts";

/**
 * Of several people of one name the one whose card has what is said behind it: "Jo from the nursery",
 * where one Jo is its manager. Where it stands on the cards of several, or of none, all stay.
 */
export function toldApart(
  names: readonly FoundName[],
  { tokens, text, language }: Pick<Reading, "tokens" | "text" | "language">,
): readonly FoundName[] {
  return [...Map.groupBy(names, ({ start }) => start).values()].flatMap((same) => {
    const behind = wordsBehind(same[0], tokens);
    const [first] = behind;
    if (!first || same.length === 1) return same;
    const stemsOf = ({ roles = [] }: Named): ReadonlySet<string> =>
      new Set(roles.flatMap((role) => language.tokensOf(role).map(({ word }) => stem(word))));
    const { stemOf: stem } = language.terms;
    const [one, ...others] = same.filter(({ named }) => stemsOf(named).has(stem(first.word)));
    if (!one || others.length > 0) return same;
    const known = stemsOf(one.named);
    const more = behind.findIndex(({ word }) => !known.has(stem(word)));
    const { end } = behind.at(more < 0 ? -1 : more - 1) ?? first;
    return [{ ...one, end, text: text.slice(one.start, end) }];
  });
}

/** What is said behind "from", without what only leads to it. */
function wordsBehind(
  name: FoundName | undefined,
  tokens: readonly SaidToken[],
): readonly SaidToken[] {
  const [lead, ...behind] = tokens.filter(({ start }) => start >= (name?.end ?? Infinity));
  if (!lead?.is.has("before-whole")) return [];
  const from = behind.findIndex(({ is }) => !is.has("filler"));
  return from < 0 ? [] : behind.slice(from, from + MOST_WORDS);
}

/** Nobody says more of where somebody is from. */
const MOST_WORDS = 4;
