import { AssistantError, messageOf } from "../../errors.ts";
import type { Utterance } from "../../types/utterance.ts";
import type { OwnSpeech } from "../belief/own-speech.ts";
import { Partials } from "./partials.ts";
import type { Segment } from "../belief/segment.ts";
import { SoundBuffer } from "../capture/sound-buffer.ts";
import { Takes } from "./takes.ts";
import type { Desk } from "./voice-desk.ts";
import type { Span } from "../machine/voice-state.ts";

/** An engine this fast may look at what is being said while it is said; a slower one would only be late. */
const quickMs = 400;

/** From sound to readings, and what can be made ready of the words before they end. */
export class VoiceEars {
  readonly #desk: Desk;
  readonly #takes: Takes;
  readonly #partials = new Partials();
  #sound = new SoundBuffer();
  #preparing = new AbortController();
  readonly #rehearsing = new AbortController();

  constructor(desk: Desk, own: OwnSpeech) {
    this.#desk = desk;
    this.#takes = new Takes({
      partner: desk.options.partner,
      now: desk.options.now ?? ((): number => performance.now()),
      recentSpeech: ({ startMs, endpoint }) => own.around(startMs, endpoint.atMs),
    });
  }

  /** Sound that has nothing to do with the last. */
  reset(): void {
    this.#sound = new SoundBuffer();
  }

  push(frame: Int16Array, atMs: number): void {
    this.#sound.push(frame, atMs);
  }

  /** Words that need no hearing. */
  keep(take: number, text: string): void {
    this.#takes.keep(take, { text, alternatives: [], source: "typed", confidence: 1 });
  }

  wordsOf(take: number): Utterance | undefined {
    return this.#takes.take(take);
  }

  drop(take: number): void {
    this.#takes.drop(take);
  }

  /** Before anybody speaks; the first words end it. */
  rehearse(signal: AbortSignal): void {
    const either = AbortSignal.any([signal, this.#rehearsing.signal]);
    void this.#desk.run(() => this.#takes.rehearse(either));
  }

  transcribe(take: number, span: Span): void {
    const { run, note, dispatch, state, isLive, lines } = this.#desk;
    this.#rehearsing.abort();
    note("transcribe", take);
    void run(async () => {
      try {
        const reading = await this.#takes.read(take, this.#segment(span));
        if (!reading) return;
        note("text", take);
        dispatch({ kind: "reading", take, reading });
        const text = this.#takes.take(take)?.text;
        if (text === undefined || state().ear.kind !== "open") return;
        this.#prepareOf(this.#partials.update(text));
      } catch (error) {
        if (!isLive() || !isPassing(error)) throw error;
        lines.next({ type: "error", code: error.code, message: messageOf(error) });
        dispatch({ kind: "reading", take, reading: { kind: "none", reason: "short" } });
      }
    });
  }

  /** A look at what is being said, by an engine that is quick and has nothing else to do. */
  peek(span: Span): void {
    if (this.#takes.isBusy || this.#takes.costMs > quickMs) return;
    const { signal } = this.#preparing;
    void this.#desk.run(async () => {
      const heard = await this.#takes.hear(this.#segment(span), signal);
      if (typeof heard === "object") this.#prepareOf(this.#partials.glance(heard.text));
    });
  }

  /** Somebody begins to speak, or has said so much; what was being made ready before is dropped. */
  prepare(words: string | undefined): void {
    // A turn under way has the model and the exposure to itself.
    if (!this.#desk.isLive() || this.#desk.state().reply) return;
    this.stopPreparing();
    const { signal } = (this.#preparing = new AbortController());
    void this.#desk.run(async () => {
      try {
        await this.#desk.options.partner.prepare(words, signal);
      } catch {
        // Dropped, or not to be had: the turn does without, and says what is the matter.
      }
    });
  }

  stopPreparing(): void {
    this.#preparing.abort();
  }

  close(): void {
    this.stopPreparing();
    this.#rehearsing.abort();
  }

  /** The next words are others. */
  forgetPartials(): void {
    this.#partials.reset();
  }

  #prepareOf(stable: string | undefined): void {
    if (stable !== undefined) this.prepare(stable);
  }

  #segment({ fromMs, toMs, voicedMs }: Span): Segment {
    const endpoint = { lastVoicedMs: toMs, atMs: toMs, cause: "silence" } as const;
    return { audio: this.#sound.read(fromMs, toMs), startMs: fromMs, voicedMs, endpoint };
  }
}

/** The next utterance may go better: not so where there is no engine at all. */
function isPassing(error: unknown): error is AssistantError {
  return error instanceof AssistantError && error.code !== "stt_missing";
}
