import type { Emit, TurnEvent } from "../../types/event.ts";
import type { Saying } from "../../types/voice.ts";

export type VoiceTurnOptions = {
  readonly id: number;
  readonly emit: Emit;
  /** Opens the voice when the turn is committed; undefined where nothing is to be said aloud. */
  readonly openVoice: () => Saying | undefined;
  readonly onEvent: (event: TurnEvent) => void;
  readonly askToAct: () => void;
};

/** One turn of a conversation by voice: as a draft it is neither heard nor seen nor changes anything. */
export class VoiceTurn {
  readonly id: number;
  readonly #options: VoiceTurnOptions;
  readonly #stopper = new AbortController();
  readonly #gate = Promise.withResolvers<boolean>();
  readonly #decided = Promise.withResolvers<void>();
  #held: TurnEvent[] | undefined = [];
  #isWithdrawn = false;
  #isCut = false;
  #isPaused = false;
  #isFinished = false;
  #saying: Saying | undefined;

  constructor(options: VoiceTurnOptions) {
    this.#options = options;
    this.id = options.id;
    const over = (): void => {
      this.#gate.resolve(false);
      this.#decided.resolve();
    };
    this.#stopper.signal.addEventListener("abort", over, { once: true });
  }

  get signal(): AbortSignal {
    return this.#stopper.signal;
  }

  get isWithdrawn(): boolean {
    return this.#isWithdrawn;
  }

  /** Somebody heard of it, and its last event has been. */
  get isSeen(): boolean {
    return !this.#held && (!this.#isWithdrawn || this.#isFinished);
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  /** Ends when the turn is no draft any more: committed, or over. */
  get decided(): Promise<void> {
    return this.#decided.promise;
  }

  get saying(): Saying | undefined {
    return this.#saying;
  }

  readonly emit = (event: TurnEvent): void => {
    if (this.#isWithdrawn) return;
    if (this.#held) this.#held.push(event);
    else this.#pass(event);
  };

  readonly mayAct = (): Promise<boolean> => {
    if (!this.signal.aborted) this.#options.askToAct();
    return this.#gate.promise;
  };

  allow(): void {
    this.#gate.resolve(true);
  }

  /** Everybody hears of it from here on, what it did so far first. */
  commit(opening: readonly TurnEvent[]): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    this.#saying = this.#options.openVoice();
    if (this.#isPaused) this.#saying?.pause();
    for (const event of [...opening, ...held]) this.#pass(event);
    this.#decided.resolve();
  }

  pause(): void {
    this.#isPaused = true;
    this.#saying?.pause();
  }

  resume(): void {
    this.#isPaused = false;
    this.#saying?.resume();
  }

  withdraw(): void {
    this.#isWithdrawn = true;
    this.#saying?.cut();
    this.#stopper.abort();
  }

  end(): void {
    this.#isCut = true;
    this.#saying?.cut();
    this.#stopper.abort();
  }

  #pass(event: TurnEvent): void {
    this.#options.emit(event);
    this.#options.onEvent(event);
    if (event.type === "usage") this.#isFinished = true;
    if (event.type === "text-delta") this.#saying?.write(event.text);
  }
}
