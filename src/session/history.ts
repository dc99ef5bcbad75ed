import type { PromptItem } from "../types/prompt-item.ts";
import type { HeardPart } from "../types/voice.ts";

/** An interrupted answer is gone on with for so long, in milliseconds. */
const GO_ON_MS = 60_000;
const UNHEARD = "…";

type Words = {
  readonly items: readonly PromptItem[];
  readonly lastAnswer: string;
  /** What was interrupted, and when. */
  readonly rest: { readonly text: string; readonly atMs: number } | undefined;
};

const NOTHING: Words = { items: [], lastAnswer: "", rest: undefined };

/** The words of one conversation as the model is shown them: of an interrupted answer only what was heard. */
export class History {
  #words: Words;
  #before: Words;
  /** What the last answer holds from before this turn; undefined where it has none. */
  #heardBefore: string | undefined;
  /** Milliseconds on a clock that only goes forward. */
  readonly #now: () => number;

  constructor({ lastAnswer, now }: { readonly lastAnswer: string; readonly now: () => number }) {
    this.#words = { ...NOTHING, lastAnswer };
    this.#before = this.#words;
    this.#now = now;
  }

  get items(): readonly PromptItem[] {
    return this.#words.items;
  }

  get lastAnswer(): string {
    return this.#words.lastAnswer;
  }

  /** A turn begins: from here it can be taken back. */
  begin(): void {
    this.#before = this.#words;
    this.#heardBefore = undefined;
  }

  /** As if the last turn had never been. */
  takeBack(): void {
    this.#words = this.#before;
  }

  clear(): void {
    this.#words = NOTHING;
  }

  /** Other words came: nobody wants the rest of the answer before. */
  dropRest(): void {
    this.#words = { ...this.#words, rest: undefined };
  }

  /** A turn's words, its answer last. */
  note(items: readonly PromptItem[], answer: string): void {
    this.#words = { items, lastAnswer: answer, rest: undefined };
    this.#heardBefore = "";
  }

  /** Something was read on beside the turns. */
  noteRead(text: string): void {
    this.#words = { ...this.#words, lastAnswer: text, rest: undefined };
  }

  /** Of the last answer what was heard is kept; the rest can be asked for. */
  keepHeard({ heard, rest }: HeardPart): void {
    this.#words = {
      ...this.#words,
      rest: rest === "" ? undefined : { text: rest, atMs: this.#now() },
    };
    if (this.#heardBefore !== undefined) this.#rewriteAnswer(`${this.#heardBefore} ${heard}`);
  }

  /** What an interruption left unsaid, while it is still meant; it counts as said then. */
  takeRest(): string | undefined {
    const { rest, items } = this.#words;
    if (!rest || this.#now() - rest.atMs > GO_ON_MS) return undefined;
    const last = items.at(-1);
    const heard = last?.kind === "assistant" && last.text !== UNHEARD ? last.text : "";
    this.#heardBefore = heard;
    this.dropRest();
    this.#rewriteAnswer(`${heard} ${rest.text}`);
    return rest.text;
  }

  #rewriteAnswer(text: string): void {
    const { items } = this.#words;
    if (items.at(-1)?.kind !== "assistant") return;
    const heard: PromptItem = { kind: "assistant", text: text.trim() || UNHEARD };
    this.#words = { ...this.#words, items: [...items.slice(0, -1), heard] };
  }
}
