import { english } from "../../language/en/english.ts";
import { openAssistant } from "../../assemble/open/open-assistant.ts";
import type { SharedModels } from "../../assemble/open/shared-models.ts";
import type { Config } from "../../config/config.ts";
import type { AudioIn } from "../../listen/capture/audio-in.ts";
import { frameMs, samplesOf } from "../../listen/capture/audio-in.ts";
import { pacedSource } from "../../listen/capture/paced-source.ts";
import type { SttEngine } from "../../listen/whisper/stt.ts";
import { transcribeSegment } from "../../listen/asr-guard/transcribe-segment.ts";
import type { Vad } from "../../listen/vad/vad.ts";
import type { VoiceMark, VoiceNote } from "../../listen/loop/loop-context.ts";
import type { SpeechEngine } from "../../speak/engines/voice.ts";
import type { Assistant } from "../../terminal/application.ts";
import type { Emit } from "../../types/event.ts";
import { freshHome } from "../fresh-home.ts";
import { speakerFor } from "./bench-speaker.ts";
import type { Clip } from "./clips.ts";
import { joined } from "./clips.ts";
import type { QuickWhisper } from "./quick-whisper.ts";
import { sourceOf } from "./text-from-nothing.ts";
import type { ForgetfulLlm } from "./forgetful-llm.ts";

/** Milliseconds after the last voiced sample. */
export type Waterfall = {
  readonly text: string;
  readonly endpointMs: number;
  readonly textMs: number;
  readonly wordsMs: number;
  readonly clauseMs: number;
  readonly audioMs: number;
  /** What Whisper really took for the text; the times above hold 60 ms of it (`QuickWhisper`). */
  readonly whisperMs: number;
  /** Tokens the model read after the words were known, and its steps. */
  readonly readTokens: number;
  readonly steps: number;
};

type Times = Pick<Waterfall, "endpointMs" | "textMs" | "wordsMs" | "clauseMs" | "audioMs">;

export type LatencyRow = {
  readonly clip: Clip;
  readonly ours: Waterfall;
  readonly plain: Waterfall;
};

export type LatencyBench = {
  readonly config: Config;
  readonly models: SharedModels;
  readonly model: ForgetfulLlm;
  readonly stt: SttEngine;
  readonly whisper: QuickWhisper;
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
  const hear = (): Promise<Waterfall> =>
    withAssistant(bench, (assistant) => throughLoop(assistant, sound, bench));
  await hear(); // what Whisper hears of the request and of its parts is known from here on
  const ours = await hear();
  const plain = await withAssistant(bench, (assistant) => stageByStage(assistant, sound, bench));
  return { clip, ours, plain };
}

async function withAssistant<Result>(
  { config, models, model, signal }: LatencyBench,
  work: (assistant: Assistant) => Promise<Result>,
): Promise<Result> {
  // Each turn finds the head and nothing of the one before it.
  await model.forget(signal);
  await using fresh = await freshHome(config);
  const options = { confirm: async () => "yes" as const, notice: () => undefined, signal };
  await using assistant = await openAssistant({ ...fresh.config, confirm: "all" }, options, models);
  return await work(assistant);
}

async function throughLoop(
  assistant: Assistant,
  sound: Int16Array,
  { voice, stt, whisper, signal }: LatencyBench,
): Promise<Waterfall> {
  const notes: VoiceNote[] = [];
  const seen = watching();
  await using loop = await assistant.converse({
    output: { nextTurn: () => seen.emit },
    speaks: true,
    speaker: speakerFor(voice),
    stt: whisper.ears(stt),
    now: whisper.now,
    observe: (note) => void notes.push(note),
  });
  await loop.listen(pacedSource(sourceOf(sound), whisper), signal);
  return { ...timesOf(notes), ...seen.turn(), whisperMs: whisper.lastMs };
}

type Seen = Pick<Waterfall, "text" | "readTokens" | "steps">;

/** What a turn tells of itself. */
function watching(): {
  readonly emit: Emit;
  readonly turn: () => Seen;
  readonly answer: () => string;
} {
  let seen: Seen = { text: "", readTokens: 0, steps: 0 };
  let answer = "";
  return {
    emit: (event) => {
      if (event.type === "transcript") seen = { ...seen, text: event.text };
      if (event.type === "answer") answer = event.text;
      if (event.type !== "usage") return;
      seen = { ...seen, readTokens: event.evaluatedTokens, steps: event.steps };
    },
    turn: () => seen,
    answer: () => answer,
  };
}

/** The marks of the turn that was heard. */
function timesOf(notes: readonly VoiceNote[]): Times {
  const take = notes.find(({ mark }) => mark === "first-audio")?.take;
  const at = (mark: VoiceMark): number =>
    notes.find((note) => note.mark === mark && note.take === take)?.atMs ?? NaN;
  const lastVoicedMs = at("last-voiced");
  const since = (mark: VoiceMark): number => at(mark) - lastVoicedMs;
  return {
    endpointMs: since("endpoint"),
    textMs: since("text"),
    wordsMs: since("first-token"),
    clauseMs: since("first-clause"),
    audioMs: since("first-audio"),
  };
}

/** Silence, then text, then the answer, then its sound: nothing before the last stage has ended. */
async function stageByStage(
  assistant: Assistant,
  sound: Int16Array,
  { stt, whisper, vad, names, voice, signal }: LatencyBench,
): Promise<Waterfall> {
  const ears = whisper.ears(stt);
  const source = pacedSource(sourceOf(sound), whisper);
  const { audio, voicedMs, lastVoicedMs } = await untilSilence({ source, whisper, vad, signal });
  const since = (): number => whisper.now() - lastVoicedMs;
  const endpointMs = since();
  const heard = await transcribeSegment(
    { audio, voicedMs },
    { stt: ears, names, language: "en", spokenIn: english, signal, recentSpeech: () => "" },
  );
  const textMs = since();
  const text = heard.kind === "speech" ? heard.transcript.text : "";
  const seen = watching();
  const utterance = { text, alternatives: [], source: "spoken", confidence: 1 } as const;
  await assistant.turn({ utterance, emit: seen.emit, signal });
  const wordsMs = since();
  await voice.prepare(seen.answer(), signal);
  const audioMs = since();
  const times = { endpointMs, textMs, wordsMs, clauseMs: wordsMs, audioMs };
  return { ...seen.turn(), text, ...times, whisperMs: whisper.lastMs };
}

type Waiting = {
  readonly source: AudioIn;
  readonly whisper: QuickWhisper;
  readonly vad: Vad;
  readonly signal: AbortSignal;
};

async function untilSilence({
  source,
  whisper,
  vad,
  signal,
}: Waiting): Promise<{ audio: Int16Array; voicedMs: number; lastVoicedMs: number }> {
  const frames: Int16Array[] = [];
  let voicedFrames = 0;
  let lastVoicedFrame = 0;
  let lastVoicedMs = whisper.now();
  vad.reset();
  for await (const frame of source.frames(signal)) {
    frames.push(frame);
    if (vad.accept(frame) >= 0.5) {
      voicedFrames += 1;
      lastVoicedFrame = frames.length;
      lastVoicedMs = whisper.now();
    }
    const silentMs = (frames.length - lastVoicedFrame) * frameMs;
    if (voicedFrames > 0 && silentMs >= plainTimeoutMs) break;
  }
  return { audio: joined(frames), voicedMs: voicedFrames * frameMs, lastVoicedMs };
}
