import type { Confirmation } from "../types/turn/verdict.ts";
import { BLANK, barred, bold, dim, hung, line, red, warn } from "./output/piece.ts";
import type { Line, Paint, Piece } from "./output/piece.ts";

const RULE_CELLS = 38;
/** Of a card, beside what it says: a blank row, two rules, how to answer, and the answer. */
const CARD_ROWS = 5;
/** Rows of a long question that are told again at its end, where they are seen. */
const TOLD_AGAIN = 4;
/** Of such a row, so much. */
const TOLD_LENGTH = 120;

export type CardWindow = {
  readonly rows: number;
  readonly heightOf: (lines: readonly Line[]) => number;
};

/**
 * What will happen, whole, between two rules with a bar before every row, so that nothing said by
 * others looks like it. Of a question higher than the window the beginning is told again at the end.
 */
export function questionCard(confirmation: Confirmation, window: CardWindow): readonly Line[] {
  const { level, text, warnings = [] } = confirmation;
  const paint: Paint = level === "red" ? "red" : "warn";
  const bar: Piece = { text: "│ ", paint };
  const rows = text.split("\n");
  const warned = warnings.flatMap((warning) => warning.split("\n"));
  const [title = "", ...facts] = rows.slice(0, rows.length - warned.length);
  const body = [
    barred(bar, bold(title)),
    ...facts.map((row) => barred(bar, row)),
    ...warned.map((row) => barred(bar, red(row))),
  ];
  const isHigher = window.heightOf(body) + CARD_ROWS > window.rows;
  return [
    BLANK,
    rule("┌─ ", level === "red" ? "Careful: only you can allow this" : "May I?", paint),
    ...body,
    ...(isHigher ? toldAgain(rows.length, { title, facts, warned, bar }) : []),
    rule("└", "", paint),
  ];
}

type Told = {
  readonly title: string;
  readonly facts: readonly string[];
  readonly warned: readonly string[];
  readonly bar: Piece;
};

function toldAgain(count: number, { title, facts, warned, bar }: Told): readonly Line[] {
  const short = (row: string): string =>
    row.length > TOLD_LENGTH ? `${row.slice(0, TOLD_LENGTH)}…` : row;
  return [
    barred(bar, dim(`${count} rows, all of them above. In short:`)),
    barred(bar, bold(short(title))),
    ...facts.slice(0, TOLD_AGAIN - 1).map((row) => barred(bar, short(row))),
    ...warned.slice(0, TOLD_AGAIN).map((row) => barred(bar, red(short(row)))),
  ];
}

function rule(start: string, title: string, paint: Paint): Line {
  const text = title === "" ? start : `${start}${title} `;
  return hung("", { text: text.padEnd(RULE_CELLS, "─"), paint });
}

/** How the question is answered. */
export function answerLine(word: string | undefined): Line {
  if (word === undefined) return line(dim("Type yes to go ahead, no to leave it."));
  return line(dim("Type "), warn(word), dim(" to go ahead, anything else leaves it."));
}
