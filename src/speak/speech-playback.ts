import type { Voicing } from "../language/contract/sayings.ts";
import type { HeardPart, Saying, SayingListener } from "../types/voice.ts";
import { ClauseSplitter } from "./words/clause-splitter.ts";
import type { Playable } from "./engines/voice.ts";

/** How fast a voice is where the length of a sound isn't known. */
const lettersPerSecond = 15;

/** Makes a sentence's sound, by whichever engine works; undefined where none does. */
export type Maker = {
  readonly voicing: Voicing;
  /** What of a text is said, and how; "" where nothing is. */
  readonly wording: (text: string) => string;
  readonly make: (sentence: string, signal: AbortSignal) => Promise<Playable | undefined>;
  /** It was made and could not be heard: the engine is of no use. */
  readonly giveUp: (playable: Playable) => void;
};

type Chunk = {
  /** As it was written, blanks and all. */
  readonly text: string;
  readonly spoken: string;
  readonly isAside: boolean;
  made: Promise<Playable | undefined> | undefined;
};

/** One answer, chunk after chunk; the next is made while one plays. */
export class SpeechPlayback implements Saying {
  readonly #maker: Maker;
  readonly #listener: SayingListener;
  readonly #splitter: ClauseSplitter;
  readonly #over = new AbortController();
  readonly #done = Promise.withResolvers<void>();
  #chunks: Chunk[] = [];
  /** Chunks before this one have been heard. */
  #next = 0;
  #isEnded = false;
  #isPaused = false;
  #isSilent = true;
  /** Share of the chunk at hand that was heard when it was cut off. */
  #share = 0;
  #playing = new AbortController();
  /** How much of the sound that plays is over; undefined while none does. */
  #progress: (() => number) | undefined;
  #wake: () => void = () => undefined;

  constructor(maker: Maker, listener: SayingListener) {
    this.#maker = maker;
    this.#splitter = new ClauseSplitter(maker.voicing);
    this.#listener = listener;
    void this.#run();
  }

  readonly write = (text: string): void => {
    for (const piece of this.#splitter.push(text)) this.#add(piece, false);
  };

  readonly interject = (text: string): void => {
    this.#add(text, true);
  };

  readonly end = (): Promise<void> => {
    for (const piece of this.#splitter.flush()) this.#add(piece, false);
    this.#isEnded = true;
    this.#wake();
    return this.#done.promise;
  };

  readonly pause = (): void => {
    this.#isPaused = true;
    this.#stopPlaying();
  };

  readonly resume = (): void => {
    this.#isPaused = false;
    this.#wake();
  };

  readonly cut = (): void => {
    this.#over.abort();
    this.#stopPlaying();
    for (const piece of this.#splitter.flush()) this.#add(piece, false);
    this.#wake();
  };

  readonly heard = (): HeardPart => {
    const own = (chunks: readonly Chunk[]): string =>
      chunks.map(({ text, isAside }) => (isAside ? "" : text)).join("");
    const current = this.#chunks[this.#next];
    const part = current && !current.isAside ? partOf(current.text, this.#share) : "";
    return {
      heard: (own(this.#chunks.slice(0, this.#next)) + part).trim(),
      rest: own(this.#chunks.slice(this.#next)).trim(),
    };
  };

  #add(text: string, isAside: boolean): void {
    this.#chunks.push({ text, spoken: this.#maker.wording(text), isAside, made: undefined });
    this.#prefetch();
    this.#wake();
  }

  /** The chunk at hand and the one after it are being made; more would be made in vain. */
  #prefetch(): void {
    for (const chunk of this.#chunks.slice(this.#next, this.#next + 2)) {
      if (chunk.spoken === "" || chunk.made || this.#over.signal.aborted) continue;
      this.#listener.onClause(chunk.spoken);
      chunk.made = this.#maker.make(chunk.spoken, this.#over.signal);
    }
  }

  async #run(): Promise<void> {
    while (!this.#over.signal.aborted) {
      const chunk = this.#chunks[this.#next];
      if (chunk && !this.#isPaused) await this.#say(chunk);
      else {
        this.#fallSilent();
        if (!chunk && this.#isEnded) break;
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
    this.#fallSilent();
    this.#done.resolve();
  }

  async #say(chunk: Chunk): Promise<void> {
    this.#isSilent = false;
    this.#prefetch();
    const playable = await chunk.made;
    if (this.#isPaused || this.#over.signal.aborted) return;
    if (playable) {
      const isHeard = await this.#play(playable, chunk);
      if (this.#isPaused || this.#over.signal.aborted) return;
      if (!isHeard) {
        chunk.made = undefined;
        return; // the next engine makes it anew; without any it counts as said
      }
    }
    this.#share = 0;
    this.#next += 1;
  }

  async #play(playable: Playable, { spoken }: Chunk): Promise<boolean> {
    const startedAt = performance.now();
    const length = lengthMs(playable, spoken);
    this.#progress = () => Math.min(1, (performance.now() - startedAt) / length);
    this.#share = 0;
    this.#playing = new AbortController();
    this.#listener.onStart(playable.sound, spoken);
    try {
      await playable.play(this.#playing.signal);
      return true;
    } catch {
      this.#maker.giveUp(playable); // no sound came out; why is of no use to a listener
      return false;
    } finally {
      this.#progress = undefined;
    }
  }

  #stopPlaying(): void {
    this.#share = this.#progress?.() ?? this.#share;
    this.#playing.abort();
  }

  #fallSilent(): void {
    if (this.#isSilent) return;
    this.#isSilent = true;
    this.#listener.onSilence();
  }
}

function lengthMs({ sound }: Playable, spoken: string): number {
  return sound
    ? (1000 * sound.samples.length) / sound.sampleRateHz
    : (1000 * spoken.length) / lettersPerSecond;
}

/** The words that fit into the share that was heard. */
function partOf(text: string, share: number): string {
  const words = text.match(/\s*\S+/g) ?? [];
  return words.slice(0, Math.floor(share * words.length)).join("");
}
