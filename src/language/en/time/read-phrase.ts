import type { Tokens } from "../../tokens.ts";
import type { Bound, Phrase } from "../../../types/time/phrase.ts";
import { readPieces } from "./read-pieces.ts";
import type { Candidate, Reading } from "./read-pieces.ts";
import { readOpenRange, readRange } from "./stretch/read-range.ts";
import { readRepeatEnds } from "./stretch/read-repeat-ends.ts";
import { after } from "./vocabulary.ts";

const BOUNDS: readonly (readonly [words: string, bound: Bound])[] = [
  ["ever since", "since"],
  ["since", "since"],
  ["starting from", "from"],
  ["starting on", "from"],
  ["starting", "from"],
  ["beginning", "from"],
  ["up until", "until"],
  ["until", "until"],
  ["till", "until"],
  ["til", "until"],
  ["before", "before"],
  ["earlier than", "before"],
  ["after", "after"],
  ["later than", "after"],
];

/** All phrases that start here, none shorter than the one before. */
export function readPhrases(
  tokens: Tokens,
  at: number,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const bound = BOUNDS.find(([words]) => after(tokens, at, [words]) !== undefined);
  const plain = readPieces(tokens, at, { reading, lead: "" });
  if (bound && plain.length === 0) return readBound(tokens, at, { bound, reading });
  const candidates = plain.flatMap((candidate) => [
    withOnwards(tokens, { ...candidate, value: { shared: candidate.value } }),
    ...readOpenRange(tokens, candidate, reading),
    ...readRepeatEnds(tokens, candidate, reading),
  ]);
  const ranges = readRange(tokens, { at, shared: plain }, reading);
  return [...candidates, ...ranges].sort((left, right) => left.next - right.next);
}

function readBound(
  tokens: Tokens,
  at: number,
  options: { readonly bound: readonly [string, Bound]; readonly reading: Reading },
): readonly Candidate<Phrase>[] {
  const [words, bound] = options.bound;
  const start = at + words.split(" ").length;
  const lead = words.split(" ").at(-1) ?? "";
  return readPieces(tokens, start, { reading: options.reading, lead }).map(({ value, next }) => ({
    value: { shared: value, bound },
    next,
  }));
}

/** "Monday onwards", "from Monday on". */
function withOnwards(tokens: Tokens, candidate: Candidate<Phrase>): Candidate<Phrase> {
  const next = after(tokens, candidate.next, ["onwards", "onward", "and after", "or later"]);
  return next ? { value: { ...candidate.value, bound: "from" }, next } : candidate;
}
