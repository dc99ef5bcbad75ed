import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { mergePiece, NOTHING } from "../../when/merge-piece.ts";
import type { Pieces } from "../../../types/time/phrase.ts";
import { readPiece } from "./read-piece.ts";
import type { Piece } from "./read-piece.ts";
import { ARTICLES } from "./vocabulary.ts";

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

export type Reading = {
  readonly stands: (standing: Standing) => boolean;
  /** Something is being moved: "von drei auf vier" is no range. */
  readonly isMoving: boolean;
  /** Whose holidays are meant. */
  readonly country: string;
};

const LEADS: ReadonlySet<string> = new Set(
  "um am im in an auf zu zum zur fur gegen bei von vom etwa circa ca ungefahr so schon erst ,".split(
    " ",
  ),
);
const INNER_LEADS: ReadonlySet<string> = new Set(
  "um am im in an gegen zur etwa circa ca ungefahr so ,".split(" "),
);
const INNER_LEADS_AND_FROM: ReadonlySet<string> = new Set([...INNER_LEADS, "von"]);
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

/** A piece with up to two prepositions before it, articles not counted. */
function readStep(
  tokens: Tokens,
  start: number,
  { reading, lead, pieces }: Start & { readonly pieces: Pieces },
): Candidate<Piece> | undefined {
  const isAnchored = pieces !== NOTHING;
  const inner = reading.isMoving ? INNER_LEADS : INNER_LEADS_AND_FROM;
  const leads = isAnchored ? inner : LEADS;
  let last = lead;
  for (let at = start, count = 0; count < 4; at += 1, count += 1) {
    const read = readPiece(tokens, at, { lead: last, country: reading.country });
    if (read) {
      const { value: piece, next } = read;
      const standing = { tokens, piece, at, next, lead: last, isAnchored };
      return piece.weakness === undefined || reading.stands(standing) ? read : undefined;
    }
    const word = wordAt(tokens, at);
    if (!ARTICLES.has(word) && !leads.has(word)) return undefined;
    if (leads.has(word)) last = word;
  }
  return undefined;
}

/** The place after a comma, if one is there. */
export function afterComma(tokens: Tokens, at: number): number {
  return wordAt(tokens, at) === "," ? at + 1 : at;
}
