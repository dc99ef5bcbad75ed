import { describe, expect, it } from "vitest";
import { numbers } from "../../src/bench/random-numbers.ts";
import { EchoFilter, blockSamples } from "../../src/listen/echo/echo-filter.ts";

/** Sound that goes up and down and has no pitch: white noise, louder and softer. */
function sound(seed: number, blocks: number): Float64Array {
  const next = numbers(seed);
  const loudness = (at: number): number => 0.2 * (1 + Math.sin(at / 900));
  return Float64Array.from(
    { length: blocks * blockSamples },
    (_, at) => loudness(at) * (next() - 0.5),
  );
}

/** A room: the straight way, and walls that go on for 60 ms. */
const ways = [
  [40, 0.3],
  [75, -0.12],
  [310, 0.1],
  [622, -0.05],
  [960, 0.03],
] as const;

function inRoom(played: Float64Array, turned = 1): Float64Array {
  return played.map((_, at) =>
    ways.reduce((sum, [later, gain], way) => {
      const changed = way === 0 ? gain : turned * gain;
      return sum + changed * (played[at - later] ?? 0);
    }, 0),
  );
}

/** What is left of what was heard, by blocks. */
function leftOver(
  filter: EchoFilter,
  played: Float64Array,
  heard: Float64Array,
): readonly Float64Array[] {
  return Array.from({ length: heard.length / blockSamples - 1 }, (_, index) => {
    const from = (index + 1) * blockSamples;
    const foretold = filter.foretell(played.slice(from - blockSamples, from + blockSamples));
    const left = foretold.map((sample, at) => (heard[from + at] ?? 0) - sample);
    filter.learn(left);
    return left;
  });
}

function energyOf(parts: readonly Float64Array[]): number {
  return parts.flatMap((part) => [...part]).reduce((sum, sample) => sum + sample ** 2, 0);
}

function decibelsBelow(left: readonly Float64Array[], heard: Float64Array): number {
  const last = left.slice(-20);
  return 10 * Math.log10(energyOf([heard.slice(-20 * blockSamples)]) / energyOf(last));
}

describe("what a room answers to what is played", () => {
  const played = sound(3, 125);
  const heard = inRoom(played);

  it("is taken out: a hundredth of it is left after two seconds", () => {
    expect(decibelsBelow(leftOver(new EchoFilter(), played, heard), heard)).toBeGreaterThan(20);
  });

  it("is none of what a person says, who stays as loud, and spoils nothing", () => {
    const filter = new EchoFilter();
    leftOver(filter, played, heard);
    const person = sound(77, 60).map((sample) => 0.6 * sample);
    const [more, again] = [sound(5, 60), sound(6, 30)];
    const both = inRoom(more).map((sample, at) => sample + (person[at] ?? 0));
    const left = leftOver(filter, more, both);
    const kept = energyOf(left.slice(-20)) / energyOf([person.slice(-20 * blockSamples)]);
    expect(kept).toBeGreaterThan(0.8);
    expect(kept).toBeLessThan(1.2);
    const first = leftOver(filter, again, inRoom(again)).slice(2, 6);
    const echo = inRoom(again).slice(3 * blockSamples, 7 * blockSamples);
    expect(10 * Math.log10(energyOf([echo]) / energyOf(first))).toBeGreaterThan(8);
  });

  it("is learnt anew when the room changes", () => {
    const filter = new EchoFilter();
    leftOver(filter, played, heard);
    const more = sound(9, 125);
    const other = inRoom(more, -0.5);
    expect(decibelsBelow(leftOver(filter, more, other), other)).toBeGreaterThan(15);
  });

  it("is next to nothing where nothing comes back", () => {
    const hiss = sound(21, 125).map((sample) => 0.01 * sample);
    expect(decibelsBelow(leftOver(new EchoFilter(), played, hiss), played)).toBeGreaterThan(30);
  });
});
