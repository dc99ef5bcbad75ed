import type { Taggable } from "../../../language/reading/tagger.ts";
import type { Vocabulary, WordPieces } from "../../../trained/encoder/word-pieces.ts";
import { WORD_KINDS, kindOf } from "../tag-features.ts";

/** A request as the encoder reads it. */
export type Pieces = {
  /** Places in the vocabulary. */
  readonly pieces: readonly number[];
  /** For each, what kind of word it is of and whether that is a capital's; 0 where it is of none. */
  readonly kinds: readonly number[];
  /** For each word the place of its first piece; words of a request that is too long have none. */
  readonly firsts: readonly number[];
};

/** How many kinds of pieces there are. */
export const PIECE_KINDS = 1 + 2 * Object.keys(WORD_KINDS).length;
/** More are not read. */
export const MOST_PIECES = 160;

/** The pieces of a request's words and of what stands between them, in the marks of begin and end. */
export function piecesOf(
  reading: Taggable,
  { first, last }: Vocabulary,
  wordPieces: WordPieces,
): Pieces {
  const pieces = [first];
  const kinds = [0];
  const firsts: number[] = [];
  const add = (text: string, kind: number): void => {
    for (const piece of wordPieces(text)) {
      pieces.push(piece);
      kinds.push(kind);
    }
  };
  let behind = 0;
  for (const token of reading.tokens) {
    add(reading.text.slice(behind, token.start), 0);
    if (pieces.length >= MOST_PIECES - 1) break;
    firsts.push(pieces.length);
    const isCapital = /^\p{Lu}/u.test(token.raw);
    add(token.raw, 1 + 2 * WORD_KINDS[kindOf(reading, token)] + Number(isCapital));
    behind = token.end;
  }
  if (firsts.length === reading.tokens.length) add(reading.text.slice(behind), 0);
  return {
    pieces: [...pieces.slice(0, MOST_PIECES - 1), last],
    kinds: [...kinds.slice(0, MOST_PIECES - 1), 0],
    firsts: firsts.filter((at) => at < MOST_PIECES - 1),
  };
}
