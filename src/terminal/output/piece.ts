import stringWidth from "string-width";

export type Paint = "dim" | "bold" | "warn" | "red";

/** Some text, and how it is painted. It may be anybody's: whoever writes it makes it printable. */
export type Piece = string | { readonly text: string; readonly paint: Paint };

/**
 * What is said in one go. Every row after the first, whether the text has a line end or the window
 * is narrow, begins with `under`: so no text can begin where a line of ours does.
 */
export type Line = {
  readonly head: readonly Piece[];
  readonly under: readonly Piece[];
  readonly body: readonly Piece[];
};

export function line(...body: readonly Piece[]): Line {
  return { head: [], under: ["  "], body };
}

/** Rows stand below each other behind the head, which is ours and short. */
export function hung(head: Piece, ...body: readonly Piece[]): Line {
  return { head: [head], under: [" ".repeat(stringWidth(textOf(head)))], body };
}

/** A bar in front of every row. */
export function barred(bar: Piece, ...body: readonly Piece[]): Line {
  return { head: [bar], under: [bar], body };
}

export const BLANK: Line = line();

/** The line ends of names and values, which belong into one row. */
export function inOneRow(text: string): string {
  return text.replaceAll("\n", "\\u{A}");
}

export function textOf(piece: Piece): string {
  return typeof piece === "string" ? piece : piece.text;
}

export function dim(text: string): Piece {
  return { text, paint: "dim" };
}

export function bold(text: string): Piece {
  return { text, paint: "bold" };
}

export function warn(text: string): Piece {
  return { text, paint: "warn" };
}

export function red(text: string): Piece {
  return { text, paint: "red" };
}
