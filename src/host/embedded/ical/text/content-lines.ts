import ICAL from "ical.js";
import { isSoftlyBroken, joinFolds, joinSoftEnds, withoutEnd } from "./physical-lines.ts";

/**
 * The lines of an .ics or .vcf file as a tree that keeps every byte: what is not edited comes out
 * as it came in, with its folding, its order and its line ends.
 *
 *     BEGIN:VCALENDAR          block VCALENDAR
 *     VERSION:2.0                line VERSION
 *     BEGIN:VEVENT               block VEVENT
 *     SUMMARY:Lunch with           line SUMMARY  (raw: both physical lines)
 *       Anna
 *     END:VEVENT
 *     END:VCALENDAR
 */
export type ContentLine = {
  readonly kind: "line";
  /** Upper case, without its group; empty for a blank line and for one that is no property. */
  readonly name: string;
  /** As in the file, with folds and line end. */
  readonly raw: string;
  /** Of its first physical line, from 1. */
  readonly number: number;
};

export type ContentBlock = {
  readonly kind: "block";
  readonly name: string;
  readonly begin: ContentLine;
  readonly parts: readonly ContentPart[];
  readonly end: ContentLine;
};

export type ContentPart = ContentLine | ContentBlock;

/** What is wrong with a value that has to be read, in one sentence that names the line. */
export class ContentError extends Error {}

/**
 * The text of parts, byte for byte what `readContent` was given where nothing was edited. A line that had
 * no end because it was the last gets one when another follows it; lines we write end as the file's first does.
 */
export function contentText(parts: readonly ContentPart[]): string {
  const lines = linesIn(parts).filter(({ raw }) => raw !== "");
  const newline = newlineOf(
    lines.find((line) => !isMade(line) && ANY_END.test(line.raw))?.raw ?? "",
  );
  const pieces = lines.map((line) =>
    isMade(line) ? line.raw.replaceAll("\r\n", newline) : line.raw,
  );
  for (let at = 0; at < pieces.length - 1; at++) {
    const piece = pieces[at] ?? "";
    if (!/[\r\n]$/.test(piece)) pieces[at] = piece + newlineOf(pieces[at + 1] ?? "");
  }
  return pieces.join("");
}

function linesIn(parts: readonly ContentPart[]): readonly ContentLine[] {
  return parts.flatMap((part) =>
    part.kind === "line" ? [part] : [part.begin, ...linesIn(part.parts), part.end],
  );
}

const ANY_END = /[\r\n]/;

/** No line of a file has the number 0. */
function isMade({ number }: ContentLine): boolean {
  return number === 0;
}

/** A line in one piece, without its line end. */
export function unfold({ raw }: ContentLine): string {
  const lines = withoutEnd(raw);
  if (!/[\r\n]/.test(lines)) return lines;
  return joinFolds(isSoftlyBroken(lines) ? joinSoftEnds(lines) : lines);
}

/** What stands before the first colon outside quotes (name and parameters), and what follows it. */
export function splitLine(line: ContentLine): { readonly head: string; readonly value: string } {
  const text = unfold(line);
  let colon = text.indexOf(":");
  const quote = text.indexOf('"');
  if (quote >= 0 && quote < colon) colon = colonOutsideQuotes(text) ?? colon;
  if (colon < 0) return { head: text, value: "" };
  return { head: text.slice(0, colon), value: text.slice(colon + 1) };
}

/** Undefined where a quote is never closed: the first colon of all counts then. */
function colonOutsideQuotes(text: string): number | undefined {
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (text[at] === ":" && !isQuoted) return at;
  }
  return undefined;
}

/** A line of text folded at 75 octets, as every line we write. */
export function makeLine(text: string): ContentLine {
  const name = /^[^:;]*/.exec(text)?.[0] ?? "";
  const raw = `${ICAL.helpers.foldline(text)}\r\n`;
  return { kind: "line", name: name.trim().toUpperCase(), raw, number: 0 };
}

/** The line end the file uses. */
export function newlineOf(text: string): string {
  const end = /\r?\n|\r/.exec(text)?.[0];
  return end ?? "\r\n";
}
