import { samplesOf } from "../../listen/capture/audio-in.ts";
import { rmsOf } from "../../listen/vad/loudness.ts";
import { joined } from "./clips.ts";

/** How loud speech is told by its loudest third: pauses must not make it seem faint. */
const loudShare = 1 / 3;
const windowMs = 32;

/** Speech with noise below it by so many decibels; the noise begins at `fromMs` of its own and goes round. */
export function withNoise(
  speech: Int16Array,
  noise: Int16Array,
  { snrDb, fromMs }: { readonly snrDb: number; readonly fromMs: number },
): Int16Array {
  const gain = speechLevel(speech) / Math.max(1, rmsOf(noise)) / 10 ** (snrDb / 20);
  const start = samplesOf(fromMs);
  return speech.map((sample, at) =>
    int16(sample + gain * (noise[(start + at) % noise.length] ?? 0)),
  );
}

/** Root mean square of the loudest third of its windows. */
export function speechLevel(speech: Int16Array): number {
  const levels = windowsOf(speech)
    .map(rmsOf)
    .toSorted((a, b) => b - a);
  const loud = levels.slice(0, Math.max(1, Math.round(levels.length * loudShare)));
  return Math.sqrt(loud.reduce((sum, level) => sum + level ** 2, 0) / loud.length);
}

/** The sound with so much of its own room between two of its samples. */
export function withPause(
  speech: Int16Array,
  { atMs, pauseMs }: { readonly atMs: number; readonly pauseMs: number },
): Int16Array {
  const at = samplesOf(atMs);
  const room = quietest(speech);
  const pause = new Int16Array(samplesOf(pauseMs));
  for (let index = 0; index < pause.length; index += 1)
    pause[index] = room[index % room.length] ?? 0;
  return joined([speech.subarray(0, at), pause, speech.subarray(at)]);
}

/**
 * Where a speaker would pause: the middle of the quietest 64 ms between a fifth and four fifths of
 * the voice.
 */
export function likelyPauseMs(
  speech: Int16Array,
  voice: { readonly fromMs: number; readonly toMs: number },
): number {
  const span = voice.toMs - voice.fromMs;
  let best = { atMs: (voice.fromMs + voice.toMs) / 2, level: Infinity };
  for (let atMs = voice.fromMs + span / 5; atMs <= voice.fromMs + (4 * span) / 5; atMs += 8) {
    const level = rmsOf(speech.subarray(samplesOf(atMs - windowMs), samplesOf(atMs + windowMs)));
    if (level < best.level) best = { atMs, level };
  }
  return best.atMs;
}

/** The room of a recording: its quietest windows that are not digital silence, a quarter second of them. */
function quietest(speech: Int16Array): Int16Array {
  const windows = windowsOf(speech)
    .map((window) => ({ window, level: rmsOf(window) }))
    .filter(({ level }) => level > 0)
    .toSorted((a, b) => a.level - b.level);
  const few = windows.slice(0, 8).map(({ window }) => window);
  return few.length === 0 ? new Int16Array(1) : joined(few);
}

function windowsOf(sound: Int16Array): readonly Int16Array[] {
  const length = samplesOf(windowMs);
  const count = Math.max(1, Math.floor(sound.length / length));
  return Array.from({ length: count }, (_, index) =>
    sound.subarray(index * length, (index + 1) * length),
  );
}

function int16(value: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(value)));
}
