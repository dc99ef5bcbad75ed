import { Writable } from "node:stream";
import { printable } from "../../visible.ts";
import { jsonText } from "./json-text.ts";
import { layOut } from "./lay-out.ts";
import type { Sheet } from "./lay-out.ts";
import type { Line } from "./piece.ts";

/** What of a stream matters here: a terminal, a pipe or a file. */
export type OutStream = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  readonly hasColors?: () => boolean;
  write(text: string, done?: () => void): unknown;
  on?(event: "resize", listener: () => void): unknown;
};

/** A line that is written over, on whichever stream it stands. */
export type Status = { clear: (() => void) | undefined };

const ESC = "\u001B";
const CLEAR_ROW = `\r${ESC}[2K`;
/** Colours, and what a line editor needs: cursor moves and clearing. Nothing else is let through. */
// oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
const EDITING = /(\u001B\[[\d;]{0,8}[ABCDGJKm]|\r|\n|\u0007)/;

/**
 * As it is before anything was written: whatever was done to the margins, the character set, the
 * colours or the cursor, which stays where it is. First for terminals that know no soft reset.
 */
const SOFT_RESET = `${ESC}7${ESC}[r${ESC}8${ESC}[!p${ESC}[0m${ESC}(B\u000F${ESC}[4l${ESC}[?7h${ESC}[?25h`;

/** The one way to a terminal, a pipe or a file: text is made printable, styling is ours alone. */
export class Output {
  readonly #stream: OutStream;
  readonly #write: (text: string, done?: () => void) => unknown;
  readonly #status: Status;

  constructor(stream: OutStream, status: Status = { clear: undefined }) {
    this.#stream = stream;
    this.#write = stream.write.bind(stream);
    this.#status = status;
  }

  get isLive(): boolean {
    return this.#stream.isTTY === true;
  }

  /** Rows of the window; endless where there is none. */
  get rows(): number {
    return this.isLive ? (this.#stream.rows ?? 24) : Infinity;
  }

  get sheet(): Sheet {
    const columns = this.isLive ? this.#stream.columns || 80 : undefined;
    return { columns, hasColours: this.isLive && this.#stream.hasColors?.() === true };
  }

  /** How many rows the lines take up. */
  heightOf(lines: readonly Line[]): number {
    return lines.reduce((sum, one) => sum + layOut(one, this.sheet).length, 0);
  }

  print(...lines: readonly Line[]): void {
    this.#clearStatus();
    const rows = lines.flatMap((one) => layOut(one, this.sheet));
    if (rows.length > 0) this.#write(`${rows.join("\n")}\n`);
  }

  /** Text as it is laid out already, such as a table. */
  block(text: string): void {
    this.#clearStatus();
    this.#write(printable(text));
  }

  json(value: unknown): void {
    this.#clearStatus();
    this.#write(`${jsonText(value)}\n`);
  }

  /** A row that the next thing written takes the place of; nothing where nobody looks. */
  live(status: Line | undefined): void {
    if (!this.isLive) return;
    this.#clearStatus();
    if (!status) return;
    this.#write(layOut(status, this.sheet)[0] ?? "");
    this.#status.clear = () => void this.#write(CLEAR_ROW);
  }

  /** Lines in the place of those being typed, of which the cursor has so many above it. */
  printOver(rowsAbove: number, ...lines: readonly Line[]): void {
    const up = rowsAbove > 0 ? `${ESC}[${rowsAbove}A` : "";
    this.#write(`${up}\r${ESC}[J`);
    this.print(...lines);
    // Whoever edits the line goes up as far again before it is drawn anew.
    this.#write("\n".repeat(rowsAbove));
  }

  /** Whatever was done to the terminal by others is undone. */
  reset(): void {
    if (this.isLive) this.#write(SOFT_RESET);
  }

  /** Pasted text comes marked as such. */
  markPastes(isMarked: boolean): void {
    if (!this.isLive) return;
    this.#write(`${ESC}[?2004${isMarked ? "h" : "l"}`);
    // However the program ends, the shell's own pastes are unmarked again.
    if (isMarked) process.once("exit", this.#unmarkPastes);
    else process.off("exit", this.#unmarkPastes);
  }

  readonly #unmarkPastes = (): void => this.markPastes(false);

  /** For a line editor: what it writes, but nothing that neither edits nor can be seen. */
  editor(): Writable {
    const stream = this.#stream;
    const writable = new Writable({
      decodeStrings: false,
      write: (chunk, _encoding, done) => {
        this.#write(editing(String(chunk)));
        done();
      },
    });
    // As readline asks a terminal for it.
    Object.defineProperty(writable, "columns", { get: () => stream.columns });
    stream.on?.("resize", () => writable.emit("resize"));
    return writable;
  }

  /** When all that was written has gone out, or nobody takes it any more. */
  flushed(): Promise<void> {
    return new Promise((resolve) => {
      this.#write("", () => resolve());
    });
  }

  #clearStatus(): void {
    const { clear } = this.#status;
    this.#status.clear = undefined;
    clear?.();
  }
}

function editing(text: string): string {
  return text
    .split(EDITING)
    .map((part, at) => (at % 2 === 1 ? part : printable(part)))
    .join("");
}
