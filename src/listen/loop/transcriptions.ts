import type { Utterance } from "../../types/utterance.ts";
import type { NoSpeech } from "../asr-guard/too-little-sound.ts";
import type { Segment } from "../asr-guard/segment.ts";
import type { Dialogue } from "./dialogue.ts";
import type { Reading } from "../machine/voice-state.ts";

type Job = { readonly stopper: AbortController; utterance: Utterance | undefined };

export type TranscriptionOptions = {
  readonly dialogue: Dialogue;
  readonly now: () => number;
  readonly recentSpeech: (segment: Segment) => string;
};

/** The transcriptions under way and their texts; one that is dropped says nothing more. */
export class Transcriptions {
  readonly #options: TranscriptionOptions;
  readonly #jobs = new Map<number, Job>();
  /** What the last transcription took. */
  costMs = Infinity;
  #running = 0;

  constructor(options: TranscriptionOptions) {
    this.#options = options;
  }

  get isBusy(): boolean {
    return this.#running > 0;
  }

  /** Words that need no hearing. */
  keep(id: number, utterance: Utterance): void {
    this.#jobs.set(id, { stopper: new AbortController(), utterance });
  }

  /** The reading of some sound; undefined once it was dropped. Rejects with the engine's failure. */
  async read(id: number, segment: Segment): Promise<Reading | undefined> {
    const job: Job = { stopper: new AbortController(), utterance: undefined };
    this.#jobs.set(id, job);
    const heard = await this.hear(segment, job.stopper.signal);
    if (heard === undefined || typeof heard === "string") {
      return heard === undefined ? undefined : { kind: "none", reason: heard };
    }
    job.utterance = heard;
    const reading = await this.#readingOf(heard.text);
    return job.stopper.signal.aborted ? undefined : reading;
  }

  /** What was said, or why it was nothing; undefined once the signal stopped it. */
  async hear(segment: Segment, signal: AbortSignal): Promise<Utterance | NoSpeech | undefined> {
    const { dialogue, now, recentSpeech } = this.#options;
    const startedAt = now();
    this.#running += 1;
    try {
      const hearing = { signal, recentSpeech: () => recentSpeech(segment) };
      const heard = await dialogue.transcribe(segment, hearing);
      if (signal.aborted) return undefined;
      if (heard.kind === "no-speech") return heard.reason;
      this.costMs = now() - startedAt;
      return { ...heard.transcript, source: "spoken" };
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      this.#running -= 1;
    }
  }

  /** Finds out what a transcription takes before there is one to wait for. */
  async rehearse(signal: AbortSignal): Promise<void> {
    const { dialogue, now } = this.#options;
    if (!dialogue.rehearse || this.costMs < Infinity) return;
    const startedAt = now();
    this.#running += 1;
    try {
      await dialogue.rehearse(signal);
      if (!signal.aborted) this.costMs = now() - startedAt;
    } catch {
      // The first words say what is the matter.
    } finally {
      this.#running -= 1;
    }
  }

  drop(id: number): void {
    this.#jobs.get(id)?.stopper.abort();
    this.#jobs.delete(id);
  }

  /** Gives the words out, once. */
  take(id: number): Utterance | undefined {
    return this.#jobs.get(id)?.utterance;
  }

  async #readingOf(text: string): Promise<Reading> {
    const { dialogue } = this.#options;
    const isStop = dialogue.isStop(text);
    const answer = dialogue.readAnswer(text);
    const isNod = dialogue.isNod(text);
    const isWhole = isStop || answer !== undefined;
    const completeness = isWhole ? "complete" : await dialogue.completeness(text);
    return { kind: "words", completeness, answer, isStop, isNod };
  }
}
