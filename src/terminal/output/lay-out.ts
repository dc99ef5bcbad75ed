import stringWidth from "string-width";
import { printable } from "../../visible.ts";
import type { Line, Paint, Piece } from "./piece.ts";

export type Sheet = {
  /** The width of the window; undefined where there is none, and rows may be of any length. */
  readonly columns: number | undefined;
  readonly hasColours: boolean;
};

/** The select-graphic-rendition codes that are ours: on, and off. */
const CODES: Readonly<Record<Paint, readonly [number, number]>> = {
  dim: [2, 22],
  bold: [1, 22],
  warn: [33, 39],
  red: [31, 39],
};

/** A window narrower than this is treated as so wide. */
const NARROWEST = 10;
const graphemes = new Intl.Segmenter();

/** Each of these is a sign by itself. */
const LETTERS = /^[ -~]*$/;

type Word = { readonly text: string; readonly paint: Paint | undefined; readonly width: number };

/** The rows of a line, painted, with nothing in them that a terminal would obey but our own colours. */
export function layOut({ head, under, body }: Line, { columns, hasColours }: Sheet): string[] {
  const paint = (words: readonly Word[]): string =>
    runsOf(words)
      .map(({ text, paint: how }) => (how && hasColours ? painted(text, how) : text))
      .join("");
  const [first, other] = [head.flatMap(wordsOf), under.flatMap(wordsOf)];
  const room = roomBeside(Math.max(widthOf(first), widthOf(other)), columns);
  const rows = breakRows(body.flatMap(wordsOf), room);
  return rows.map((row, at) => paint([...(at === 0 ? first : other), ...row]));
}

/** Neighbours of one paint are painted in one go. */
function runsOf(words: readonly Word[]): readonly Word[] {
  const runs: Word[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && last.paint === word.paint) {
      runs[runs.length - 1] = { ...last, text: last.text + word.text };
    } else runs.push(word);
  }
  return runs;
}

function painted(text: string, paint: Paint): string {
  const [on, off] = CODES[paint];
  return `\u001B[${on}m${text}\u001B[${off}m`;
}

/** The last column stays free: what is written there makes some terminals begin a row of their own. */
function roomBeside(edge: number, columns: number | undefined): number {
  return columns === undefined ? Infinity : Math.max(columns, NARROWEST + edge) - edge - 1;
}

/** Words, runs of blanks and line ends, each by itself. */
function wordsOf(piece: Piece): readonly Word[] {
  const { text, paint } = typeof piece === "string" ? { text: piece, paint: undefined } : piece;
  const plain = printable(text.replaceAll(/\r\n?/g, "\n").replaceAll("\t", "  "));
  return plain
    .split(/(\n| +)/)
    .filter((word) => word !== "")
    .map((word) => ({ text: word, paint, width: stringWidth(word) }));
}

function widthOf(words: readonly Word[]): number {
  return words.reduce((sum, { width }) => sum + width, 0);
}

/** Breaks before a word that doesn't fit; the blanks there go. A word wider than a row is cut. */
function breakRows(words: readonly Word[], room: number): readonly (readonly Word[])[] {
  const rows: Word[][] = [[]];
  let used = 0;
  let blanks: Word[] = [];
  const begin = (): void => {
    rows.push([]);
    [used, blanks] = [0, []];
  };
  const put = (word: Word): void => {
    rows.at(-1)?.push(word);
    used += word.width;
  };
  for (const word of words) {
    if (word.text === "\n") begin();
    else if (word.text.startsWith(" ") && word.width <= room) blanks.push(word);
    else {
      if (used > 0 && used + widthOf(blanks) + word.width > room) begin();
      for (const blank of blanks) put(blank);
      blanks = [];
      for (const [at, part] of cut(word, room - used, room).entries()) {
        if (at > 0) begin();
        put(part);
      }
    }
  }
  return rows;
}

/** What is one sign to a reader. */
function signsOf({ text }: Word): Iterable<string> {
  if (LETTERS.test(text)) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** A word in parts that fit: into what is left of the row, then into whole rows. */
function cut(word: Word, left: number, room: number): readonly Word[] {
  if (word.width <= left) return [word];
  const parts: Word[] = [];
  let part = "";
  let width = 0;
  const limit = (): number => (parts.length === 0 ? left : room);
  for (const segment of signsOf(word)) {
    const wide = stringWidth(segment);
    if (part !== "" && width + wide > limit()) {
      parts.push({ ...word, text: part, width });
      [part, width] = ["", 0];
    }
    part += segment;
    width += wide;
  }
  return [...parts, { ...word, text: part, width }];
}
