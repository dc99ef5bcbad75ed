import { openAssistant } from "../../assemble/open/open-assistant.ts";
import type { Mind } from "../../assemble/open/open-assistant.ts";
import type { Config } from "../../config/config.ts";
import { frameMs, samplesOf } from "../../listen/capture/audio-in.ts";
import { pacedSource } from "../../listen/capture/paced-source.ts";
import type { Stt } from "../../listen/whisper/stt.ts";
import { transcribeSegment } from "../../listen/belief/transcribe-segment.ts";
import type { Vad } from "../../listen/vad/vad.ts";
import type { VoiceMark, VoiceNote } from "../../listen/loop/voice-desk.ts";
import type { SpeechEngine } from "../../speak/engines/voice.ts";
import type { Assistant } from "../../terminal/application.ts";
import type { TurnEvent } from "../../types/event.ts";
import { freshHome } from "../fresh-home.ts";
import { mouthFor } from "./bench-mouth.ts";
import { type Clip, joined } from "./clips.ts";
import { sourceOf } from "./text-from-nothing.ts";

/** Milliseconds after the last voiced sample. */
export type Waterfall = {
  readonly text: string;
  readonly endpointMs: number;
  readonly textMs: number;
  readonly wordsMs: number;
  readonly clauseMs: number;
  readonly audioMs: number;
  /** Of `audioMs`, what was spent waiting for Whisper and nothing else. */
  readonly whisperMs: number;
};

export type LatencyRow = {
  readonly clip: Clip;
  readonly ours: Waterfall;
  readonly plain: Waterfall;
};

export type LatencyBench = {
  readonly config: Config;
  readonly mind: Mind;
  readonly stt: Stt;
  readonly vad: Vad;
  readonly names: readonly string[];
  readonly voice: SpeechEngine;
  readonly signal: AbortSignal;
};

/** The plain pipeline's only rule: so much silence is the end (the usual default, voice.md §1). */
const plainTimeoutMs = 700;
/** The room after a request: enough for any endpoint. */
const roomMs = 2_500;

/** Loads whatever the first request would wait for: models, the index's vectors, the head of the prompt. */
export async function warmUp(clip: Clip, bench: LatencyBench): Promise<void> {
  const sound = joined([clip.samples, new Int16Array(samplesOf(roomMs))]);
  await withAssistant(bench, (assistant) => throughLoop(assistant, sound, bench));
}

/** One spoken request in real time through the whole loop, and through a pipeline of stages in a row. */
export async function measureLatency(clip: Clip, bench: LatencyBench): Promise<LatencyRow> {
  const sound = joined([clip.samples, new Int16Array(samplesOf(roomMs))]);
  const ours = await withAssistant(bench, (assistant) => throughLoop(assistant, sound, bench));
  const plain = await withAssistant(bench, (assistant) => stageByStage(assistant, sound, bench));
  return { clip, ours, plain };
}

async function withAssistant<Result>(
  { config, mind, signal }: LatencyBench,
  work: (assistant: Assistant) => Promise<Result>,
): Promise<Result> {
  await using fresh = await freshHome(config);
  const options = { confirm: async () => "yes" as const, notice: () => undefined, signal };
  await using assistant = await openAssistant({ ...fresh.config, confirm: "all" }, options, mind);
  return await work(assistant);
}

async function throughLoop(
  assistant: Assistant,
  sound: Int16Array,
  { voice, signal }: LatencyBench,
): Promise<Waterfall> {
  const notes: VoiceNote[] = [];
  let text = "";
  const emit = (event: TurnEvent): void => {
    if (event.type === "transcript") text = event.text;
  };
  await using loop = await assistant.converse({
    output: { nextTurn: () => emit },
    speaks: true,
    mouth: mouthFor(voice),
    observe: (note) => void notes.push(note),
  });
  await loop.listen(pacedSource(sourceOf(sound)), signal);
  return waterfallOf(notes, text);
}

/** The turn that was heard: its marks, and when its transcription began. */
function waterfallOf(notes: readonly VoiceNote[], text: string): Waterfall {
  const take = notes.find(({ mark }) => mark === "first-audio")?.take;
  const at = (mark: VoiceMark): number =>
    notes.find((note) => note.mark === mark && note.take === take)?.atMs ?? NaN;
  const lastVoicedMs = at("last-voiced");
  const since = (mark: VoiceMark): number => at(mark) - lastVoicedMs;
  const whisperMs = at("text") - at("transcribe");
  // While Whisper works the endpoint's silence passes too: what it alone is waited for comes after.
  const alone = Math.min(
    whisperMs,
    Math.max(0, at("text") - Math.max(at("transcribe"), lastVoicedMs)),
  );
  return {
    text,
    endpointMs: since("endpoint"),
    textMs: since("text"),
    wordsMs: since("first-token"),
    clauseMs: since("first-clause"),
    audioMs: since("first-audio"),
    whisperMs: alone,
  };
}

/** Silence, then text, then the answer, then its sound: nothing before the last stage has ended. */
async function stageByStage(
  assistant: Assistant,
  sound: Int16Array,
  { stt, vad, names, voice, signal }: LatencyBench,
): Promise<Waterfall> {
  const { audio, voicedMs, lastVoicedAt } = await untilSilence(sound, vad, signal);
  const since = (): number => performance.now() - lastVoicedAt;
  const endpointMs = since();
  const heard = await transcribeSegment(
    { audio, voicedMs },
    { stt, names, language: "en", signal, recentSpeech: () => "" },
  );
  const textMs = since();
  const text = heard.kind === "speech" ? heard.transcript.text : "";
  const answer = await answerTo(assistant, text, signal);
  const wordsMs = since();
  await voice.prepare(answer, signal);
  const audioMs = since();
  const whisperMs = textMs - endpointMs;
  return { text, endpointMs, textMs, wordsMs, clauseMs: wordsMs, audioMs, whisperMs };
}

async function untilSilence(
  sound: Int16Array,
  vad: Vad,
  signal: AbortSignal,
): Promise<{ audio: Int16Array; voicedMs: number; lastVoicedAt: number }> {
  const frames: Int16Array[] = [];
  let voicedFrames = 0;
  let lastVoicedFrame = 0;
  let lastVoicedAt = performance.now();
  vad.reset();
  for await (const frame of pacedSource(sourceOf(sound)).frames(signal)) {
    frames.push(frame);
    if (vad.accept(frame) >= 0.5) {
      voicedFrames += 1;
      lastVoicedFrame = frames.length;
      lastVoicedAt = performance.now();
    }
    const silentMs = (frames.length - lastVoicedFrame) * frameMs;
    if (voicedFrames > 0 && silentMs >= plainTimeoutMs) break;
  }
  return { audio: joined(frames), voicedMs: voicedFrames * frameMs, lastVoicedAt };
}

async function answerTo(assistant: Assistant, text: string, signal: AbortSignal): Promise<string> {
  let answer = "";
  const utterance = { text, alternatives: [], source: "spoken", confidence: 1 } as const;
  const emit = (event: TurnEvent): void => {
    if (event.type === "answer") answer = event.text;
  };
  await assistant.turn({ utterance, emit, signal });
  return answer;
}
