import type { Read, Tokens } from "./tokens.ts";

/** A reader asked at the same place of the same tokens again: it answers what it did the first time. */
export function remembered<Value>(
  read: (tokens: Tokens, at: number) => Read<Value>,
): (tokens: Tokens, at: number) => Read<Value> {
  const seen = new WeakMap<Tokens, Map<number, Read<Value>>>();
  return (tokens, at) => {
    const known = seen.get(tokens) ?? new Map<number, Read<Value>>();
    if (known.size === 0) seen.set(tokens, known);
    const answer = known.get(at);
    if (answer !== undefined || known.has(at)) return answer;
    const found = read(tokens, at);
    known.set(at, found);
    return found;
  };
}
