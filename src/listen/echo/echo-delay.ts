import { Fourier, complex } from "./fourier.ts";

/** Sound looked at: enough for a syllable or two. */
export const probeSamples = 4_096;
const length = 16_384;
/** What was played is looked at so far back: delays up to half a second. */
export const playedSamples = length - probeSamples;
/** Loud pitches say no more of a delay than faint ones (Knapp and Carter 1976), but noise says nothing. */
const whitening = 0.8;
/** A delay stands out from all others by so much, or there is none. */
const leastContrast = 9;
/** And what was heard is then so much like it: a room and a small loudspeaker change it a good deal. */
const leastLikeness = 0.15;
const leastPower = 1e-12;

const fourier = new Fourier(length);
const window = Float64Array.from({ length: probeSamples }, (_, at) =>
  Math.min(1, at / 256, (probeSamples - at) / 256),
);

/**
 * How many samples after it was in `played` the newest sound of `heard` came, undefined where nothing
 * of it can be made out. Both end at the same moment.
 */
export function delayBetween(heard: Float64Array, played: Float64Array): number | undefined {
  const spectrum = complex(length);
  // Both are real: one is carried as the imaginary part of the other.
  spectrum.re.set(heard.map((sample, at) => sample * window[at]!));
  spectrum.im.set(played);
  fourier.forward(spectrum);
  const product = complex(length);
  for (let bin = 0; bin < length; bin += 1) {
    const back = (length - bin) % length;
    const heardRe = (spectrum.re[bin]! + spectrum.re[back]!) / 2;
    const heardIm = (spectrum.im[bin]! - spectrum.im[back]!) / 2;
    const playedRe = (spectrum.im[bin]! + spectrum.im[back]!) / 2;
    const playedIm = (spectrum.re[back]! - spectrum.re[bin]!) / 2;
    const re = heardRe * playedRe + heardIm * playedIm;
    const im = heardIm * playedRe - heardRe * playedIm;
    const weight = 1 / (Math.hypot(re, im) ** whitening + leastPower);
    product.re[bin] = weight * re;
    product.im[bin] = weight * im;
  }
  fourier.inverse(product);
  const delay = highest(product.re);
  const isAlike = delay !== undefined && likenessAt(heard, played, delay) >= leastLikeness;
  return isAlike ? delay : undefined;
}

/** The correlation of the two, one so much later. */
function likenessAt(heard: Float64Array, played: Float64Array, delay: number): number {
  const from = played.length - heard.length - delay;
  let [product, one, other] = [0, 0, 0];
  for (let at = 0; at < heard.length; at += 1) {
    const [there, here] = [played[from + at]!, heard[at]!];
    product += there * here;
    one += here ** 2;
    other += there ** 2;
  }
  return Math.abs(product) / Math.sqrt(one * other + leastPower);
}

function highest(likeness: Float64Array): number | undefined {
  const undelayed = playedSamples - probeSamples;
  let [best, power, bestAt] = [0, 0, 0];
  for (let place = 0; place <= undelayed; place += 1) {
    // Heard lies at the start of its transform: later in what was played is a circular step back.
    const value = Math.abs(likeness[(length - place) % length]!);
    power += value ** 2;
    if (value <= best) continue;
    best = value;
    bestAt = place;
  }
  // At the border it is no peak, but the foot of one outside.
  if (bestAt === 0 || best < leastContrast * Math.sqrt(power / (undelayed + 1))) return undefined;
  return undelayed - bestAt;
}
