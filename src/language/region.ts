/** A stretch of a text: `text.slice(start, end)`. */
export type Region = { readonly start: number; readonly end: number };

export function overlaps(one: Region, other: Region): boolean {
  return one.start < other.end && other.start < one.end;
}
