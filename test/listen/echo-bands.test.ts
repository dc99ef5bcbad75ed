import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Bands, EchoBands, bandsOf } from "../../src/listen/belief/echo-bands.ts";

const length = 128;

function tone(hz: number, level: number): Float64Array {
  return Float64Array.from(
    { length },
    (_, at) => level * Math.sin((2 * Math.PI * hz * at) / 4_000),
  );
}

function noise(level: number, seed: number): Float64Array {
  let state = seed;
  return Float64Array.from({ length }, () => {
    state = (state * 16_807) % 2_147_483_647;
    return 2 * level * (state / 2_147_483_647 - 0.5);
  });
}

/** A voice that goes up and down: other bands in each frame. */
function voice(level: number, seed: number): readonly Float64Array[] {
  return Array.from({ length: 120 }, (_, at) => {
    const hz = 300 + ((seed * 131 + at * 37) % 1_400);
    return mixed(tone(hz, level), noise(level / 50, seed + at));
  });
}

function mixed(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((sample, at) => sample + (other[at] ?? 0));
}

const times = (sound: Float64Array, gain: number): Float64Array =>
  sound.map((sample) => gain * sample);

const ours = voice(6_000, 1);
const guest = voice(6_000, 5);

/** What is made of each frame, after so many frames in which only we were heard. */
function foreignFrames(heardAt: (at: number) => Float64Array): number {
  const echo = new EchoBands();
  let foreign = 0;
  for (const [at, frame] of ours.entries()) {
    const played = bandsOf(frame);
    echo.follow([played]);
    if (at < 40) echo.learn(bandsOf(times(frame, 0.3)));
    else foreign += Number(echo.isForeign(bandsOf(heardAt(at)), 100));
  }
  return foreign / (ours.length - 40);
}

const at = (sounds: readonly Float64Array[], index: number): Float64Array =>
  sounds[index] ?? new Float64Array(length);

describe("our echo by its bands", () => {
  it("is told from a person's voice over it, also a fainter one than ours", () => {
    const echo = (index: number): Float64Array => times(at(ours, index), 0.3);
    expect(foreignFrames(echo)).toBe(0);
    expect(
      foreignFrames((index) => mixed(echo(index), times(at(guest, index), 1))),
    ).toBeGreaterThan(0.9);
    expect(
      foreignFrames((index) => mixed(echo(index), times(at(guest, index), 0.5))),
    ).toBeGreaterThan(0.7);
  });

  it("may be half as loud again, and die away in the room", () => {
    expect(foreignFrames((index) => times(at(ours, index), 0.45))).toBe(0);
    expect(
      foreignFrames((index) =>
        mixed(times(at(ours, index), 0.3), times(at(ours, index - 1), 0.15)),
      ),
    ).toBe(0);
  });

  it("leaves the room's noise for what it is", () => {
    expect(foreignFrames((index) => noise(10, index + 1))).toBe(0);
  });

  it("is known after half a second that was nothing else", () => {
    const echo = new EchoBands();
    const frame: Bands = bandsOf(at(ours, 0));
    for (let count = 0; count < 15; count += 1) echo.learn(frame);
    expect(echo.isReady).toBe(false);
    echo.learn(frame);
    expect(echo.isReady).toBe(true);
  });
});

describe("bands", () => {
  it("hold white noise at its mean square, and a tone in one or two of them", () => {
    const energies = bandsOf(noise(3_000, 9));
    const mean = energies.reduce((sum, energy) => sum + energy, 0) / energies.length;
    expect(mean / (3_000 ** 2 / 3)).toBeGreaterThan(0.6);
    expect(mean / (3_000 ** 2 / 3)).toBeLessThan(1.6);
    const [first = 0, second = 0, third = 0] = bandsOf(tone(700, 5_000)).toSorted((a, b) => b - a);
    expect(third).toBeLessThan(0.05 * (first + second));
  });

  it("are never less than nothing, whatever the samples, also beside their end", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -32_768, max: 32_767 })),
        fc.integer(),
        (samples, start) => {
          for (const energy of bandsOf(samples, start)) expect(energy).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
