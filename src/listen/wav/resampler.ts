import { sampleRateHz } from "../capture/audio-in.ts";

/** Zero crossings of the sinc on each side: 16 give about 70 dB of stop band with this window. */
const zeroCrossings = 16;
/** Share of the lower Nyquist frequency that passes; the rest is the filter's slope. */
const passband = 0.94;

export type Resampler = {
  readonly push: (input: Float32Array) => Float32Array;
  readonly flush: () => Float32Array;
};

/**
 * A streaming band-limited resampler to 16 kHz: a Blackman-windowed sinc, low-passed below the lower
 * of the two Nyquist frequencies, its phases tabled once. Chunk borders do not change the output,
 * and output sample n lies at input time n * fromHz / 16000.
 *
 *   input   ──┬────┬────┬────┬────┬──      half = zeroCrossings / cutoff
 *             └──── half ──▲── half ─┘
 *   output               sample n
 */
export function createResampler(fromHz: number): Resampler {
  if (fromHz === sampleRateHz) return { push: (input) => input, flush: () => new Float32Array(0) };
  const step = reduce(fromHz, sampleRateHz); // output advances by from/to input samples
  const cutoff = passband * Math.min(1, sampleRateHz / fromHz);
  const half = Math.ceil(zeroCrossings / cutoff);
  const taps = phaseTable({ phases: step.to, half, cutoff });
  let buffer: Float32Array = new Float32Array(half); // starts `half` samples before the first one
  let produced = 0; // outputs whose whole steps were dropped from the buffer's front
  const run = (input: Float32Array): Float32Array => {
    buffer = joined(buffer, input);
    const output: number[] = [];
    for (;;) {
      const start = Math.floor((produced * step.from) / step.to);
      if (start + 2 * half >= buffer.length) break;
      output.push(dot({ buffer, start, taps: taps((produced * step.from) % step.to) }));
      produced += 1;
    }
    const cycles = Math.floor(produced / step.to); // a cycle is a whole number of input samples
    buffer = buffer.slice(cycles * step.from);
    produced -= cycles * step.to;
    return Float32Array.from(output);
  };
  return { push: run, flush: () => run(new Float32Array(half)) };
}

function reduce(from: number, to: number): { from: number; to: number } {
  const divisor = greatestCommonDivisor(from, to);
  return { from: from / divisor, to: to / divisor };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Taps are made when their phase is first asked for: odd rates have thousands of phases. */
function phaseTable({
  phases,
  half,
  cutoff,
}: {
  phases: number;
  half: number;
  cutoff: number;
}): (phase: number) => Float32Array {
  const table = new Map<number, Float32Array>();
  return (phase) => {
    const known = table.get(phase);
    if (known !== undefined) return known;
    const made = lowPass({ fraction: phase / phases, half, cutoff });
    table.set(phase, made);
    return made;
  };
}

function lowPass({
  fraction,
  half,
  cutoff,
}: {
  fraction: number;
  half: number;
  cutoff: number;
}): Float32Array {
  const taps = new Float32Array(2 * half + 1);
  let sum = 0;
  for (let index = 0; index < taps.length; index += 1) {
    const distance = index - half - fraction;
    const value = sinc(distance * cutoff) * blackman(distance / (half + 1));
    taps[index] = value;
    sum += value;
  }
  return taps.map((tap) => tap / sum); // unity gain, whatever the phase
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function blackman(x: number): number {
  return 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);
}

function dot({
  buffer,
  start,
  taps,
}: {
  buffer: Float32Array;
  start: number;
  taps: Float32Array;
}): number {
  let sum = 0;
  for (let index = 0; index < taps.length; index += 1) {
    sum += (taps[index] ?? 0) * (buffer[start + index] ?? 0);
  }
  return sum;
}

function joined(a: Float32Array, b: Float32Array): Float32Array {
  const all = new Float32Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}
