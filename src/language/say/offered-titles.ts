/** Titles offered of all that words may mean: more are not remembered when heard. */
const MOST_TITLES = 6;

/** Each title once, as many as are offered, and words for the others where there are more. */
export function offeredTitles(titles: readonly string[], others: string): readonly string[] {
  const each = [...new Set(titles)];
  return each.length > MOST_TITLES ? [...each.slice(0, MOST_TITLES), others] : each;
}
