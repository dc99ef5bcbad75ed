/** A list of words, with single spaces between. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
