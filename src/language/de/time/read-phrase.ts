import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import type { Bound, Phrase, Pieces } from "../../../types/time/phrase.ts";
import { readPieces } from "./read-pieces.ts";
import type { Candidate, Reading } from "./read-pieces.ts";
import { readOpenRange, readRange } from "./stretch/read-range.ts";
import { readRepeatEnds, readSeason } from "./stretch/read-repeat-ends.ts";
import { after } from "./vocabulary.ts";

/** The longest first. */
const BOUNDS: readonly (readonly [words: string, bound: Bound])[] = [
  ["nicht vor", "from"],
  ["nicht nach", "until"],
  ["erst ab", "from"],
  ["erst nach", "after"],
  ["bis spatestens", "until"],
  ["spatestens bis", "until"],
  ["bis einschliesslich", "until"],
  ["bis zum", "until"],
  ["bis zur", "until"],
  ["bis um", "until"],
  ["bis", "until"],
  ["spatestens", "until"],
  ["fruhestens", "from"],
  ["seit", "since"],
  ["ab dem", "from"],
  ["ab", "from"],
  ["vor", "before"],
  ["nach", "after"],
];
/** Behind these the phrase goes on from there: "von Montag an". */
const ONWARDS = ["an", "ab"];

/** All phrases that start here, none shorter than the one before. */
export function readPhrases(
  tokens: Tokens,
  at: number,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const season = readSeason(tokens, at);
  const repeated = season ? readOwn(tokens, season.next, reading) : [];
  const seasoned = repeated.flatMap(({ value, next }) =>
    season && value.shared.repeat && !value.repeatUntil
      ? [{ value: { ...value, repeatFor: season.value }, next }]
      : [],
  );
  return seasoned.length > 0 ? seasoned : readOwn(tokens, at, reading);
}

function readOwn(tokens: Tokens, at: number, reading: Reading): readonly Candidate<Phrase>[] {
  const bound = BOUNDS.find(([words]) => after(tokens, at, [words]) !== undefined);
  const plain = readPieces(tokens, at, { reading, lead: "" });
  if (bound && plain.length === 0) return readBound(tokens, at, { bound, reading });
  const candidates = plain.flatMap((candidate) => [
    withOnwards(tokens, at, { ...candidate, value: { shared: candidate.value } }),
    ...readOpenRange(tokens, candidate, reading),
    ...readRepeatEnds(tokens, candidate, reading),
  ]);
  const ranges = readRange(tokens, { at, shared: plain }, reading);
  const hours = plain.flatMap((day) => readBoundHour(tokens, day, reading));
  return [...candidates, ...ranges, ...hours].sort((left, right) => left.next - right.next);
}

/** "Freitag ab sieben", "morgen nach fünf": the hour is of that day. */
function readBoundHour(
  tokens: Tokens,
  { value: day, next: at }: Candidate<Pieces>,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const isDay = day.days.length > 0 && !day.clock && !day.part && !day.repeat;
  const said = isDay
    ? BOUNDS.find(([words, bound]) => NEAR.has(bound) && after(tokens, at, [words]) !== undefined)
    : undefined;
  if (!said) return [];
  const [words, bound] = said;
  const start = at + words.split(" ").length;
  const lead = words.split(" ").at(-1) ?? "";
  return readPieces(tokens, start, { reading, lead }).flatMap(({ value, next }) =>
    value.clock && value.days.length === 0
      ? [{ value: { shared: { ...day, ...value, days: [...day.days] }, bound }, next }]
      : [],
  );
}

const NEAR: ReadonlySet<Bound> = new Set<Bound>(["from", "after"]);

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

/** "Von Montag an", "vom 3. ab". */
function withOnwards(tokens: Tokens, at: number, candidate: Candidate<Phrase>): Candidate<Phrase> {
  if (!["von", "vom"].includes(wordAt(tokens, at))) return candidate;
  const next = after(tokens, candidate.next, ONWARDS);
  return next ? { value: { ...candidate.value, bound: "from" }, next } : candidate;
}
