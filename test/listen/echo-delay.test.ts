import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numbers } from "../../src/bench/random-numbers.ts";
import { delayBetween, playedSamples, probeSamples } from "../../src/listen/echo/echo-delay.ts";
import { Fourier, complex } from "../../src/listen/echo/fourier.ts";

function noise(seed: number, length: number): Float64Array {
  const next = numbers(seed);
  return Float64Array.from({ length }, () => next() - 0.5);
}

describe("how long what is played takes to come back", () => {
  it("is told to the sample, whatever it is, with reflections and in noise", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8_000 }),
        fc.integer({ min: 1, max: 1e6 }),
        (delay, seed) => {
          const played = noise(seed, playedSamples);
          const room = noise(seed + 7, probeSamples);
          const from = playedSamples - probeSamples - delay;
          const heard = room.map(
            (sample, at) =>
              0.1 * sample - 0.3 * (played[from + at] ?? 0) + 0.12 * (played[from + at - 90] ?? 0),
          );
          expect(delayBetween(heard, played)).toBe(delay);
        },
      ),
      { numRuns: 15 },
    );
  });

  it("is unknown where nothing of it comes back, or nothing is played", () => {
    const played = noise(5, playedSamples);
    for (let seed = 10; seed < 20; seed += 1) {
      expect(delayBetween(noise(seed, probeSamples), played)).toBeUndefined();
      expect(
        delayBetween(noise(seed, probeSamples), new Float64Array(playedSamples)),
      ).toBeUndefined();
    }
    expect(delayBetween(new Float64Array(probeSamples), played)).toBeUndefined();
  });
});

describe("the Fourier transform", () => {
  it("is the sum over all turns, and has its way back", () => {
    const length = 16;
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 32, maxLength: 32 }),
        (values) => {
          const signal = complex(length);
          signal.re.set(values.slice(0, length));
          signal.im.set(values.slice(length));
          const before = { re: [...signal.re], im: [...signal.im] };
          const fourier = new Fourier(length);
          fourier.forward(signal);
          for (let bin = 0; bin < length; bin += 1) {
            const [re, im] = slowBin(before, bin);
            expect(signal.re[bin]).toBeCloseTo(re, 9);
            expect(signal.im[bin]).toBeCloseTo(im, 9);
          }
          fourier.inverse(signal);
          signal.re.forEach((value, at) => expect(value).toBeCloseTo(before.re[at] ?? 0, 9));
          signal.im.forEach((value, at) => expect(value).toBeCloseTo(before.im[at] ?? 0, 9));
        },
      ),
      { numRuns: 30 },
    );
  });
});

type Values = { readonly re: readonly number[]; readonly im: readonly number[] };

function slowBin({ re, im }: Values, bin: number): readonly [number, number] {
  let [sumRe, sumIm] = [0, 0];
  re.forEach((value, at) => {
    const angle = (-2 * Math.PI * bin * at) / re.length;
    sumRe += value * Math.cos(angle) - (im[at] ?? 0) * Math.sin(angle);
    sumIm += value * Math.sin(angle) + (im[at] ?? 0) * Math.cos(angle);
  });
  return [sumRe, sumIm];
}
