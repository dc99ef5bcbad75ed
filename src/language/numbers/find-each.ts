import type { Read, Tokens } from "../tokens.ts";

type Found<Value> = {
  readonly place: { readonly start: number; readonly end: number; readonly text: string };
  readonly value: Value;
  /** The tokens it is: from this one, up to that one. */
  readonly at: number;
  readonly next: number;
};

/** What a reader finds in a text, left to right; no token is part of two. */
export function findEach<Value>(
  text: string,
  tokens: Tokens,
  read: (tokens: Tokens, at: number) => Read<Value>,
): readonly Found<Value>[] {
  const found: Found<Value>[] = [];
  for (let at = 0; at < tokens.length;) {
    const one = read(tokens, at);
    const [first, last] = [tokens[at], tokens[(one?.next ?? 1) - 1]];
    if (one && first && last) {
      const { start } = first;
      const place = { start, end: last.end, text: text.slice(start, last.end) };
      found.push({ place, value: one.value, at, next: one.next });
    }
    at = one?.next ?? at + 1;
  }
  return found;
}
