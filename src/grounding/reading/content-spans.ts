import type { SaidToken } from "../../language/reading/roles.ts";
import { overlaps } from "../../language/region.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";

/**
 * The parts of an utterance that are its content, longest first: what stays when the regions other
 * arguments took are cut out and carrier words are trimmed from both ends of each piece.
 *
 *   remind me to  call mum  [at five]        find the mail about  the invoice  [from Anna]
 *   └─ carriers ┘ └ span ─┘  └ taken ┘       └──── carriers ────┘ └── span ──┘  └─ taken ─┘
 */
export function contentSpans(
  reading: Reading,
  {
    taken,
    isCarrier,
  }: { readonly taken: readonly Region[]; readonly isCarrier: (word: string) => boolean },
): readonly string[] {
  const pieces = piecesOf(reading, taken);
  const trimmed = pieces.map((piece) => trim(piece, isCarrier)).filter((piece) => piece.length > 0);
  const texts = trimmed.map((piece) => textOf(reading.text, piece));
  return [...new Set(texts)].toSorted((one, other) => other.length - one.length);
}

/** The words after a cue ("called", "about", "saying") up to the next taken region or the end. */
export function cuedSpans(
  reading: Reading,
  { taken, cues }: { readonly taken: readonly Region[]; readonly cues: ReadonlySet<string> },
): readonly string[] {
  const spans: string[] = [];
  for (const [index, token] of reading.tokens.entries()) {
    if (!cues.has(token.word) || isTaken(token, taken)) continue;
    const rest = reading.tokens.slice(index + 1);
    const stop = rest.findIndex((later) => isTaken(later, taken));
    const piece = stop < 0 ? rest : dropJoins(rest.slice(0, stop));
    if (piece.length > 0) spans.push(textOf(reading.text, piece));
  }
  return spans;
}

function piecesOf(
  { tokens }: Reading,
  taken: readonly Region[],
): readonly (readonly SaidToken[])[] {
  const pieces: SaidToken[][] = [[]];
  for (const token of tokens) {
    if (isTaken(token, taken)) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.map((piece, index) => (index < pieces.length - 1 ? dropJoins(piece) : piece));
}

/** What joined a piece to what was cut off behind it goes with that. */
function dropJoins(piece: readonly SaidToken[]): readonly SaidToken[] {
  const last = piece.findLastIndex(({ is }, at) => !is.has("preposition") || endsInName(piece, at));
  return piece.slice(0, last + 1);
}

/** "Catch up", "kick off": a small word that belongs to what stands before it. */
export function endsInName(piece: readonly SaidToken[], at: number): boolean {
  const [before, one] = [piece[at - 1], piece[at]];
  return before?.is.has("before-particle") === true && one?.is.has("particle") === true;
}

function trim(
  piece: readonly SaidToken[],
  isCarrier: (word: string) => boolean,
): readonly SaidToken[] {
  let start = 0;
  let end = piece.length;
  while (start < end && isCarrier(piece[start]?.word ?? "")) start += 1;
  while (end > start && isCarrier(piece[end - 1]?.word ?? "") && !endsInName(piece, end - 1))
    end -= 1;
  return piece.slice(start, end);
}

function isTaken(token: Region, taken: readonly Region[]): boolean {
  return taken.some((region) => overlaps(token, region));
}

function textOf(text: string, piece: readonly SaidToken[]): string {
  return text.slice(piece[0]?.start ?? 0, piece.at(-1)?.end ?? 0);
}
