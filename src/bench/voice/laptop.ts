import { sampleRateHz, samplesOf } from "../../listen/capture/audio-in.ts";
import { numbers } from "../random-numbers.ts";
import { speechLevel } from "./mix.ts";

/** The straight way from the loudspeaker to the microphone beside it. */
export const straightGain = 0.3;
/** The desk under both reflects nearly at once. */
const desk = { delayMs: 1.1, gain: 0.15 };
/** The walls, until a thousandth is left; together about 5 dB below the straight way. */
const tail = { fromMs: 3, reverberationMs: 400, pulsesPerSecond: 1_200, level: 0.165 };
/** The part of the walls' echo that changes while somebody moves. */
const moving = 0.4;
/** A small loudspeaker gives nothing below this, bends what is loud, and one way more than the other. */
const lowestHz = 250;
const bendLevel = 16_000;
const lopsided = 0.12;

/** How our own voice comes back: as the room stands, and what is added and taken away as somebody moves in it. */
export type Echo = { readonly still: Float32Array; readonly moving: Float32Array };

type Pulse = { readonly at: number; readonly gain: number };

const straight: readonly Pulse[] = [
  { at: 0, gain: straightGain },
  { at: samplesOf(desk.delayMs), gain: desk.gain },
];
const walls = pulses(1, 11);
const mover = pulses(moving, 12);
const made = new WeakMap<Int16Array, Echo>();

/** A laptop plays a sound and hears it: no straight line, no dry room. Made once for each sound. */
export function echoOf(sound: Int16Array): Echo {
  const known = made.get(sound);
  if (known) return known;
  const played = throughLoudspeaker(sound);
  const echo = { still: through(played, [...straight, ...walls]), moving: through(played, mover) };
  made.set(sound, echo);
  return echo;
}

/** As loud as it was, so that people beside it are as loud as the bench says. */
function throughLoudspeaker(sound: Int16Array): Float32Array {
  const bent = Float32Array.from(withoutLows(sound), (sample) => {
    const bend = sample / bendLevel;
    return bendLevel * Math.tanh(bend + lopsided * bend ** 2);
  });
  const loudness = speechLevel(sound) / Math.max(1, speechLevel(Int16Array.from(bent)));
  return bent.map((sample) => loudness * sample);
}

/** A first-order high pass, twice. */
function withoutLows(sound: Int16Array): Float32Array {
  const share = 1 / (1 + (2 * Math.PI * lowestHz) / sampleRateHz);
  const once = (samples: Float32Array): Float32Array => {
    let [before, last] = [0, 0];
    return samples.map((sample) => {
      last = share * (last + sample - before);
      before = sample;
      return last;
    });
  };
  return once(once(Float32Array.from(sound)));
}

/** Sparse pulses of random sign that die away: a room's tail as far as ears can tell. */
function pulses(share: number, seed: number): readonly Pulse[] {
  const next = numbers(seed);
  const count = Math.round((tail.pulsesPerSecond * tail.reverberationMs) / 1000);
  const step = (tail.reverberationMs - tail.fromMs) / count;
  const loudest = (share * tail.level) / Math.sqrt((count * 0.5) / Math.log(1000));
  return Array.from({ length: count }, (_, index) => {
    const afterMs = step * (index + next());
    const fade = 1000 ** (-afterMs / tail.reverberationMs);
    const sign = next() < 0.5 ? -1 : 1;
    return { at: samplesOf(tail.fromMs + afterMs), gain: sign * loudest * fade };
  });
}

function through(sound: Float32Array, ways: readonly Pulse[]): Float32Array {
  const out = new Float32Array(sound.length + samplesOf(tail.fromMs + tail.reverberationMs) + 1);
  for (const { at, gain } of ways) {
    for (let index = 0; index < sound.length; index += 1) {
      out[at + index] = (out[at + index] ?? 0) + gain * (sound[index] ?? 0);
    }
  }
  return out;
}
