import type { ConfirmAnswer } from "../../types/turn/verdict.ts";
import type { AudioIn } from "../capture/audio-in.ts";
import { frameMs } from "../capture/audio-in.ts";
import { LIVE_RULES, RECORDING_RULE } from "../machine/endpoint-rule.ts";
import { loudnessDb } from "../vad/loudness.ts";
import type { SampleRange } from "../asr-guard/too-little-sound.ts";
import { guardRange, nothingYet, widen } from "../asr-guard/too-little-sound.ts";
import { OwnSpeech } from "../asr-guard/own-speech.ts";
import type { LoopContext, VoiceLoopOptions } from "./loop-context.ts";
import { Lines } from "./loop-context.ts";
import { Transcriber } from "./transcriber.ts";
import { step } from "../machine/voice-machine.ts";
import { SILENT, phaseOf } from "../machine/voice-state.ts";
import type { Phase, VoiceAction, VoiceEvent, VoiceSettings } from "../machine/voice-state.ts";
import type { SpokenQuestion } from "./voice-turns.ts";
import { VoiceTurns } from "./voice-turns.ts";
import { watchZeros } from "../capture/watch-zeros.ts";

/** Time passes without a microphone too: a tool's silence, a question nobody answers. */
const tickMs = 100;

/**
 * A conversation by voice: sound and keys in, turns and speech out. The machine decides, this carries
 * it out; while nobody speaks, nothing but the detector runs. Half a request is never served, and a
 * turn is served to its end, or ended by whoever speaks over it.
 */
export class VoiceLoop implements AsyncDisposable {
  readonly #options: VoiceLoopOptions;
  readonly #now: () => number;
  readonly #own = new OwnSpeech();
  readonly #lines: Lines;
  readonly #transcriber: Transcriber;
  readonly #turns: VoiceTurns;
  readonly #jobs = new Set<Promise<void>>();
  readonly #events: VoiceEvent[] = [];
  #isStepping = false;
  #isHearing = false;
  #settings: VoiceSettings;
  #state = SILENT;
  #phase: Phase = "idle";
  #failure: { readonly error: unknown } | undefined;
  #ticker: NodeJS.Timeout | undefined;
  #heardAt: number;
  #lastTyped = 0;
  #utterances = 0;
  #hasSaidNothing = false;
  /** Said once, however often the microphone is opened again. */
  readonly #watchZeros = watchZeros((event) => this.#lines.next(event));

  constructor(options: VoiceLoopOptions) {
    this.#options = options;
    this.#now = options.now ?? ((): number => performance.now());
    this.#heardAt = this.#now();
    this.#settings = { mode: options.mode, rule: LIVE_RULES[options.pace], isLive: true };
    this.#lines = new Lines(options.output);
    const context = this.#context();
    this.#transcriber = new Transcriber(context, this.#own);
    this.#turns = new VoiceTurns(context, this.#transcriber, this.#own);
  }

  /**
   * Serves all requests in some sound; ends with the sound and what it started, or with the signal.
   * Throws AssistantError when the device is lost or nothing can be heard at all.
   */
  async listen(source: AudioIn, signal: AbortSignal): Promise<void> {
    const { mode, pace } = this.#options;
    const { isLive } = source;
    const rule = isLive ? LIVE_RULES[pace] : RECORDING_RULE;
    this.#settings = { mode: isLive ? mode : "always", rule, isLive };
    this.#utterances = 0;
    try {
      await this.#options.dialogue.open(signal);
      if (isLive) this.#options.dialogue.warmUp?.(signal);
      if (isLive) this.#transcriber.rehearse(signal);
      this.#stopTicking();
      const range = await this.#hearAll(source, signal);
      this.#startTicking();
      if (signal.aborted) return this.#dispatch({ kind: "lost" });
      this.#dispatch({ kind: "end-of-sound" });
      await this.settled();
      if (this.#utterances > 0) return;
      this.#lines.next({ type: "no-speech", reason: guardRange(range) ?? "short" });
    } catch (error) {
      this.#dispatch({ kind: "lost" });
      throw error;
    } finally {
      this.#startTicking();
    }
  }

  /** Serves a typed request after what is being served; over our own voice it takes the word. */
  type(text: string): void {
    this.#lastTyped -= 1;
    this.#transcriber.keep(this.#lastTyped, text);
    const urgency = this.#options.dialogue.isStop(text) ? "stop" : "request";
    this.#type({ kind: "typed", take: this.#lastTyped, urgency });
  }

  /** Tells something nobody asked for right now, as soon as nothing else is said. */
  announce(label: string): void {
    this.#lastTyped -= 1;
    this.#turns.keepAnnouncement(this.#lastTyped, label);
    this.#type({ kind: "typed", take: this.#lastTyped, urgency: "announcement" });
  }

  press(key: "talk" | "release" | "stop"): void {
    this.#dispatch({ kind: "key", key });
  }

  /**
   * The spoken answer to a question of the running turn. A yes counts from when our own voice has
   * gone; no answer is no.
   */
  ask(text: string, question: SpokenQuestion): Promise<ConfirmAnswer> {
    return this.#turns.ask(text, question);
  }

  /** Ends when nothing is being heard out, served or said. */
  async settled(): Promise<void> {
    while (this.#jobs.size > 0) await Promise.all(this.#jobs);
    if (this.#failure) throw this.#takeFailure();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#transcriber.close();
    this.press("stop");
    this.#stopTicking();
    while (this.#jobs.size > 0) await Promise.all(this.#jobs);
    await this.#options.close?.();
  }

  #context(): LoopContext {
    const { observe } = this.#options;
    return {
      options: this.#options,
      state: () => this.#state,
      isLive: () => this.#settings.isLive,
      timeMs: () => this.#timeMs(),
      dispatch: (event) => this.#dispatch(event),
      run: (job) => this.#run(job),
      note: (mark, take) => observe?.({ mark, take, atMs: this.#timeMs() }),
      lines: this.#lines,
    };
  }

  async #hearAll(source: AudioIn, signal: AbortSignal): Promise<SampleRange> {
    const startMs = Math.ceil(this.#state.nowMs / frameMs) * frameMs;
    this.#isHearing = true;
    let range = nothingYet;
    let count = 0;
    this.#transcriber.reset();
    for await (const frame of source.frames(signal)) {
      count += 1;
      range = widen(range, frame);
      if (source.isLive) this.#watchZeros(frame);
      this.#hear(frame, startMs + count * frameMs);
      if (!source.isLive) await this.settled();
      if (this.#failure) throw this.#takeFailure();
    }
    return range;
  }

  #type(event: Extract<VoiceEvent, { kind: "typed" }>): void {
    if (!this.#isHearing && !this.#ticker) this.#startTicking();
    this.#dispatch(event);
  }

  #hear(frame: Int16Array, atMs: number): void {
    this.#heardAt = this.#now();
    const { frame: cleaned, isEcho } = this.#own.hear(frame, atMs);
    this.#transcriber.push(cleaned, atMs);
    const voice = this.#options.vad.accept(cleaned);
    this.#dispatch({ kind: "frame", atMs, voice, isEcho, db: loudnessDb(cleaned) });
  }

  #timeMs(): number {
    const sinceMs = this.#settings.isLive ? this.#now() - this.#heardAt : 0;
    return this.#state.nowMs + Math.max(0, sinceMs);
  }

  /** Without frames there is no other clock; before anything is said or typed none is needed. */
  #startTicking(): void {
    this.#stopTicking();
    this.#isHearing = false;
    this.#heardAt = this.#now();
    this.#ticker = setInterval(() => {
      const atMs = this.#timeMs();
      this.#heardAt = this.#now();
      this.#dispatch({ kind: "tick", atMs });
    }, tickMs);
  }

  #stopTicking(): void {
    clearInterval(this.#ticker);
    this.#ticker = undefined;
  }

  #takeFailure(): unknown {
    const { error } = this.#failure ?? {};
    this.#failure = undefined;
    return error;
  }

  #run(job: () => Promise<void>): Promise<void> {
    const running = job()
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#jobs.delete(running));
    this.#jobs.add(running);
    return running;
  }

  /** One event after the other, also those that an action brings about at once. */
  #dispatch(event: VoiceEvent): void {
    this.#events.push(event);
    if (this.#isStepping) return;
    this.#isStepping = true;
    try {
      for (let next = this.#events.shift(); next; next = this.#events.shift()) {
        const { state, actions } = step(this.#settings, this.#state, next);
        this.#state = state;
        for (const action of actions) this.#carryOut(action);
      }
    } finally {
      this.#isStepping = false;
    }
    const phase = phaseOf(this.#state);
    if (phase === this.#phase) return;
    if (phase === "idle") this.#options.vad.reset();
    this.#phase = phase;
    this.#options.onPhase?.(phase);
  }

  #carryOut(action: VoiceAction): void {
    switch (action.kind) {
      case "onset":
        return this.#transcriber.prepare(undefined);
      case "peek":
        return this.#transcriber.peek(action.span);
      case "transcribe":
        return this.#transcribe(action);
      case "drop-take":
        return this.#transcriber.drop(action.take);
      case "no-speech":
        return this.#sayNothing(action);
      case "answer":
        return this.#turns.answer(action.question, action.answer);
      case "unclear":
        return this.#turns.interject(action.takesYes ? YES_OR_NO : A_KEY_OR_NO);
      case "progress":
        return this.#turns.interject(this.#options.dialogue.progress(action.tool));
      case "earcon":
        return this.#options.speaker?.earcon(action.name);
      case "start-turn":
        return this.#startTurn(action);
      default:
        return this.#turns.lead(action);
    }
  }

  #transcribe({ take, span }: Extract<VoiceAction, { kind: "transcribe" }>): void {
    // A detector keeps what it has not let go of: what never ends must not fill it.
    if (span.toMs - span.fromMs >= this.#settings.rule.maxMs) this.#options.vad.reset();
    this.#transcriber.transcribe(take, span);
  }

  #startTurn(action: Extract<VoiceAction, { kind: "start-turn" }>): void {
    this.#utterances += 1;
    this.#hasSaidNothing = false;
    this.#turns.start(action);
  }

  #sayNothing({ endpoint, reason }: Extract<VoiceAction, { kind: "no-speech" }>): void {
    this.#utterances += 1;
    // A room full of noises must not fill the screen: said once, until there are words again.
    if (this.#settings.isLive && this.#hasSaidNothing) return;
    this.#hasSaidNothing = true;
    const emit = this.#state.reply ? this.#options.output.nextTurn() : this.#lines.next;
    emit({ type: "endpoint", ...endpoint });
    emit({ type: "no-speech", reason });
  }
}

// Neither says yes or no: the answer would be taken for their echo.
const YES_OR_NO = "I didn't get that. Shall I?";
const A_KEY_OR_NO = "Please answer that on the keyboard.";
