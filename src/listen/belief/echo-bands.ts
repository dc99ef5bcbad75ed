/** Bands of 125 Hz up to 2 kHz, in frames of 32 ms at 4 kHz: a voice stands out in a few at a time. */
const binsPerBand = 4;
const firstBin = 3;
const bands = 15;
/** Echo is louder at once where it is louder, and believed to be fainter only slowly. */
const riseShare = 0.5;
const fallShare = 0.03;
/** The room's own echo dies away by so much from frame to frame. */
const decay = 0.55;
/** What comes back may be this many times what was foretold: devices and rooms are not that even. */
const overForetold = 3;
/**
 * So much of a frame's sound must be none of ours. With 0.35 to 0.5, and 2 or 3 times what was
 * foretold, six of six people four times as loud as the echo are heard (`sotto bench voice`).
 */
const leastForeign = 0.45;
/** Frames of certain echo before it can be foretold: half a second. */
const leastSeen = 16;

export type Bands = Float64Array;

/** Foretells how loud our own echo is in each band, from what was played and what came back of it before. */
export class EchoBands {
  readonly #gain = new Float64Array(bands);
  #foretold: Bands = new Float64Array(bands);
  #seen = 0;

  get isReady(): boolean {
    return this.#seen >= leastSeen;
  }

  /** What plays around the time a frame's echo was played; once for each frame. */
  follow(played: readonly Bands[]): void {
    this.#foretold = this.#foretold.map((before, band) =>
      Math.max(decay * before, ...played.map((one) => one[band] ?? 0)),
    );
  }

  /** A frame that is echo for certain. */
  learn(heard: Bands): void {
    this.#seen += 1;
    for (let band = 0; band < bands; band += 1) {
      const gain = (heard[band] ?? 0) / Math.max(1, this.#foretold[band] ?? 0);
      const known = this.#gain[band] ?? 0;
      const share = gain > known ? riseShare : fallShare;
      this.#gain[band] = known + share * (gain - known);
    }
  }

  /** Whether neither our echo nor the room, by its mean square, can be most of a frame's sound. */
  isForeign(heard: Bands, room: number): boolean {
    let [all, foreign] = [0, 0];
    for (let band = 0; band < bands; band += 1) {
      const energy = heard[band] ?? 0;
      const own = overForetold * (this.#gain[band] ?? 0) * (this.#foretold[band] ?? 0) + room;
      all += energy;
      foreign += Math.max(0, energy - own);
    }
    return foreign >= leastForeign * Math.max(1, all);
  }
}

const frameLength = 128;
const window = Float64Array.from(
  { length: frameLength },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / frameLength),
);
const turns = Array.from({ length: frameLength }, (_, at) => (2 * Math.PI * at) / frameLength);
const cosines = Float64Array.from(turns, Math.cos);
const sines = Float64Array.from(turns, Math.sin);

/** White noise has its mean square in each band. */
const scale = 1 / (0.375 * binsPerBand * frameLength);

/** Energy in each band of 128 samples from `start` on. */
export function bandsOf(
  samples: { readonly length: number; readonly [index: number]: number },
  start = 0,
): Bands {
  const energies = new Float64Array(bands);
  for (let bin = 0; bin < bands * binsPerBand; bin += 1) {
    let [real, imaginary] = [0, 0];
    for (let at = 0; at < frameLength; at += 1) {
      const sample = (samples[start + at] ?? 0) * (window[at] ?? 0);
      const turn = ((bin + firstBin) * at) % frameLength;
      real += sample * (cosines[turn] ?? 0);
      imaginary += sample * (sines[turn] ?? 0);
    }
    const band = Math.floor(bin / binsPerBand);
    energies[band] = (energies[band] ?? 0) + scale * (real ** 2 + imaginary ** 2);
  }
  return energies;
}
