import { normalise } from "./normalise.ts";
import type { Read, Tokens } from "./tokens.ts";

type Naming<Thing> = {
  /** No name has more words; a hyphen is one. */
  readonly most: number;
  /** What words stand for, as names are compared. */
  readonly thingOf: (said: string) => Thing | undefined;
};

/** What the longest name that begins at a place stands for. */
export function longestNamed<Thing>(
  tokens: Tokens,
  at: number,
  { most, thingOf }: Naming<Thing>,
): Read<Thing> {
  for (let length = Math.min(most, tokens.length - at); length > 0; length -= 1) {
    // A mark behind a name is no part of it.
    if (tokens[at + length - 1]?.kind === "mark") continue;
    const words = tokens.slice(at, at + length).map(({ word }) => word);
    const value = thingOf(normalise(words.join(" ")));
    if (value !== undefined) return { value, next: at + length };
  }
  return undefined;
}
