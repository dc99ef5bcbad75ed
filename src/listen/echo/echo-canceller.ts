import { frameSamples, samplesOf } from "../capture/audio-in.ts";
import { delayBetween, playedSamples, probeSamples } from "./echo-delay.ts";
import { EchoFilter, blockSamples, partitions } from "./echo-filter.ts";

/** The filter has so much room before the straight way, for delays not told to the sample. */
const lead = samplesOf(4);
const fullScale = 32_768;
/** While the delay of a sound is known, it is looked at again so often: clocks drift. */
const lookEvery = 8;
/** Two looks that agree to so many samples tell a delay. */
const agreeing = 2;
/** A delay that moved so far makes what the filter was told before wrong. */
const farOff = 2;
/** Sounds whose echo may still hang in the room. */
const kept = 3;

/** A sound of ours, in samples of the microphone. */
type Placed = {
  readonly samples: Float32Array;
  readonly playedAt: number;
  /** So much of it was played. */
  length: number;
  /** From when a player says it plays to when it is heard. */
  delay: number;
  isSure: boolean;
};

export type Cancelled = {
  /** Full scale is 1, here as in the rest. */
  readonly heard: Float64Array;
  /** What was heard, without what is foretold of our own sound. */
  readonly left: Float64Array;
  readonly foretold: Float64Array;
};

/**
 * Takes out of what the microphone hears what we play: finds when each sound comes back, and how the
 * room and the devices change it.
 */
export class EchoCanceller {
  readonly #filter = new EchoFilter();
  readonly #heard = new Float64Array(probeSamples);
  #placed: Placed[] = [];
  /** Of the last sound: most likely that of the next. */
  #delay = 0;
  #lastLook: number | undefined;
  #frames = 0;

  /** Whether it is known when what plays comes back. */
  get isPlaced(): boolean {
    return this.#placed.at(-1)?.isSure === true;
  }

  play(samples: Float32Array, atMs: number): void {
    this.#lastLook = undefined;
    const sound = { samples, playedAt: samplesOf(atMs), length: samples.length };
    this.#placed = [
      ...this.#placed.slice(1 - kept),
      { ...sound, delay: this.#delay, isSure: false },
    ];
  }

  stop(atMs: number): void {
    const last = this.#placed.at(-1);
    if (last) last.length = Math.min(last.length, samplesOf(atMs) - last.playedAt);
  }

  /** One frame that ends at `atMs`. */
  cancel(frame: Int16Array, atMs: number): Cancelled {
    const start = samplesOf(atMs) - frameSamples;
    const heard = Float64Array.from(frame, (sample) => sample / fullScale);
    this.#heard.copyWithin(0, frameSamples);
    this.#heard.set(heard, probeSamples - frameSamples);
    this.#lookForDelay(start + frameSamples);
    const foretold = new Float64Array(frameSamples);
    const left = heard.slice();
    for (let from = 0; from < frameSamples; from += blockSamples) {
      const block = this.#filter.foretell(this.#blocksUntil(start + from + blockSamples));
      foretold.set(block, from);
      const beside = block.map((sample, at) => heard[from + at]! - sample);
      left.set(beside, from);
      if (this.isPlaced) this.#filter.learn(beside);
    }
    return { heard, left, foretold };
  }

  #lookForDelay(end: number): void {
    this.#frames += 1;
    const sound = this.#placed.at(-1);
    if (!sound || (sound.isSure && this.#frames % lookEvery !== 0)) return;
    const played = this.#soundBetween(end - playedSamples, end, () => 0);
    const found = delayBetween(this.#heard, played);
    const before = this.#lastLook;
    this.#lastLook = found;
    if (found === undefined || before === undefined) return;
    if (Math.abs(found - before) > agreeing) return;
    const moved = Math.abs(found - sound.delay);
    sound.delay = found;
    sound.isSure = true;
    this.#delay = found;
    if (moved > farOff) this.#replay(end - frameSamples);
  }

  #replay(end: number): void {
    const blocks = Array.from({ length: partitions }, (_, part) =>
      this.#blocksUntil(end - part * blockSamples),
    );
    this.#filter.replay(blocks);
  }

  #blocksUntil(end: number): Float64Array {
    return this.#soundBetween(end - 2 * blockSamples, end, ({ delay }) => delay - lead);
  }

  /** What was played between two samples of the microphone, each sound so much later. */
  #soundBetween(from: number, to: number, later: (sound: Placed) => number): Float64Array {
    const all = new Float64Array(to - from);
    for (const sound of this.#placed) {
      const first = sound.playedAt + later(sound);
      const end = Math.min(to, first + sound.length);
      for (let at = Math.max(from, first); at < end; at += 1) {
        all[at - from] = sound.samples[at - first]!;
      }
    }
    return all;
  }
}
