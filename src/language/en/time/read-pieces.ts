import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { readBelowHundred } from "../numbers/read-number.ts";
import { readClock } from "./clock/read-clock.ts";
import { isTight } from "./clock/read-tight.ts";
import { readDate } from "./day/date/read-date.ts";
import { readDay } from "./day/read-day.ts";
import { WEEKDAYS } from "./vocabulary.ts";
import { mergePiece, NOTHING } from "../../when/merge-piece.ts";
import type { Pieces } from "../../../types/time/phrase.ts";
import type { Piece, PieceReaders } from "./read-piece.ts";

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

export type Reading = PieceReaders & {
  readonly stands: (standing: Standing) => boolean;
  /** How long something lasts is part of when it is; inside an utterance it is found by itself. */
  readonly takesLength?: boolean;
  /** "two o'clock to four" is no range: something is being moved. */
  readonly isMoving: boolean;
};

const LEADS: ReadonlySet<string> = new Set(
  "at on in by around about approximately approx circa ca roughly exactly precisely during over for to from due within of @ , ~ towards toward near".split(
    " ",
  ),
);
const INNER_LEADS: ReadonlySet<string> = new Set(
  "at on in by around about approximately approx circa ca roughly exactly precisely during over of @ , ( ~ towards toward near sometime anytime like".split(
    " ",
  ),
);
const INNER_LEADS_AND_FROM: ReadonlySet<string> = new Set([...INNER_LEADS, "from"]);
export type Start = { readonly reading: Reading; readonly lead: string };

/** One moment's pieces in any order: every prefix that stands by itself. */
export function readPieces(
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
  const leads = !isAnchored ? LEADS : reading.isMoving ? INNER_LEADS : INNER_LEADS_AND_FROM;
  let last = lead;
  for (let at = start, count = 0; count < 4; at += 1, count += 1) {
    const read = reading.readPiece(tokens, at);
    if (read) {
      const { value: piece, next } = read;
      const standing = { tokens, piece, at, next, lead: last, isAnchored };
      if (mayStand(standing, { reading, pieces }))
        return last === "(" ? { ...read, next: afterClosing(tokens, next) } : read;
      return undefined;
    }
    const word = wordAt(tokens, at);
    if (count === 0 && isDash(tokens, at, pieces)) continue;
    const isArticle = word === "the" || (isAnchored && isPointing(tokens, at));
    if (!isArticle && !leads.has(word)) return undefined;
    if (!isArticle) last = word;
  }
  return undefined;
}

/** "Two to three, that Wednesday". */
function isPointing(tokens: Tokens, at: number): boolean {
  return wordAt(tokens, at) === "that" && WEEKDAYS.has(wordAt(tokens, at + 1));
}

/** Whether a piece goes on with those before it: "every Friday from next week" begins there, and goes on behind it. */
function mayStand(
  standing: Standing,
  { reading, pieces }: { readonly reading: Reading; readonly pieces: Pieces },
): boolean {
  const { piece, lead } = standing;
  if (lead === "from" && pieces.repeat && piece.period) return false;
  return piece.weakness === undefined || reading.stands(standing);
}

/** "Friday - 8 am", "8 am - Friday": a day and its hour, and no stretch. */
export function isDash(tokens: Tokens, at: number, { days, clock, part }: Pieces): boolean {
  if (wordAt(tokens, at) !== "-" || isTight(tokens, at) || part) return false;
  const isHour = days.length === 0 && clock !== undefined && !isBareNumber(tokens, at - 1);
  const isDay = days.length > 0 && clock === undefined;
  if (isHour) return isWholeDay(tokens, at + 1);
  const hour = isDay ? readClock(tokens, at + 1) : undefined;
  return hour !== undefined && hour.value.weakness === undefined;
}

/** "5 - 8 March" are days. */
function isBareNumber(tokens: Tokens, at: number): boolean {
  return readBelowHundred(tokens, at)?.next === at + 1;
}

function isWholeDay(tokens: Tokens, at: number): boolean {
  const day = readDay(tokens, at) ?? readDate(tokens, at);
  return day !== undefined && readClock(tokens, day.next) === undefined;
}

/** "8 am (Friday)" */
function afterClosing(tokens: Tokens, at: number): number {
  return wordAt(tokens, at) === ")" ? at + 1 : at;
}

/** Where one end of a range is read. */
export function endsOf(reading: Reading): Reading {
  return { ...reading, readPiece: reading.readEnd };
}

/** The place after a comma, if one is there. */
export function afterComma(tokens: Tokens, at: number): number {
  return wordAt(tokens, at) === "," ? at + 1 : at;
}
