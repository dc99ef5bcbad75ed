/** A vocabulary as llama.cpp holds one of BERT: what begins a word has a mark before it. */
export type Vocabulary = {
  readonly pieces: readonly string[];
  readonly first: number;
  readonly last: number;
  readonly unknown: number;
};

/** The places in a vocabulary of the pieces of some words, without its marks of begin and end. */
export type WordPieces = (text: string) => readonly number[];

const WORD_START = "\u2581";
/** Longer "words" are links and keys. */
const LONGEST_WORD = 100;
/** A mark over a letter, and what isn't seen. */
const UNSEEN = /[\p{M}\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
/** What is a piece by itself: marks, and of the plain signs those that are symbols. */
const BY_ITSELF = /\p{P}|[\u4E00-\u9FFF]|(?=[\u0000-\u007E])\p{S}/u;

/** WordPiece (Wu et al. 2016) as llama.cpp cuts words for BERT: no case, no accents, the longest piece first. */
export function createWordPieces({ pieces, unknown }: Vocabulary): WordPieces {
  const places = new Map(pieces.map((piece, at) => [piece, at]));
  const longest = pieces.reduce((most, piece) => Math.max(most, piece.length), 0);
  const piecesOf = (word: string): readonly number[] => {
    const found: number[] = [];
    for (let at = 0; at < word.length;) {
      let end = Math.min(word.length, at + longest);
      while (end > at && !places.has(word.slice(at, end))) end--;
      if (end === at) return [unknown];
      found.push(places.get(word.slice(at, end)) ?? unknown);
      at = end;
    }
    return found;
  };
  return (text) => wordsOf(text).flatMap((word) => piecesOf(`${WORD_START}${word}`));
}

function wordsOf(text: string): readonly string[] {
  const spaced = [...text.normalize("NFD").toLowerCase()].map((sign) => {
    if (UNSEEN.test(sign)) return /\s/u.test(sign) ? " " : "";
    return BY_ITSELF.test(sign) ? ` ${sign} ` : sign;
  });
  return spaced
    .join("")
    .split(/\s+/u)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, LONGEST_WORD));
}
