import { frameSamples } from "../capture/audio-in.ts";
import { Fourier, complex } from "./fourier.ts";

/** Bands of 125 Hz up to 4 kHz: a voice stands out in a few at a time. */
const binsPerBand = 4;
const firstBin = 5;
const bands = 31;
/** What is left over is believed to be louder at once where it is louder, and to be fainter only slowly. */
const riseShare = 0.5;
const fallShare = 0.03;
/** The room's own tail dies away by so much from frame to frame. */
const decay = 0.55;
/**
 * What is left may be so many times what was foretold, and so much of a frame's sound must be none of
 * ours. Alone in the laptop's room of `sotto bench voice` no frame of 2 600 passed; with 1.5 and 0.3
 * four did, and with 3 and 0.45 people as loud as our echo were heard half as often.
 */
const overForetold = 2;
const leastForeign = 0.3;
/** Frames of certain echo before what is left of it can be foretold: half a second. */
const leastSeen = 16;

export type Bands = Float64Array;

/** Foretells how much of our own echo is left in each band, from what was taken out and what was left before. */
export class ResidualEcho {
  readonly #gain = new Float64Array(bands);
  readonly #foretold = new Float64Array(bands);
  #seen = 0;

  get isKnown(): boolean {
    return this.#seen >= leastSeen;
  }

  /** What was taken out of a frame; once for each frame. */
  follow(taken: Bands): void {
    for (let band = 0; band < bands; band += 1) {
      this.#foretold[band] = Math.max(decay * this.#foretold[band]!, taken[band]!);
    }
  }

  /** What was left of a frame that is echo for certain. */
  learn(left: Bands): void {
    this.#seen += 1;
    for (let band = 0; band < bands; band += 1) {
      const gain = left[band]! / Math.max(leastEnergy, this.#foretold[band]!);
      const known = this.#gain[band]!;
      this.#gain[band] = known + (gain > known ? riseShare : fallShare) * (gain - known);
    }
  }

  /** Whether neither our echo nor the room, by its mean square, can be most of what is left. */
  isForeign(left: Bands, room: number): boolean {
    let [all, foreign] = [0, 0];
    for (let band = 0; band < bands; band += 1) {
      const own = overForetold * this.#gain[band]! * this.#foretold[band]! + room;
      all += left[band]!;
      foreign += Math.max(0, left[band]! - own);
    }
    return foreign >= leastForeign * Math.max(leastEnergy, all);
  }
}

const leastEnergy = 1e-10;
const fourier = new Fourier(frameSamples);
const window = Float64Array.from(
  { length: frameSamples },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / frameSamples),
);
/** White noise has its mean square in each band. */
const scale = 1 / (0.375 * binsPerBand * frameSamples);

/** Energy of a frame in each band. */
export function bandsOf(frame: Float64Array): Bands {
  const spectrum = complex(frameSamples);
  for (let at = 0; at < frameSamples; at += 1) spectrum.re[at] = frame[at]! * window[at]!;
  fourier.forward(spectrum);
  return Float64Array.from({ length: bands }, (_, band) => {
    let energy = 0;
    const from = firstBin + binsPerBand * band;
    for (let bin = from; bin < from + binsPerBand; bin += 1) {
      energy += spectrum.re[bin]! ** 2 + spectrum.im[bin]! ** 2;
    }
    return scale * energy;
  });
}
