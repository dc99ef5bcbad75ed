import type { Emit } from "../types/event.ts";
import type { Utterance } from "../types/utterance.ts";
import { type AudioIn, frameMs } from "./audio-in.ts";
import { guardRange, isConstant, nothingYet, widen, zerosMs } from "./no-speech.ts";
import { type EndpointRule, type Segment, type SegmentEvent, Segmenter } from "./segmenter.ts";
import { transcribeSegment } from "./transcribe-segment.ts";
import type { Stt } from "./stt.ts";
import type { Vad } from "./vad.ts";

/**
 * A recording costs nobody a wait, so its endpoint stays open for the second in which people go on,
 * and a tenth in which the detector notices. Live, 0.7 s cuts 0.2 % of commands in two (voice.md §1).
 */
const recordingRule: EndpointRule = { silenceMs: 400, reopenMs: 1100, maxMs: 30_000 };
const liveRule: EndpointRule = { silenceMs: 700, reopenMs: 700, maxMs: 30_000 };

export type HearOptions = {
  readonly stt: Stt;
  readonly vad: Vad;
  /** Apps, contacts, lists: the most useful first. */
  readonly names?: readonly string[];
  readonly language?: string;
  readonly signal: AbortSignal;
  readonly emit: Emit;
  readonly endpoint?: EndpointRule;
  /** What our own voice said in the last three seconds, so that an echo is not taken for a request. */
  readonly recentSpeech?: () => string;
  /** Asked once a frame: true when a key said "that was all". */
  readonly keyPressed?: () => boolean;
};

/**
 * Every request in the sound, in order, as text; what was no speech is an event and never a value.
 * Live sound that arrives while the caller is busy with an utterance is dropped: half duplex.
 * Ends quietly when the signal stops it.
 */
export async function* hear(source: AudioIn, options: HearOptions): AsyncGenerator<Utterance> {
  const { signal } = options;
  try {
    for await (const segment of segmentsOf(source, options)) {
      const utterance = await utteranceOf(segment, options);
      if (utterance === undefined) continue;
      yield utterance;
      source.discard();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function utteranceOf(segment: Segment, options: HearOptions): Promise<Utterance | undefined> {
  const { stt, signal, emit, names = [], language = "en", recentSpeech = () => "" } = options;
  emit({ type: "endpoint", ...segment.endpoint });
  const heard = await transcribeSegment(segment, { stt, names, language, signal, recentSpeech });
  if (heard.kind === "speech") return { ...heard.transcript, source: "spoken" };
  emit({ type: "no-speech", reason: heard.reason });
  return undefined;
}

/** Frames through detector and segmenter; a source in which nobody spoke says so once, at its end. */
async function* segmentsOf(source: AudioIn, options: HearOptions): AsyncGenerator<Segment> {
  const { vad, signal, emit, keyPressed = () => false } = options;
  const segmenter = new Segmenter(options.endpoint ?? (source.isLive ? liveRule : recordingRule));
  const watch = zerosWatch(emit);
  let atMs = 0;
  let range = nothingYet;
  let found = 0;
  const finished = function* (events: readonly SegmentEvent[]): Generator<Segment> {
    for (const event of events) {
      if (event.kind !== "utterance") continue;
      found += 1;
      vad.reset();
      yield event.segment;
    }
  };
  for await (const frame of source.frames(signal)) {
    atMs += frameMs;
    range = widen(range, frame);
    if (source.isLive) watch(frame);
    yield* finished(segmenter.accept(frame, vad.accept(frame), atMs));
    if (keyPressed()) yield* finished(segmenter.finish("key", atMs));
  }
  if (signal.aborted) return;
  yield* finished(segmenter.finish("end-of-file", atMs));
  if (found === 0) emit({ type: "no-speech", reason: guardRange(range) ?? "short" });
}

/** Says once that a microphone gives nothing; it may still be allowed or switched on, so hearing goes on. */
function zerosWatch(emit: Emit): (frame: Int16Array) => void {
  let zeroFrames = 0;
  let said = false;
  return (frame) => {
    zeroFrames = isConstant(widen(nothingYet, frame)) ? zeroFrames + 1 : 0;
    if (said || zeroFrames * frameMs < zerosMs) return;
    said = true;
    emit({ type: "no-speech", reason: "zeros" });
    emit({
      type: "error",
      code: "microphone_zeros",
      message: "The microphone gives nothing but zeros.",
      hint: "Unmute it, and allow this terminal to use it (on a Mac: System Settings, Privacy & Security, Microphone).",
    });
  };
}
