import type { FoundName } from "../../../language/names/find-names.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { Named } from "../../../types/known-names.ts";

/**
 * Of several people of one name the one whose card has what is said beside it: "Jo from the nursery", "Jo the
 * manager", "nursery Jo", where one Jo is that. Where it stands on the cards of several, or of none, all stay.
 */
export function toldApart(
  names: readonly FoundName[],
  { tokens, text, language }: Pick<Reading, "tokens" | "text" | "language">,
): readonly FoundName[] {
  return [...Map.groupBy(names, ({ start }) => start).values()].flatMap((same) => {
    if (same.length === 1) return same;
    const { stemOf: stem } = language.terms;
    const behind = wordsBehind(same[0], tokens);
    const before = tokens.findLast(({ end }) => end <= (same[0]?.start ?? 0));
    for (const said of [behind, pairBehind(same, tokens, language), before ? [before] : []]) {
      const [first] = said;
      const one = first && onlyOne(same, [first.word], language);
      if (!first || !one) continue;
      const known = stemsOf(one.named, language);
      const more = said.findIndex(({ word }) => !known.has(stem(word)));
      const { end } = said.at(more < 0 ? -1 : more - 1) ?? first;
      const region = { start: Math.min(one.start, first.start), end: Math.max(one.end, end) };
      return [{ ...one, ...region, text: text.slice(region.start, region.end) }];
    }
    return same;
  });
}

/** Of several people the one who is what is spoken of: "text Jo", behind a regatta, where one Jo rows. */
export function toldByRecord(
  people: readonly Named[],
  record: readonly string[],
  language: Reading["language"],
): Named | undefined {
  const tokens = record.flatMap((text) => language.tokensOf(text));
  const spoken = new Set(tokens.map(({ word }) => word));
  const named = people.filter(({ name }) =>
    language.tokensOf(name).every(({ word }) => spoken.has(word)),
  );
  if (named.length === 1) return named[0];
  const content = tokens.filter(({ is }) => !is.has("filler")).map(({ word }) => word);
  const found = people.map((one) => ({ named: one }));
  return onlyOne(found, content, language)?.named;
}

/** The only one whose card has one of these words. */
function onlyOne<One extends { readonly named: Named }>(
  people: readonly One[],
  words: readonly string[],
  language: Reading["language"],
): One | undefined {
  const stems = words.map((word) => language.terms.stemOf(word));
  const [one, ...others] = people.filter(({ named }) => {
    const known = stemsOf(named, language);
    return stems.some((stem) => known.has(stem));
  });
  return others.length === 0 ? one : undefined;
}

/** What a card says somebody is; what anybody is called, and small words, tell nothing. */
function stemsOf({ roles = [] }: Named, language: Reading["language"]): ReadonlySet<string> {
  const words = roles.flatMap((role) => language.tokensOf(role.replaceAll("-", " ")));
  const content = words.filter(({ is }) => !is.has("filler") && !is.has("preposition"));
  return new Set(content.map(({ word }) => language.terms.stemOf(word)));
}

/** "Una next door": where no word leads to what somebody is, two words that both stand on one card. */
function pairBehind(
  same: readonly FoundName[],
  tokens: readonly SaidToken[],
  language: Reading["language"],
): readonly SaidToken[] {
  const pair = tokens.filter(({ start }) => start >= (same[0]?.end ?? Infinity)).slice(0, 2);
  const isKnown = ({ named }: FoundName): boolean => {
    const known = stemsOf(named, language);
    return pair.every(({ word }) => known.has(language.terms.stemOf(word)));
  };
  return pair.length === 2 && same.some(isKnown) ? pair : [];
}

/** What is said behind "from", or behind "the", without what only leads to it. */
function wordsBehind(
  name: FoundName | undefined,
  tokens: readonly SaidToken[],
): readonly SaidToken[] {
  const [lead, ...behind] = tokens.filter(({ start }) => start >= (name?.end ?? Infinity));
  if (!lead?.is.has("before-whole") && !lead?.is.has("filler")) return [];
  const from = behind.findIndex(({ is }) => !is.has("filler"));
  return from < 0 ? [] : behind.slice(from, from + MOST_WORDS);
}

/** Nobody says more of where somebody is from. */
const MOST_WORDS = 4;
