import { type Complex, Fourier, complex } from "./fourier.ts";

/** Samples the filter takes at a time: 16 ms, so that it learns sixty times a second. */
export const blockSamples = 256;
export const partitions = 14;
const length = 2 * blockSamples;
const bins = blockSamples + 1;
/** How much of the room's answer is still true a block later: somebody moves, clocks drift. */
const keep = 0.9995;
/** What is not known yet of the straight way, and of the parts after it, which are fainter and fade. */
const firstDoubt = 0.1;
const tailDoubt = 0.02;
const doubtFade = 0.65;
/**
 * A bin learns less of a block than if it were alone: its neighbours leak into it. With half of what
 * the theory says the filter is sure of itself long before it is right.
 */
const learnt = 0.2;
/** Answers of the room change at least so much, or a part once taken for silent would never be learned. */
const leastChange = 1e-5;
/** Half a block of an error is always zero, so it has half its power. */
const half = 0.5;
/** What is beside the answer, as loud as it lately was. */
const noiseShare = 0.2;
const leastNoise = 1e-6;
/** Parts cut back to what is possible after each block, in turns. */
const cutAtATime = 2;

/**
 * Learns how a room and its devices answer what is played, and takes that answer away: a Kalman
 * filter over partitions of the room's answer, each bin for itself (Enzner and Vary 2006; Kuech,
 * Mabande and Enzner 2014). What is in the sound beside the answer makes it learn less, so a person
 * who speaks meanwhile does not spoil it.
 *
 *   played  ─▶ block now │ one ago │ two ago …      each by its part of the answer
 *                 └────────┴────────┴──▶ Σ ─▶ foretold
 *   heard ──────────────────────────────▶ − ─▶ left over ─▶ what to learn
 */
export class EchoFilter {
  readonly #fourier = new Fourier(length);
  readonly #played = Array.from({ length: partitions }, () => complex(length));
  readonly #answer = Array.from({ length: partitions }, () => complex(length));
  readonly #doubt = Array.from({ length: partitions }, (_, part) =>
    new Float64Array(bins).fill(part === 0 ? firstDoubt : tailDoubt * doubtFade ** part),
  );
  readonly #sum = complex(length);
  readonly #error = complex(length);
  readonly #steps = new Float64Array(bins);
  readonly #noise = new Float64Array(bins).fill(leastNoise);
  #nextToCut = 0;

  /** Two blocks of what is played, the older one first (-1..1): what will be heard of it in the last one. */
  foretell(played: Float64Array): Float64Array {
    this.#shift(played);
    const { re, im } = this.#sum;
    re.fill(0);
    im.fill(0);
    for (let part = 0; part < partitions; part += 1) {
      addProduct(this.#sum, at(this.#played, part), at(this.#answer, part));
    }
    mirror(this.#sum);
    this.#fourier.inverse(this.#sum);
    return re.slice(blockSamples);
  }

  /** What was heard beside the foretold, -1..1. */
  learn(left: Float64Array): void {
    const { re, im } = this.#error;
    re.fill(0);
    im.fill(0);
    re.set(left, blockSamples);
    this.#fourier.forward(this.#error);
    this.#weigh();
    for (let part = 0; part < partitions; part += 1) this.#learnPart(part);
    for (let count = 0; count < cutAtATime; count += 2) this.#cutPair();
  }

  /** How far each bin's error is followed: less where more of it is none of the answer. */
  #weigh(): void {
    const { re, im } = this.#error;
    const doubted = this.#steps.fill(0);
    for (let part = 0; part < partitions; part += 1) {
      const [played, doubt] = [at(this.#played, part), at(this.#doubt, part)];
      for (let bin = 0; bin < bins; bin += 1) {
        const power = played.re[bin]! ** 2 + played.im[bin]! ** 2;
        doubted[bin] = doubted[bin]! + half * doubt[bin]! * power;
      }
    }
    for (let bin = 0; bin < bins; bin += 1) {
      const error = re[bin]! ** 2 + im[bin]! ** 2;
      const beside = Math.max(leastNoise, error - doubted[bin]!);
      const known = this.#noise[bin]!;
      const noise = known + noiseShare * (beside - known);
      this.#noise[bin] = noise;
      this.#steps[bin] = 1 / (doubted[bin]! + noise);
    }
  }

  #learnPart(part: number): void {
    const answer = at(this.#answer, part);
    const played = at(this.#played, part);
    const doubt = at(this.#doubt, part);
    const least = leastChange * doubtFade ** part;
    for (let bin = 0; bin < bins; bin += 1) {
      const step = doubt[bin]! * this.#steps[bin]!;
      const [playedRe, playedIm] = [played.re[bin]!, played.im[bin]!];
      const [leftRe, leftIm] = [this.#error.re[bin]!, this.#error.im[bin]!];
      const re = answer.re[bin]! + step * (playedRe * leftRe + playedIm * leftIm);
      const im = answer.im[bin]! + step * (playedRe * leftIm - playedIm * leftRe);
      answer.re[bin] = re;
      answer.im[bin] = im;
      const certain = 1 - learnt * step * (playedRe ** 2 + playedIm ** 2);
      doubt[bin] =
        keep ** 2 * certain * doubt[bin]! + (1 - keep ** 2) * (re ** 2 + im ** 2) + least;
    }
  }

  /** An answer is no longer than its block; two of them, being real, go through one transform. */
  #cutPair(): void {
    const one = at(this.#answer, this.#nextToCut);
    const other = at(this.#answer, this.#nextToCut + 1);
    this.#nextToCut = (this.#nextToCut + 2) % partitions;
    const both = this.#sum;
    for (let bin = 0; bin < length; bin += 1) {
      const [from, sign] = bin < bins ? [bin, 1] : [length - bin, -1];
      both.re[bin] = one.re[from]! - sign * other.im[from]!;
      both.im[bin] = sign * one.im[from]! + other.re[from]!;
    }
    this.#fourier.inverse(both);
    both.re.fill(0, blockSamples);
    both.im.fill(0, blockSamples);
    this.#fourier.forward(both);
    for (let bin = 0; bin < bins; bin += 1) {
      const back = (length - bin) % length;
      one.re[bin] = (both.re[bin]! + both.re[back]!) / 2;
      one.im[bin] = (both.im[bin]! - both.im[back]!) / 2;
      other.re[bin] = (both.im[bin]! + both.im[back]!) / 2;
      other.im[bin] = (both.re[back]! - both.re[bin]!) / 2;
    }
  }

  /** What was played was something else, or at another time: the newest two blocks first. */
  replay(blocks: readonly Float64Array[]): void {
    for (const block of blocks.toReversed()) this.#shift(block);
  }

  #shift(played: Float64Array): void {
    const oldest = this.#played.pop()!;
    oldest.re.set(played);
    oldest.im.fill(0);
    this.#fourier.forward(oldest);
    this.#played.unshift(oldest);
  }
}

function at<Item>(items: readonly Item[], index: number): Item {
  return items[index]!;
}

function addProduct(sum: Complex, one: Complex, other: Complex): void {
  for (let bin = 0; bin < bins; bin += 1) {
    const [oneRe, oneIm] = [one.re[bin]!, one.im[bin]!];
    const [otherRe, otherIm] = [other.re[bin]!, other.im[bin]!];
    sum.re[bin] = sum.re[bin]! + oneRe * otherRe - oneIm * otherIm;
    sum.im[bin] = sum.im[bin]! + oneRe * otherIm + oneIm * otherRe;
  }
}

/** The upper half of a real signal's spectrum. */
function mirror({ re, im }: Complex): void {
  for (let bin = 1; bin < blockSamples; bin += 1) {
    re[length - bin] = re[bin]!;
    im[length - bin] = -im[bin]!;
  }
}
