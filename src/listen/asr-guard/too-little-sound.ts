import type { TurnEvent } from "../../types/event.ts";
import { millisecondsOf, samplesOf } from "../capture/audio-in.ts";

/** Why sound was not a request; the names are those of the `no-speech` event. */
export type NoSpeech = Extract<TurnEvent, { type: "no-speech" }>["reason"];

/** A microphone without permission gives exact zeros at once; half a second rules out a slow start. */
export const zerosMs = 500;
/** Dithered silence still moves by one step either way. */
const constantSpan = 2;
/** Less voice than this is a click or a cough; "yes" has 250 ms. */
const leastVoicedMs = 200;
/** Peak of a person across the room is above -35 dBFS; a silent line stays below -45. */
const leastPeakDb = -45;
/** Microphone noise has 0.0001-0.001, noise that fools a detector 0.001-0.005, a whisper 0.01 (Handy #1229). */
const leastRms = 0.005;

export type Sound = { readonly audio: Int16Array; readonly voicedMs: number };

/** Steps 1 and 2 of the guard, before any engine runs: is there sound, is it loud, is it long enough? */
export function guardSound({ audio, voicedMs }: Sound): NoSpeech | undefined {
  const range = widen(nothingYet, audio);
  const silent = guardRange(range);
  if (silent !== undefined) return silent;
  if (voicedMs < leastVoicedMs) return "short";
  if (loudestRms(audio) < leastRms) return "quiet";
  return undefined;
}

/** The lowest and highest of so many samples: enough to tell zeros and faint noise from sound. */
export type SampleRange = {
  readonly least: number;
  readonly most: number;
  readonly samples: number;
};

export const nothingYet: SampleRange = { least: 32_767, most: -32_768, samples: 0 };

export function widen(range: SampleRange, audio: Int16Array): SampleRange {
  let { least, most } = range;
  for (const sample of audio) {
    if (sample < least) least = sample;
    if (sample > most) most = sample;
  }
  return { least, most, samples: range.samples + audio.length };
}

/** What a whole stretch of sound says of itself without a detector; undefined where it may hold a voice. */
export function guardRange(range: SampleRange): NoSpeech | undefined {
  if (millisecondsOf(range.samples) >= zerosMs && isConstant(range)) return "zeros";
  return peakDb(range) < leastPeakDb ? "quiet" : undefined;
}

/** No more than dither: what a muted or forbidden microphone gives. */
export function isConstant({ least, most }: SampleRange): boolean {
  return most - least <= constantSpan;
}

/** Half the swing, so that a constant offset is not taken for loudness. */
function peakDb({ least, most }: SampleRange): number {
  return 20 * Math.log10(Math.max(0, most - least) / 2 / 32_768);
}

/** Root mean square of the loudest tenth of a second: the margins around a word must not thin it out. */
function loudestRms(audio: Int16Array): number {
  const span = samplesOf(100);
  let loudest = 0;
  for (let start = 0; start < audio.length; start += span) {
    loudest = Math.max(loudest, rms(audio.subarray(start, start + span)));
  }
  return loudest;
}

function rms(audio: Int16Array): number {
  const mean = audio.reduce((sum, sample) => sum + sample, 0) / audio.length;
  const power = audio.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / audio.length;
  return Math.sqrt(power) / 32_768;
}
