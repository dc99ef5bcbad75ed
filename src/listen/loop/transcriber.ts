import { AssistantError, messageOf } from "../../errors.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { OwnSpeech } from "../asr-guard/own-speech.ts";
import { Partials } from "./partials.ts";
import type { Segment } from "../asr-guard/segment.ts";
import { SoundBuffer } from "../capture/sound-buffer.ts";
import { Transcriptions } from "./transcriptions.ts";
import type { LoopContext } from "./loop-context.ts";
import type { Span } from "../machine/voice-state.ts";

/** An engine this fast may look at what is being said while it is said; a slower one would only be late. */
const quickMs = 400;

/** From sound to readings, and what can be made ready of the words before they end. */
export class Transcriber {
  readonly #context: LoopContext;
  readonly #transcriptions: Transcriptions;
  readonly #partials = new Partials();
  #sound = new SoundBuffer();
  #preparing = new AbortController();
  readonly #rehearsing = new AbortController();

  constructor(context: LoopContext, own: OwnSpeech) {
    this.#context = context;
    this.#transcriptions = new Transcriptions({
      dialogue: context.options.dialogue,
      now: context.options.now ?? ((): number => performance.now()),
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
    this.#transcriptions.keep(take, { text, alternatives: [], source: "typed", confidence: 1 });
  }

  wordsOf(take: number): Utterance | undefined {
    return this.#transcriptions.take(take);
  }

  drop(take: number): void {
    this.#transcriptions.drop(take);
  }

  /** Before anybody speaks; the first words end it. */
  rehearse(signal: AbortSignal): void {
    const either = AbortSignal.any([signal, this.#rehearsing.signal]);
    void this.#context.run(() => this.#transcriptions.rehearse(either));
  }

  transcribe(take: number, span: Span): void {
    const { run, note, dispatch, state, isLive, lines } = this.#context;
    this.#rehearsing.abort();
    note("transcribe", take);
    void run(async () => {
      try {
        const reading = await this.#transcriptions.read(take, this.#segment(span));
        if (!reading) return;
        note("text", take);
        dispatch({ kind: "reading", take, reading });
        const text = this.#transcriptions.take(take)?.text;
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
    if (this.#transcriptions.isBusy || this.#transcriptions.costMs > quickMs) return;
    const { signal } = this.#preparing;
    void this.#context.run(async () => {
      const heard = await this.#transcriptions.hear(this.#segment(span), signal);
      if (typeof heard === "object") this.#prepareOf(this.#partials.glance(heard.text));
    });
  }

  /** Somebody begins to speak, or has said so much; what was being made ready before is dropped. */
  prepare(words: string | undefined): void {
    // A turn under way has the model and the exposure to itself.
    if (!this.#context.isLive() || this.#context.state().reply) return;
    this.stopPreparing();
    const { signal } = (this.#preparing = new AbortController());
    void this.#context.run(async () => {
      try {
        await this.#context.options.dialogue.prepare(words, signal);
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
