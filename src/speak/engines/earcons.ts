import type { Earcon, SpokenSound } from "../../types/voice.ts";

const sampleRateHz = 22_050;
const peak = 0.2 * 32_767;
/** Each tone fades in and out, or it would click. */
const fadeMs = 8;

/** Hertz and milliseconds of each tone: rising asks, falling fails, a bell rings. */
const TONES: Readonly<Record<Earcon, readonly (readonly [number, number])[]>> = {
  awake: [
    [660, 60],
    [880, 80],
  ],
  error: [
    [330, 90],
    [220, 140],
  ],
  timer: [
    [880, 120],
    [0, 60],
    [880, 120],
    [0, 60],
    [1175, 200],
  ],
};

/** A short sound that says what words would take too long for. */
export function earconSound(name: Earcon): SpokenSound {
  const tones = TONES[name].map(([hz, ms]) => toneOf(hz, ms));
  const samples = new Int16Array(tones.reduce((sum, tone) => sum + tone.length, 0));
  let at = 0;
  for (const tone of tones) {
    samples.set(tone, at);
    at += tone.length;
  }
  return { samples, sampleRateHz };
}

function toneOf(hz: number, ms: number): Int16Array {
  const length = Math.round((sampleRateHz * ms) / 1000);
  const fade = (sampleRateHz * fadeMs) / 1000;
  return Int16Array.from({ length }, (_, index) => {
    const gain = Math.min(1, index / fade, (length - index) / fade);
    return Math.round(peak * gain * Math.sin((2 * Math.PI * hz * index) / sampleRateHz));
  });
}
