import { describe, expect, it } from "vitest";
import {
  guardRange,
  guardSound,
  nothingYet,
  widen,
} from "../../src/listen/asr-guard/too-little-sound.ts";
import { tone } from "../helpers/wav.ts";

function sound(peak: number, seconds = 1, offset = 0): Int16Array {
  const wave = tone({ hz: 300, seconds, peak });
  return Int16Array.from(wave, (sample) => Math.round(sample * 32_767) + offset);
}

describe("sound that is no speech, before Whisper hears it", () => {
  const cases: readonly [string, Int16Array, number, string | undefined][] = [
    ["zeros of half a second", new Int16Array(8000), 0, "zeros"],
    ["zeros even if a detector called them voice", new Int16Array(16_000), 900, "zeros"],
    ["a constant", new Int16Array(16_000).fill(1234), 900, "zeros"],
    [
      "dither of one step either way",
      Int16Array.from({ length: 16_000 }, (_, i) => (i % 3) - 1),
      900,
      "zeros",
    ],
    ["a moment of zeros", new Int16Array(4000), 0, "quiet"],
    ["a peak below -45 dBFS", sound(0.0055), 900, "quiet"],
    ["a peak below -45 dBFS on a constant offset", sound(0.0055, 1, 3000), 900, "quiet"],
    ["an RMS below 0.005", sound(0.0065), 900, "quiet"],
    ["voice of less than 200 ms", sound(0.5), 192, "short"],
    ["a whisper", sound(0.02), 900, undefined],
    ["speech", sound(0.5), 224, undefined],
    [
      "a word in a second of silence",
      Int16Array.from([...new Int16Array(12_000), ...sound(0.1, 0.25)]),
      250,
      undefined,
    ],
    ["clipped speech", sound(3).map((sample) => Math.sign(sample) * 32_767), 900, undefined],
  ];
  it.each(cases)("%s", (...[, audio, voicedMs, reason]) => {
    expect(guardSound({ audio, voicedMs })).toBe(reason);
  });

  it("a range grows over frames as over the whole", () => {
    const audio = sound(0.3);
    const parts = [audio.subarray(0, 700), audio.subarray(700, 9000), audio.subarray(9000)];
    expect(parts.reduce(widen, nothingYet)).toEqual(widen(nothingYet, audio));
    expect(guardRange(widen(nothingYet, audio))).toBeUndefined();
  });
});
