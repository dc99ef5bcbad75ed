import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SttEngine, SttRequest, Transcript } from "../../listen/whisper/stt.ts";

/** What Whisper's base model takes for a request on Apple silicon (voice.md §2: 32-60 ms). */
const quickMs = 60;

type Known = { readonly heard: Transcript; readonly tookMs: number };

/**
 * A clock on which Whisper takes 60 ms for whatever it heard once already, and stands still while it
 * hears something for the first time: what a pipeline does with its time can be measured where Whisper
 * is slow. Heard through twice, a request takes its true course the second time.
 */
export class QuickWhisper {
  #jobs = 0;
  #stoppedAt = 0;
  #lostMs = 0;
  #goesOn = Promise.withResolvers<void>();
  readonly #known = new Map<string, Known>();
  /** What the last transcription really took when it was made. */
  lastMs = 0;

  readonly now = (): number =>
    (this.#jobs > 0 ? this.#stoppedAt : performance.now()) - this.#lostMs;

  /** So long by this clock. */
  readonly wait = async (ms: number, signal: AbortSignal): Promise<void> => {
    const untilMs = this.now() + ms;
    while (!signal.aborted && this.now() < untilMs) {
      if (this.#jobs > 0) await this.#goesOn.promise;
      else await sleep(Math.max(1, untilMs - this.now()));
    }
  };

  /** The same engine; it is closed by whoever opened it. */
  ears(engine: SttEngine): SttEngine {
    return {
      name: engine.name,
      prepare: () => undefined, // would compute beside what is measured
      transcribe: async (audio, request) => {
        const { signal, ...setting } = request;
        const key = createHash("sha1").update(audio).update(JSON.stringify(setting)).digest("hex");
        const known = this.#known.get(key) ?? (await this.#hear(engine, audio, request));
        this.#known.set(key, known);
        await this.wait(quickMs, signal);
        this.lastMs = known.tookMs;
        return known.heard;
      },
      [Symbol.asyncDispose]: async () => undefined,
    };
  }

  async #hear(engine: SttEngine, audio: Int16Array, request: SttRequest): Promise<Known> {
    this.#stop();
    const startedAt = performance.now();
    try {
      const heard = await engine.transcribe(audio, request);
      return { heard, tookMs: performance.now() - startedAt };
    } finally {
      this.#start();
    }
  }

  #stop(): void {
    if (this.#jobs === 0) this.#stoppedAt = performance.now();
    this.#jobs += 1;
  }

  #start(): void {
    this.#jobs -= 1;
    if (this.#jobs > 0) return;
    this.#lostMs += performance.now() - this.#stoppedAt;
    this.#goesOn.resolve();
    this.#goesOn = Promise.withResolvers();
  }
}
