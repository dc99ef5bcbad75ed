import { PassThrough } from "node:stream";
import { createInterface } from "node:readline";
import type { Interface } from "node:readline";
import { layOut } from "../output/lay-out.ts";
import type { Output } from "../output/output.ts";
import { dim, line } from "../output/piece.ts";
import type { Line } from "../output/piece.ts";
import { KeyReader } from "./read-keys.ts";
import { pastable, typable, typedText } from "./typed-text.ts";

const escape = "\u001B";
const plainPrompt = "› ";
/** While a question stands open the next line is its answer and no request. */
const answerPrompt = "answer › ";

export type Terminal = {
  readonly input: NodeJS.ReadableStream & { readonly setRawMode?: (isRaw: boolean) => unknown };
  readonly output: Output;
};

export type KeyboardOptions = Terminal & {
  readonly onLine: (text: string) => void;
  /** The space bar on an empty line, and Escape. */
  readonly onTalkKey: () => void;
  readonly onStopKey: () => void;
  /** Ctrl-C where nothing is typed. */
  readonly onInterrupt: () => void;
  /** Requests of earlier, the newest first. */
  readonly history?: readonly string[];
  /** What a line that is being typed may become. */
  readonly complete?: (typed: string) => readonly string[];
};

/**
 * One line being typed at the foot of the screen while everything else scrolls above it. Space on an
 * empty line and Escape are keys of their own. While a question is open nothing is printed below it.
 */
export class Keyboard implements Disposable {
  readonly #options: KeyboardOptions;
  readonly #typed = new PassThrough();
  readonly #keys = new KeyReader();
  readonly #lines: Interface;
  readonly #ended = Promise.withResolvers<void>();
  #prompt = plainPrompt;
  #asking: ((answer: string) => void) | undefined;
  #isClosed = false;
  /** Lines that wait until the question is answered. */
  #waiting: readonly Line[] = [];

  constructor(options: KeyboardOptions) {
    this.#options = options;
    const { input, output, history = [] } = options;
    input.setRawMode?.(true);
    output.reset();
    output.markPastes(true);
    input.on("data", this.#take);
    input.on("end", this.#end);
    // A question asked before leaves it paused, and a listener alone wakes nothing that was paused.
    input.resume();
    this.#lines = createInterface({
      input: this.#typed,
      output: output.editor(),
      terminal: true,
      history: history.map(pastable),
      removeHistoryDuplicates: true,
      completer: this.#complete,
    });
    this.#lines.on("line", (text) => this.#finishLine(text));
    this.#lines.on("close", this.#end);
    this.#lines.on("SIGINT", this.#interrupt);
    // Behind readline's own listener, so that the key has had its effect.
    this.#typed.on("keypress", () => followRow(this.#lines));
    // What is typed in answer to a question is nothing to be had again.
    this.#lines.on("history", (entries: string[]) => {
      if (this.#asking) entries.shift();
    });
    this.#show();
  }

  /** When no more can be typed. */
  get ended(): Promise<void> {
    return this.#ended.promise;
  }

  get isAsking(): boolean {
    return this.#asking !== undefined;
  }

  /** Lines above the one being typed; while a question is open, after its answer. */
  readonly print = (...lines: readonly Line[]): void => {
    if (this.#asking) this.#waiting = [...this.#waiting, ...lines];
    else this.#printAbove(lines);
  };

  /** What stands before the line being typed. */
  setPrompt(label: string): void {
    this.#prompt = label === "" ? plainPrompt : `${this.#painted(label)} ${plainPrompt}`;
    if (!this.#asking) this.#show();
  }

  /** The next line typed; rejects with the signal. What was half typed waits as well. */
  async ask(question: readonly Line[], signal: AbortSignal): Promise<string> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const stop = (): void => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    const half = this.#lines.line;
    this.#clearLine();
    this.#options.output.reset();
    this.#printAbove(question);
    this.#asking = resolve;
    this.#show();
    try {
      return await promise;
    } finally {
      signal.removeEventListener("abort", stop);
      this.#clearLine();
      this.#asking = undefined;
      this.#printAbove(this.#waiting);
      this.#waiting = [];
      if (half !== "") this.#typed.write(half);
    }
  }

  [Symbol.dispose](): void {
    const { input, output } = this.#options;
    // The prompt goes: what comes next is the shell's.
    if (!this.#isClosed) output.printOver(this.#lines.getCursorPos().rows);
    input.off("data", this.#take);
    input.off("end", this.#end);
    this.#lines.close();
    output.markPastes(false);
    input.setRawMode?.(false);
    input.pause();
  }

  readonly #end = (): void => {
    this.#isClosed = true;
    this.#ended.resolve();
  };

  readonly #take = (bytes: Buffer | string): void => {
    for (const { kind, text } of this.#keys.read(bytes)) {
      if (kind === "paste") this.#typed.write(pastable(text));
      else this.#press(text);
    }
  };

  #press(text: string): void {
    const isEmpty = this.#lines.line === "" && !this.#asking;
    if (text === escape) this.#options.onStopKey();
    else if (isEmpty && /^ +$/.test(text)) this.#options.onTalkKey();
    else this.#typed.write(typable(text));
  }

  /** A half-typed line goes first. */
  readonly #interrupt = (): void => {
    if (this.#lines.line === "") this.#options.onInterrupt();
    else this.#clearLine();
  };

  readonly #complete = (typed: string): [string[], string] => {
    if (this.#asking) return [[], typed];
    return [[...(this.#options.complete?.(typed) ?? [])], typed];
  };

  #finishLine(text: string): void {
    if (this.#asking) this.#asking(typedText(text));
    else if (text.trim() !== "") this.#options.onLine(typedText(text).trim());
    this.#show();
  }

  #clearLine(): void {
    if (this.#isClosed) return;
    this.#lines.write(null, { ctrl: true, name: "e" });
    this.#lines.write(null, { ctrl: true, name: "u" });
  }

  #printAbove(lines: readonly Line[]): void {
    const rowsAbove = this.#isClosed ? 0 : this.#lines.getCursorPos().rows;
    this.#options.output.printOver(rowsAbove, ...lines);
    this.#show();
  }

  #painted(label: string): string {
    const { hasColours } = this.#options.output.sheet;
    return layOut(line(dim(label)), { columns: undefined, hasColours })[0] ?? "";
  }

  #show(): void {
    if (this.#isClosed) return;
    this.#lines.setPrompt(this.#asking ? answerPrompt : this.#prompt);
    this.#lines.prompt(true);
  }
}

/**
 * Readline goes up as many rows as the cursor stood below the first when the line was last drawn
 * whole; letters that run over the edge are only added, so the row is kept up here.
 */
function followRow(lines: Interface): void {
  // An own property of every interface, which the types leave out.
  const drawn = lines as Interface & { prevRows: number };
  const { rows, cols } = lines.getCursorPos();
  if (drawn.prevRows === rows) return;
  // After the last column a terminal waits with the next row for one more letter.
  const isAtEdge = cols === 0 && lines.cursor === lines.line.length;
  drawn.prevRows = isAtEdge ? rows - 1 : rows;
  if (isAtEdge) lines.prompt(true);
}
