import { frameMs, frameSamples } from "./audio-in.ts";

/** When an utterance ends, in milliseconds after its last voiced frame. */
export type EndpointRule = {
  /** So much silence is an endpoint. */
  readonly silenceMs: number;
  /** Until then speech that goes on re-opens it; equal to `silenceMs`, an endpoint is final. */
  readonly reopenMs: number;
  /** An utterance is cut here whatever follows. */
  readonly maxMs: number;
};

export type Endpoint = {
  readonly lastVoicedMs: number;
  readonly atMs: number;
  readonly cause: "silence" | "key" | "end-of-file";
};

/**
 * One utterance's sound, from 200 ms before its first voiced frame (zeros where the sound began
 * later) to 200 ms after its last.
 */
export type Segment = {
  readonly audio: Int16Array;
  readonly startMs: number;
  readonly voicedMs: number;
  readonly endpoint: Endpoint;
};

export type SegmentEvent =
  | { readonly kind: "onset"; readonly atMs: number }
  | { readonly kind: "endpoint"; readonly lastVoicedMs: number; readonly atMs: number }
  | { readonly kind: "reopened"; readonly atMs: number }
  | { readonly kind: "utterance"; readonly segment: Segment };

/** Silero's hysteresis and shortest segment; the table of cut commands in voice.md was measured with them. */
const onsetProbability = 0.5;
const offsetProbability = 0.35;
const shortestRunFrames = Math.ceil(60 / frameMs);
/** Sound kept on both sides of the voice (no-speech guard, step 3). */
const marginFrames = Math.ceil(200 / frameMs);
/** What is kept of silence, and of a run too short to count, in case the next frame is the onset. */
const leadFrames = marginFrames + shortestRunFrames - 1;

/**
 * Frames in, utterances out; no clock but the times it is given, so a recording and a microphone
 * take the same path.
 *
 *            voice ≥ 60 ms            silence ≥ silenceMs          silence ≥ reopenMs
 *   idle ───────────────▶ speaking ─────────────────▶ ended ─────────────────────▶ idle
 *            (onset)         ▲       (endpoint)          │         (utterance)
 *                            └──── voice ≥ 60 ms ────────┘
 *                                   (reopened)
 */
export class Segmenter {
  readonly #rule: EndpointRule;
  #phase: "idle" | "speaking" | "ended" = "idle";
  #frames: Int16Array[] = [];
  #runFrames = 0;
  #voicedFrames = 0;
  #framesToLastVoiced = 0;
  #startMs = 0;
  #missingFrames = 0;
  #lastVoicedMs = 0;
  #endpointAtMs = 0;

  constructor(rule: EndpointRule) {
    this.#rule = rule;
  }

  /** `atMs` is the time at the end of the frame. */
  accept(frame: Int16Array, probability: number, atMs: number): readonly SegmentEvent[] {
    const threshold = this.#runFrames > 0 ? offsetProbability : onsetProbability;
    this.#runFrames = probability >= threshold ? this.#runFrames + 1 : 0;
    this.#frames.push(frame);
    const change = this.#runFrames >= shortestRunFrames ? this.#voiced(atMs) : this.#silent(atMs);
    const tooLong = this.#phase !== "idle" && atMs - this.#startMs >= this.#rule.maxMs;
    return tooLong ? [...change, ...this.finish("silence", atMs)] : change;
  }

  /** Ends what is being said, if anything is: a key was pressed, or there is no more sound. */
  finish(cause: Endpoint["cause"], atMs: number): readonly SegmentEvent[] {
    if (this.#phase === "idle") return [];
    const endpoint: Endpoint =
      this.#phase === "ended"
        ? { lastVoicedMs: this.#lastVoicedMs, atMs: this.#endpointAtMs, cause: "silence" }
        : { lastVoicedMs: this.#lastVoicedMs, atMs, cause };
    const lead = Array.from({ length: this.#missingFrames }, () => new Int16Array(frameSamples));
    const kept = [...lead, ...this.#frames.slice(0, this.#framesToLastVoiced + marginFrames)];
    const segment: Segment = {
      audio: joined(kept),
      startMs: this.#startMs,
      voicedMs: this.#voicedFrames * frameMs,
      endpoint,
    };
    this.reset();
    return [{ kind: "utterance", segment }];
  }

  /** Drops everything: what comes next has nothing to do with what came before. */
  reset(): void {
    this.#phase = "idle";
    this.#frames = [];
    this.#runFrames = 0;
    this.#voicedFrames = 0;
  }

  #voiced(atMs: number): readonly SegmentEvent[] {
    // The frames before the run was long enough to count were voiced too.
    this.#voicedFrames += this.#runFrames === shortestRunFrames ? shortestRunFrames : 1;
    this.#framesToLastVoiced = this.#frames.length;
    this.#lastVoicedMs = atMs;
    const before = this.#phase;
    this.#phase = "speaking";
    if (before === "ended") return [{ kind: "reopened", atMs }];
    if (before === "speaking") return [];
    this.#startMs = atMs - shortestRunFrames * frameMs;
    this.#missingFrames = Math.max(0, marginFrames + shortestRunFrames - this.#frames.length);
    return [{ kind: "onset", atMs }];
  }

  #silent(atMs: number): readonly SegmentEvent[] {
    if (this.#phase === "idle") {
      this.#frames = this.#frames.slice(-leadFrames);
      return [];
    }
    if (this.#runFrames > 0) return []; // perhaps the first frame of more voice
    const silenceMs = atMs - this.#lastVoicedMs;
    const events: SegmentEvent[] = [];
    if (this.#phase === "speaking" && silenceMs >= this.#rule.silenceMs) {
      this.#phase = "ended";
      this.#endpointAtMs = atMs;
      events.push({ kind: "endpoint", lastVoicedMs: this.#lastVoicedMs, atMs });
    }
    if (this.#phase === "ended" && silenceMs >= this.#rule.reopenMs) {
      const lead = this.#frames.slice(-leadFrames);
      events.push(...this.finish("silence", atMs));
      this.#frames = lead; // the next utterance may begin at once
    }
    return events;
  }
}

function joined(frames: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(frames.reduce((sum, frame) => sum + frame.length, 0));
  let at = 0;
  for (const frame of frames) {
    all.set(frame, at);
    at += frame.length;
  }
  return all;
}
