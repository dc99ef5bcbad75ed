import type { Read, Tokens } from "./tokens.ts";

/** `null` is known to be nothing; a place that was never asked for is undefined. */
type Known<Value> = NonNullable<Read<Value>> | null | undefined;

/**
 * A reader asked at the same place of the same tokens again: it answers what it did the first time. Before and behind
 * them nothing can be read.
 * Only the last tokens are kept, as a text is read through before the next one.
 */
export function remembered<Value>(
  read: (tokens: Tokens, at: number) => Read<Value>,
): (tokens: Tokens, at: number) => Read<Value> {
  let last: Tokens | undefined;
  let places: Known<Value>[] = [];
  return (tokens, at) => {
    if (at < 0 || at >= tokens.length) return undefined;
    if (tokens !== last) [last, places] = [tokens, []];
    const own = places;
    const known = own[at];
    if (known !== undefined) return known ?? undefined;
    const found = read(tokens, at);
    own[at] = found ?? null;
    return found;
  };
}
