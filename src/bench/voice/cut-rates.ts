import { english } from "../../language/en/english.ts";
import { millisecondsOf, samplesOf } from "../../listen/capture/audio-in.ts";
import type { Stt } from "../../listen/whisper/stt.ts";
import { transcribeSegment } from "../../listen/asr-guard/transcribe-segment.ts";
import type { Vad } from "../../listen/vad/vad.ts";
import { marginMs } from "../../listen/machine/speech-span.ts";
import type { Span } from "../../listen/machine/voice-state.ts";
import type { Clip } from "./clips.ts";
import { type Completeness, isCutByTimeout, isCutInTwo } from "./cut-in-two.ts";
import { heardFrames, voicedSpan } from "./frames.ts";
import { likelyPauseMs, withNoise, withPause } from "./mix.ts";

export type CutBench = {
  readonly stt: Stt;
  readonly vad: Vad;
  readonly noise: Int16Array;
  readonly names: readonly string[];
  /** What the assistant makes of a text that may not be all. */
  readonly completeness: (text: string) => Promise<Completeness>;
  readonly pausesMs: readonly number[];
  /** Undefined is as recorded. */
  readonly snrsDb: readonly (number | undefined)[];
  readonly signal: AbortSignal;
};

export type CutRow = {
  readonly snrDb: number | undefined;
  readonly pauseMs: number;
  readonly commands: number;
  readonly ours: number;
  /** With a fixed time-out of 0.7 s, and of 0.35 s. */
  readonly patient: number;
  readonly hasty: number;
};

/** An engine and an assistant as fast as they get, since a slow one can't act too early. */
const textMs = 60;
const actMs = 30;
const patientTimeoutMs = 700;
const hastyTimeoutMs = 350;
/** A transcription that ends this near to the voice's end has heard all of it. */
const wholeWithinMs = 150;
/** One that ends this near to the pause has heard what is before it. */
const nearMs = 250;

type Command = {
  readonly clip: Clip;
  readonly voice: { readonly fromMs: number; readonly toMs: number };
  readonly pauseAtMs: number;
  readonly part: Completeness;
  readonly whole: Completeness;
};

/** How many commands are acted on in two, with a pause of each length put in where a speaker would pause. */
export async function cutRates(
  clips: readonly Clip[],
  bench: CutBench,
): Promise<readonly CutRow[]> {
  const commands: Command[] = [];
  for (const clip of clips) {
    const command = await commandOf(clip, bench);
    if (command) commands.push(command);
  }
  return bench.snrsDb.flatMap((snrDb) =>
    bench.pausesMs.map((pauseMs) => countCuts(commands, { snrDb, pauseMs, bench })),
  );
}

async function commandOf(clip: Clip, bench: CutBench): Promise<Command | undefined> {
  const { stt, vad, names, completeness, signal } = bench;
  const frames = heardFrames(clip.samples, vad);
  const voice = voicedSpan(frames);
  if (!voice) return undefined;
  const pauseAtMs = likelyPauseMs(clip.samples, voice);
  const voicedMs = 32 * frames.filter((one) => one.voice >= 0.5 && one.atMs <= pauseAtMs).length;
  const audio = clip.samples.subarray(
    samplesOf(Math.max(0, voice.fromMs - 200)),
    samplesOf(pauseAtMs),
  );
  const ears = {
    stt,
    names,
    language: "en",
    spokenIn: english,
    signal,
    recentSpeech: () => "",
  };
  const heard = await transcribeSegment({ audio, voicedMs }, ears);
  const part = heard.kind === "speech" ? await completeness(heard.transcript.text) : "unknown";
  return { clip, voice, pauseAtMs, part, whole: await completeness(clip.said) };
}

type Condition = {
  readonly snrDb: number | undefined;
  readonly pauseMs: number;
  readonly bench: CutBench;
};

function countCuts(commands: readonly Command[], { snrDb, pauseMs, bench }: Condition): CutRow {
  const cuts = commands.map((command, index) => {
    const { clip, voice, pauseAtMs } = command;
    const paused = withPause(clip.samples, { atMs: pauseAtMs, pauseMs });
    const fromMs = (index * millisecondsOf(bench.noise.length)) / commands.length;
    const sound = snrDb === undefined ? paused : withNoise(paused, bench.noise, { snrDb, fromMs });
    const frames = heardFrames(sound, bench.vad);
    const toMs = voice.toMs + pauseMs;
    const completenessOf = (span: Span): Completeness =>
      readingOf(command, { span, pauseMs, toMs });
    return {
      ours: isCutInTwo({ frames, completenessOf, textMs, actMs }, { fromMs: voice.fromMs, toMs }),
      patient: isCutByTimeout(frames, patientTimeoutMs),
      hasty: isCutByTimeout(frames, hastyTimeoutMs),
    };
  });
  const count = (which: "ours" | "patient" | "hasty"): number =>
    cuts.filter((cut) => cut[which]).length;
  return {
    snrDb,
    pauseMs,
    commands: commands.length,
    ours: count("ours"),
    patient: count("patient"),
    hasty: count("hasty"),
  };
}

/** What is known of the text of a stretch: of all of it, of the part before the pause, else nothing. */
function readingOf(
  { part, whole, pauseAtMs }: Command,
  { span, pauseMs, toMs }: { readonly span: Span; readonly pauseMs: number; readonly toMs: number },
): Completeness {
  if (span.toMs >= toMs - wholeWithinMs) return whole;
  const isPart = pauseMs > 0 && Math.abs(span.toMs - marginMs - pauseAtMs) <= nearMs;
  return isPart ? part : "unknown";
}
