import { english } from "../../language/en/english.ts";
import type { AudioIn } from "../../listen/capture/audio-in.ts";
import { millisecondsOf } from "../../listen/capture/audio-in.ts";
import { hear } from "../words/hear.ts";
import type { Stt } from "../../listen/whisper/stt.ts";
import { transcribeSegment } from "../../listen/asr-guard/transcribe-segment.ts";
import type { Vad } from "../../listen/vad/vad.ts";
import type { Clip } from "./clips.ts";
import { framesIn, heardFrames } from "./frames.ts";
import { hiss, typing } from "./made-noise.ts";

type Nothing = { readonly name: string; readonly sound: Int16Array };

export type NothingRow = {
  readonly name: string;
  readonly seconds: number;
  /** How often the engine was asked at all. */
  readonly decodes: number;
  readonly texts: readonly string[];
};

export type NothingBench = {
  readonly stt: Stt;
  readonly vad: Vad;
  readonly names: readonly string[];
  readonly signal: AbortSignal;
};

/** Whatever becomes text of sound in which nobody speaks; it should be nothing. */
export async function textFromNothing(
  noise: Int16Array,
  { stt, vad, names, signal }: NothingBench,
): Promise<readonly NothingRow[]> {
  const rows: NothingRow[] = [];
  for (const { name, sound } of nothings(noise)) {
    const counted = countingStt(stt);
    const texts: string[] = [];
    const options = {
      spokenIn: english,
      stt: counted.stt,
      vad,
      names,
      signal,
      emit: () => undefined,
    };
    for await (const { text } of hear(sourceOf(sound), options)) texts.push(text);
    const seconds = millisecondsOf(sound.length) / 1000;
    rows.push({ name, seconds, decodes: counted.count(), texts });
  }
  return rows;
}

/** Our own voice come back whole, as if nothing held it off: only the guard's words stand before it. */
export async function textFromOwnVoice(
  clips: readonly Clip[],
  { stt, vad, names, signal }: NothingBench,
): Promise<NothingRow> {
  const counted = countingStt(stt);
  const texts: string[] = [];
  let samples = 0;
  for (const { said, samples: audio } of clips) {
    samples += audio.length;
    const voiced = heardFrames(audio, vad).filter(({ voice }) => voice >= 0.5).length;
    const ears = {
      stt: counted.stt,
      names,
      language: "en",
      spokenIn: english,
      signal,
      recentSpeech: () => said,
    };
    const heard = await transcribeSegment({ audio, voicedMs: 32 * voiced }, ears);
    if (heard.kind === "speech") texts.push(heard.transcript.text);
  }
  const seconds = millisecondsOf(samples) / 1000;
  return { name: "our own voice, unhindered", seconds, decodes: counted.count(), texts };
}

function nothings(noise: Int16Array): readonly Nothing[] {
  const loud = noise.map((sample) => Math.max(-32_768, Math.min(32_767, 8 * sample)));
  return [
    { name: "digital silence", sound: new Int16Array(3 * 16_000) },
    { name: "kitchen", sound: noise },
    { name: "kitchen, eight times as loud", sound: loud },
    { name: "typing", sound: typing(60, 1) },
    { name: "a fan", sound: hiss(20, { level: 600, seed: 2 }) },
    { name: "a shower", sound: hiss(20, { level: 6_000, seed: 3 }) },
  ];
}

export function sourceOf(sound: Int16Array): AudioIn {
  return {
    isLive: false,
    frames: async function* (signal) {
      for (const frame of framesIn(sound)) {
        if (signal.aborted) return;
        yield frame;
      }
    },
  };
}

function countingStt(stt: Stt): { readonly stt: Stt; readonly count: () => number } {
  let count = 0;
  return {
    count: () => count,
    stt: {
      transcribe: (audio, request) => {
        count += 1;
        return stt.transcribe(audio, request);
      },
    },
  };
}
