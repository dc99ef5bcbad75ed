import ICAL from "ical.js";

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
  /** Upper case, without its group; empty for a blank line. */
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

/** What is wrong with a file, in one sentence that names the line. */
export class ContentError extends Error {}

type OpenBlock = {
  readonly begin: ContentLine;
  readonly name: string;
  readonly parts: ContentPart[];
};

/**
 * Splits a file into blocks and lines, or throws a ContentError for the first line that fits nowhere.
 * `first` is the number of the text's first line, where it is part of a longer one.
 */
export function readContent(text: string, first = 1): readonly ContentPart[] {
  const top: ContentPart[] = [];
  const open: OpenBlock[] = [];
  for (const line of logicalLines(text, first)) {
    const parts = open.at(-1)?.parts ?? top;
    if (line.name === "BEGIN") {
      open.push({ begin: line, name: valueOf(line).toUpperCase(), parts: [] });
    } else if (line.name === "END") {
      close(line, { open, top });
    } else {
      parts.push(line);
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) {
    throw new ContentError(
      `line ${unclosed.begin.number}: BEGIN:${unclosed.name} has no END:${unclosed.name}`,
    );
  }
  return top;
}

/** The text of parts, byte for byte what `readContent` was given where nothing was edited. */
export function contentText(parts: readonly ContentPart[]): string {
  return parts
    .map((part) =>
      part.kind === "line" ? part.raw : part.begin.raw + contentText(part.parts) + part.end.raw,
    )
    .join("");
}

/** A line in one piece, without its line end. */
export function unfold(line: ContentLine): string {
  return line.raw.replace(/\r?\n$/, "").replace(/\r?\n[ \t]/g, "");
}

/** What stands before the first colon outside quotes (name and parameters), and what follows it. */
export function splitLine(line: ContentLine): { readonly head: string; readonly value: string } {
  const text = unfold(line);
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (text[at] === ":" && !isQuoted)
      return { head: text.slice(0, at), value: text.slice(at + 1) };
  }
  return { head: text, value: "" };
}

/** A line of text folded at 75 octets, as every line we write. */
export function makeLine(text: string, newline: string): ContentLine {
  const name = /^[^:;]*/.exec(text)?.[0] ?? "";
  const folded = ICAL.helpers.foldline(text).replaceAll("\r\n", newline);
  return { kind: "line", name: name.toUpperCase(), raw: folded + newline, number: 0 };
}

/** The line end the file uses. */
export function newlineOf(text: string): "\r\n" | "\n" {
  return /^[^\n]*\r\n/.test(text) || !text.includes("\n") ? "\r\n" : "\n";
}

function valueOf(line: ContentLine): string {
  return splitLine(line).value.trim();
}

function close(line: ContentLine, { open, top }: { open: OpenBlock[]; top: ContentPart[] }): void {
  const block = open.pop();
  const name = valueOf(line).toUpperCase();
  if (block?.name !== name) {
    const expected = block ? `, where END:${block.name} belongs` : " without its BEGIN";
    throw new ContentError(`line ${line.number}: END:${name}${expected}`);
  }
  const parts = open.at(-1)?.parts ?? top;
  parts.push({ kind: "block", name, begin: block.begin, parts: block.parts, end: line });
}

function* logicalLines(text: string, first: number): Generator<ContentLine> {
  let raw = "";
  let start = first;
  let number = first;
  for (const physical of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const isContinuation = raw !== "" && /^[ \t]/.test(physical);
    if (raw !== "" && !isContinuation) {
      yield named(raw, start);
      raw = "";
    }
    if (raw === "") start = number;
    raw += physical;
    number++;
  }
  if (raw !== "") yield named(raw, start);
}

function named(raw: string, number: number): ContentLine {
  const line: ContentLine = { kind: "line", name: "", raw, number };
  if (raw.trim() === "") return line;
  // The name may itself be folded, so the line is unfolded where its beginning says nothing.
  const match = NAME.exec(raw) ?? NAME.exec(unfold(line));
  if (!match?.[1]) throw new ContentError(`line ${number} is not a property: ${shortened(raw)}`);
  return { ...line, name: match[1].slice(match[1].lastIndexOf(".") + 1).toUpperCase() };
}

const NAME = /^\uFEFF?([^:;"\s]+)[;:]/;

function shortened(raw: string): string {
  const text = raw.trim();
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
