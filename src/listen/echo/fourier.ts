/** A complex spectrum or signal: real and imaginary parts beside each other. */
export type Complex = { readonly re: Float64Array; readonly im: Float64Array };

export function complex(length: number): Complex {
  return { re: new Float64Array(length), im: new Float64Array(length) };
}

/**
 * The fast Fourier transform of one length, a power of two, in place (Cooley and Tukey):
 *
 *   even samples ─▶ half as long ─┬─▶ + ─▶ lower half
 *   odd samples  ─▶ half as long ─┴─▶ − ─▶ upper half   (odd ones turned by their place)
 */
export class Fourier {
  readonly length: number;
  readonly #cosines: Float64Array;
  readonly #sines: Float64Array;
  readonly #places: Uint32Array;

  constructor(length: number) {
    this.length = length;
    const angle = (at: number): number => (-2 * Math.PI * at) / length;
    this.#cosines = Float64Array.from({ length: length / 2 }, (_, at) => Math.cos(angle(at)));
    this.#sines = Float64Array.from({ length: length / 2 }, (_, at) => Math.sin(angle(at)));
    this.#places = reversedPlaces(length);
  }

  forward({ re, im }: Complex): void {
    this.#reorder(re);
    this.#reorder(im);
    for (let half = 1; half < this.length; half *= 2) this.#join(re, im, half);
  }

  inverse({ re, im }: Complex): void {
    this.forward({ re: im, im: re });
    for (let at = 0; at < this.length; at += 1) {
      re[at] = (re[at] ?? 0) / this.length;
      im[at] = (im[at] ?? 0) / this.length;
    }
  }

  #reorder(values: Float64Array): void {
    for (let at = 0; at < this.length; at += 1) {
      const other = this.#places[at] ?? 0;
      if (other <= at) continue;
      const kept = values[at] ?? 0;
      values[at] = values[other] ?? 0;
      values[other] = kept;
    }
  }

  #join(re: Float64Array, im: Float64Array, half: number): void {
    const stride = this.length / (2 * half);
    for (let start = 0; start < this.length; start += 2 * half) {
      for (let at = 0; at < half; at += 1) {
        const [low, high] = [start + at, start + at + half];
        const cos = this.#cosines[at * stride] ?? 0;
        const sin = this.#sines[at * stride] ?? 0;
        const [highRe, highIm] = [re[high] ?? 0, im[high] ?? 0];
        const turnedRe = highRe * cos - highIm * sin;
        const turnedIm = highRe * sin + highIm * cos;
        const [lowRe, lowIm] = [re[low] ?? 0, im[low] ?? 0];
        re[low] = lowRe + turnedRe;
        im[low] = lowIm + turnedIm;
        re[high] = lowRe - turnedRe;
        im[high] = lowIm - turnedIm;
      }
    }
  }
}

/** Where each sample goes: its place's bits read backwards. */
function reversedPlaces(length: number): Uint32Array {
  const places = new Uint32Array(length);
  for (let at = 1; at < length; at += 1) {
    places[at] = ((places[at >> 1] ?? 0) >> 1) + (at % 2 === 1 ? length / 2 : 0);
  }
  return places;
}
