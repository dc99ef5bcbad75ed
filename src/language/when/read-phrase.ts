import { readDuration } from "../read-duration.ts";
import { wordAt } from "../read-number.ts";
import type { Tokens } from "../read-number.ts";
import { mergePiece, NOTHING } from "./merge-piece.ts";
import type { Bound, Phrase, Pieces } from "./phrase.ts";
import { readPiece } from "./read-piece.ts";
import type { Piece, PieceOptions } from "./read-piece.ts";
import { after } from "./vocabulary.ts";

/** A reading of the words from some place up to `next`. */
export type Candidate<Value> = { readonly value: Value; readonly next: number };

/** Where a piece stands, for deciding whether weak words mean a time there. */
export type Standing = {
  readonly tokens: Tokens;
  readonly piece: Piece;
  readonly at: number;
  readonly next: number;
  /** The preposition before it, "" without one. */
  readonly lead: string;
  /** Pieces of the same phrase stand before it. */
  readonly isAnchored: boolean;
};

export type Reading = PieceOptions & {
  readonly stands: (standing: Standing) => boolean;
  /** "two o'clock to four" is no range: something is being moved. */
  readonly isMoving: boolean;
};

const LEADS: ReadonlySet<string> = new Set(
  "at on in by around about during over for to from due within of @ ,".split(" "),
);
const INNER_LEADS: ReadonlySet<string> = new Set(
  "at on in by around about during of @ ,".split(" "),
);
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
/** "between six to seven" is said too. */
const AND = ["and", "to"];
const TO = ["to", "until", "till", "til", "through", "thru", "up to", "-"];

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

type Start = { readonly reading: Reading; readonly lead: string };

/** One moment's pieces in any order: every prefix that stands by itself. */
function readPieces(
  tokens: Tokens,
  start: number,
  { reading, lead }: Start,
): readonly Candidate<Pieces>[] {
  const found: Candidate<Pieces>[] = [];
  let pieces = NOTHING;
  for (let at = start; ;) {
    const step = readStep(tokens, at, { reading, lead: at === start ? lead : "", pieces });
    const merged = step && mergePiece(pieces, step.value);
    if (!step || !merged) return found;
    pieces = merged;
    at = step.next;
    found.push({ value: pieces, next: at });
  }
}

/** A piece with up to two prepositions before it, "the" not counted. */
function readStep(
  tokens: Tokens,
  start: number,
  { reading, lead, pieces }: Start & { readonly pieces: Pieces },
): Candidate<Piece> | undefined {
  const isAnchored = pieces !== NOTHING;
  const leads = isAnchored ? INNER_LEADS : LEADS;
  let last = lead;
  for (let at = start, count = 0; count < 4; at += 1, count += 1) {
    const read = readPiece(tokens, at, reading);
    if (read) {
      const { value: piece, next } = read;
      const standing = { tokens, piece, at, next, lead: last, isAnchored };
      if (piece.weakness === undefined || reading.stands(standing)) return read;
      return undefined;
    }
    const word = wordAt(tokens, at);
    if (word !== "the" && !leads.has(word)) return undefined;
    if (word !== "the") last = word;
  }
  return undefined;
}

/** "from A to B", "between A and B", with what was said before: "tomorrow from 2 to 4". */
function readRange(
  tokens: Tokens,
  start: { readonly at: number; readonly shared: readonly Candidate<Pieces>[] },
  reading: Reading,
): readonly Candidate<Phrase>[] {
  const places = [{ value: NOTHING, next: start.at }, ...start.shared];
  return places.flatMap((place) => {
    const at = afterComma(tokens, place.next);
    const word = wordAt(tokens, at);
    if (word !== "between" && (word !== "from" || reading.isMoving)) return [];
    const ends = readEnds(tokens, at + 1, { reading, word });
    return ends.map(({ value, next }) => ({ value: { shared: place.value, range: value }, next }));
  });
}

type Ends = { readonly from: Pieces; readonly to: Pieces };

function readEnds(
  tokens: Tokens,
  at: number,
  { reading, word }: { readonly reading: Reading; readonly word: string },
): readonly Candidate<Ends>[] {
  const isBetween = word === "between";
  for (const asRange of [false, true]) {
    const froms = readPieces(tokens, at, { reading: { ...reading, asRange }, lead: word });
    for (const from of froms.toReversed()) {
      const to = after(tokens, afterComma(tokens, from.next), isBetween ? AND : TO);
      const tos = to === undefined ? [] : readPieces(tokens, to, { reading, lead: word });
      if (tos.length > 0) {
        return tos.map(({ value, next }) => ({ value: { from: from.value, to: value }, next }));
      }
    }
  }
  return [];
}

/** "2 to 4 pm", "Monday to Friday", "March 5th - 8th": a range without "from". */
function readOpenRange(
  tokens: Tokens,
  from: Candidate<Pieces>,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  if (reading.isMoving || from.value.repeat) return [];
  const to = after(tokens, afterComma(tokens, from.next), TO);
  if (to === undefined) return [];
  return readPieces(tokens, to, { reading, lead: "from" }).map(({ value, next }) => ({
    value: { shared: NOTHING, range: { from: from.value, to: value } },
    next,
  }));
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

/** "every day from Monday until Friday": where a repetition starts and ends. */
function readRepeatEnds(
  tokens: Tokens,
  { value: shared, next }: Candidate<Pieces>,
  reading: Reading,
): readonly Candidate<Phrase>[] {
  if (!shared.repeat) return [];
  const from = after(tokens, afterComma(tokens, next), [
    "starting from",
    "starting on",
    "starting",
    "beginning",
    "from",
  ]);
  const starts = from === undefined ? [] : readPieces(tokens, from, { reading, lead: "from" });
  const start = starts.at(-1);
  const place = start?.next ?? next;
  const length = wordAt(tokens, place) === "for" ? readDuration(tokens, place + 1) : undefined;
  const [repeatFor] = length?.value ?? [];
  const until = after(tokens, afterComma(tokens, place), [
    "up until",
    "until",
    "till",
    "til",
    "to",
    "through",
  ]);
  const ends = until === undefined ? [] : readPieces(tokens, until, { reading, lead: "until" });
  const phrase = start ? { shared, repeatFrom: start.value } : { shared };
  return [
    ...(start ? [{ value: phrase, next: place }] : []),
    ...(length && repeatFor ? [{ value: { ...phrase, repeatFor }, next: length.next }] : []),
    ...ends.map((end) => ({ value: { ...phrase, repeatUntil: end.value }, next: end.next })),
  ];
}

function afterComma(tokens: Tokens, at: number): number {
  return wordAt(tokens, at) === "," ? at + 1 : at;
}
