/** A stretch of a text: `text.slice(start, end)`. */
export type Region = { readonly start: number; readonly end: number };

export function overlaps(one: Region, other: Region): boolean {
  return one.start < other.end && other.start < one.end;
}

/** A text with other words in place of stretches of it, which stand in their order and apart. */
export function inPlaceOf(text: string, regions: readonly Region[], words: string): string {
  return regions
    .toReversed()
    .reduce((said, { start, end }) => `${said.slice(0, start)}${words}${said.slice(end)}`, text);
}

/** The stretches of a text that lie within one of it, as stretches of that. */
export function within(
  regions: readonly Region[],
  { start: from, end: to }: Region,
): readonly Region[] {
  return regions
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => ({ start: start - from, end: end - from }));
}

/** The text with spaces where these stand: all else stays in its place, and is read by itself. */
export function blank(regions: readonly Region[], text: string): string {
  return regions.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    text,
  );
}
