import { PassThrough } from "node:stream";
import { createInterface } from "node:readline";
import type { Interface } from "node:readline";

const clearLine = "\r\u001B[2K";
const escape = "\u001B";
const plainPrompt = "› ";
/** While a question stands open the next line is its answer and no request. */
const answerPrompt = "answer › ";

export type Terminal = {
  readonly input: NodeJS.ReadableStream & { readonly setRawMode?: (isRaw: boolean) => unknown };
  readonly output: NodeJS.WritableStream;
};

export type KeyboardOptions = Terminal & {
  readonly onLine: (text: string) => void;
  /** The space bar on an empty line, and Escape. */
  readonly onTalkKey: () => void;
  readonly onStopKey: () => void;
  readonly onInterrupt: () => void;
};

/**
 * One line being typed at the foot of the screen while everything else scrolls above it. Space on an
 * empty line and Escape are keys of their own.
 */
export class Keyboard implements Disposable {
  readonly #options: KeyboardOptions;
  readonly #typed = new PassThrough();
  readonly #lines: Interface;
  readonly #ended = Promise.withResolvers<void>();
  #prompt = plainPrompt;
  #asking: ((answer: string) => void) | undefined;

  constructor(options: KeyboardOptions) {
    this.#options = options;
    const { input, output, onInterrupt } = options;
    input.setRawMode?.(true);
    input.on("data", this.#take);
    input.on("end", this.#end);
    this.#lines = createInterface({ input: this.#typed, output, terminal: true });
    this.#lines.on("line", (text) => this.#finishLine(text));
    this.#lines.on("close", this.#end);
    this.#lines.on("SIGINT", onInterrupt);
    this.#show();
  }

  /** When no more can be typed. */
  get ended(): Promise<void> {
    return this.#ended.promise;
  }

  /** Whole lines above the one being typed. */
  readonly print = (text: string): void => {
    this.#options.output.write(`${clearLine}${text.endsWith("\n") ? text : `${text}\n`}`);
    this.#show();
  };

  /** What stands before the line being typed. */
  setPrompt(label: string): void {
    this.#prompt = label === "" ? plainPrompt : `${label} ${plainPrompt}`;
    if (!this.#asking) this.#show();
  }

  /** The next line typed; rejects with the signal. */
  async ask(question: string, signal: AbortSignal): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const stop = (): void => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    this.#asking = resolve;
    this.print(question);
    try {
      signal.throwIfAborted();
      return await promise;
    } finally {
      signal.removeEventListener("abort", stop);
      this.#asking = undefined;
      this.#show();
    }
  }

  [Symbol.dispose](): void {
    const { input } = this.#options;
    input.off("data", this.#take);
    input.off("end", this.#end);
    this.#lines.close();
    input.setRawMode?.(false);
    input.pause();
  }

  readonly #end = (): void => this.#ended.resolve();

  readonly #take = (bytes: Buffer | string): void => {
    const text = bytes.toString();
    const isEmpty = this.#lines.line === "" && !this.#asking;
    if (text === escape) this.#options.onStopKey();
    else if (isEmpty && /^ +$/.test(text)) this.#options.onTalkKey();
    else this.#typed.write(text);
  };

  #finishLine(text: string): void {
    if (this.#asking) this.#asking(text);
    else if (text.trim() !== "") this.#options.onLine(text.trim());
    this.#show();
  }

  #show(): void {
    this.#lines.setPrompt(this.#asking ? answerPrompt : this.#prompt);
    this.#lines.prompt(true);
  }
}
