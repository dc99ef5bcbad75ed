import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createResampler } from "../../src/listen/wav/resampler.ts";
import { tone } from "../helpers/wav.ts";

function resample(fromHz: number, input: Float32Array, chunk = input.length): Float32Array {
  const resampler = createResampler(fromHz);
  const output: number[] = [];
  for (let at = 0; at < input.length; at += chunk) {
    output.push(...resampler.push(input.subarray(at, at + chunk)));
  }
  return Float32Array.from([...output, ...resampler.flush()]);
}

/** Loudness of the middle, in dB against a full sine. */
function levelDb(samples: Float32Array): number {
  const inner = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  const power = inner.reduce((sum, sample) => sum + sample ** 2, 0) / inner.length;
  return 10 * Math.log10(2 * power);
}

const rates = [8000, 11_025, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000, 15_999];

describe("resampling to 16 kHz", () => {
  it.each(rates)("from %d Hz keeps a tone of 1 kHz where it is, sample by sample", (rateHz) => {
    const got = resample(rateHz, tone({ hz: 1000, rateHz, seconds: 0.2 }));
    const want = tone({ hz: 1000, seconds: 0.2 });
    expect(Math.abs(got.length - want.length)).toBeLessThanOrEqual(3);
    const errors = got
      .subarray(300, 2900)
      .map((sample, index) => sample - (want[index + 300] ?? 0));
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.002);
  });

  it.each([24_000, 44_100, 48_000, 96_000])(
    "from %d Hz keeps a tone above 8 kHz from folding back",
    (rateHz) => {
      const hz = 9500;
      expect(levelDb(resample(rateHz, tone({ hz, rateHz, seconds: 0.2, peak: 1 })))).toBeLessThan(
        -60,
      );
    },
  );

  it("keeps what is below 7 kHz", () => {
    const got = resample(48_000, tone({ hz: 6800, rateHz: 48_000, seconds: 0.2, peak: 1 }));
    expect(levelDb(got)).toBeCloseTo(0, 0);
  });

  it("gives the same whatever the chunks", () => {
    const noise = Float32Array.from({ length: 3000 }, (_, index) => Math.sin(index * index));
    fc.assert(
      fc.property(fc.constantFrom(...rates), fc.integer({ min: 1, max: 700 }), (rateHz, chunk) => {
        expect(resample(rateHz, noise, chunk)).toEqual(resample(rateHz, noise));
      }),
      { numRuns: 40 },
    );
  });
});
