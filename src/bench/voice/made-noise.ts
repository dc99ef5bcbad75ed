import { numbers } from "../random-numbers.ts";
import { sampleRateHz, samplesOf } from "../../listen/capture/audio-in.ts";

/** What a key is made of: the stroke on the way down, its body, and the release a little fainter. */
const strokes = [
  { afterMs: 0, level: 1, decayMs: 4 },
  { afterMs: 9, level: 0.5, decayMs: 12 },
  { afterMs: 85, level: 0.35, decayMs: 6 },
];

/**
 * Somebody who types fast beside the microphone: bursts of keys at 60-200 ms, no two alike, each a
 * short noise with a resonance between 1.5 and 4 kHz.
 */
export function typing(seconds: number, seed: number): Int16Array {
  const next = numbers(seed);
  const sound = new Float32Array(samplesOf(1000 * seconds));
  for (let atMs = 100; atMs < 1000 * seconds - 200;) {
    const level = 4_000 + 8_000 * next();
    const hz = 1_500 + 2_500 * next();
    for (const stroke of strokes) {
      addBurst(sound, {
        at: samplesOf(atMs + stroke.afterMs),
        level: level * stroke.level,
        decay: samplesOf(stroke.decayMs),
        hz,
        next,
      });
    }
    atMs += next() < 0.12 ? 400 + 500 * next() : 60 + 140 * next();
  }
  return Int16Array.from(sound, (sample) =>
    Math.max(-32_768, Math.min(32_767, Math.round(sample))),
  );
}

type Burst = {
  readonly at: number;
  readonly level: number;
  readonly decay: number;
  readonly hz: number;
  readonly next: () => number;
};

function addBurst(sound: Float32Array, { at, level, decay, hz, next }: Burst): void {
  const step = (2 * Math.PI * hz) / sampleRateHz;
  for (let index = 0; index < 5 * decay && at + index < sound.length; index += 1) {
    const ring = 0.6 * Math.sin(step * index) + 0.8 * (2 * next() - 1);
    sound[at + index] = (sound[at + index] ?? 0) + level * ring * Math.exp(-index / decay);
  }
}

/** Noise of one loudness at all pitches: a fan, a tap, a shower. */
export function hiss(
  seconds: number,
  { level, seed }: { readonly level: number; readonly seed: number },
): Int16Array {
  const next = numbers(seed);
  return Int16Array.from({ length: samplesOf(1000 * seconds) }, () =>
    Math.round(level * (2 * next() - 1)),
  );
}
