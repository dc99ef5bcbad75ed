/**
 * Every way a line ends in files people have: LF, CRLF, a CR alone, and the CRs that programs put before
 * a CRLF once more.
 */
const LINE_END = /\r{0,3}\n|\r/g;

/** A CR that no LF follows, which a look for LFs alone would miss. */
const ODD_END = /\r(?!\n)/;

/** Splits a text into lines with their ends; joined they are the text again. */
export function* physicalLines(text: string): Generator<string> {
  let from = 0;
  if (!ODD_END.test(text)) {
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", from)) {
      yield text.slice(from, at + 1);
      from = at + 1;
    }
  } else {
    for (const { 0: end, index } of text.matchAll(LINE_END)) {
      yield text.slice(from, index + end.length);
      from = index + end.length;
    }
  }
  if (from < text.length) yield text.slice(from);
}

/** The line without its end. */
export function withoutEnd(line: string): string {
  let end = line.length;
  while (end > 0 && (line[end - 1] === "\n" || line[end - 1] === "\r")) end--;
  return end === line.length ? line : line.slice(0, end);
}

/** Lines folded by a blank at the beginning of the next (RFC 5545, 3.1), in one piece. */
export function joinFolds(lines: string): string {
  return /[\r\n]/.test(lines) ? lines.replace(/(?:\r{0,3}\n|\r)[ \t]/g, "") : lines;
}

/** Lines that version 2.1 and vCalendar 1.0 break after a `=`, in one piece. */
export function joinSoftEnds(lines: string): string {
  return lines.replace(/=[ \t]*(?:\r{0,3}\n|\r)/g, "");
}

/** Whether a line is of the kind that versions 2.1 and 1.0 break after a `=`. */
export function isSoftlyBroken(line: string): boolean {
  return SOFT.test(line);
}

const SOFT = /^[^:]{0,200};(?:ENCODING=)?QUOTED-PRINTABLE[^:]{0,200}:/i;

/** Whether nothing stands in a line: blanks, or the NULs a crash leaves at the end of a file. */
export function isBlank(line: string): boolean {
  return !/[^\s\0\uFEFF\x1a]/.test(line);
}
