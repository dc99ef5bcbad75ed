import { frameMs } from "../capture/audio-in.ts";
import { rmsOf } from "../vad/loudness.ts";
import { type Bands, EchoBands, bandsOf } from "./echo-bands.ts";

/** Echo is looked for at a quarter of the rate: voices have what matters below 2 kHz. */
const decimation = 4;
const reducedRateHz = 16_000 / decimation;
/** Sound compared at a time (voice.md §3: 50-100 ms). */
const probeFrames = 3;
/** A speaker's buffer and the way through the room take no longer. */
const mostLagMs = 500;
/** Without its strongest, lowest part two voices are much less alike. */
const emphasis = 0.9;
/**
 * voice.md §3, item 8. Over clips of five synthesizer voices (test/listen/echo-gate.test.ts), with the
 * emphasis: an echo with a reflection and noise at least 0.85 in 19 of 20 windows, another voice at
 * most 0.60 (without it 0.79).
 */
const echoCorrelation = 0.65;
/** Only what is an echo for certain tells how loud echoes are. */
const sureCorrelation = 0.8;
const overFloor = 3;
const overBase = 4;
const overEcho = 1.5;
const halfLifeMs = 400;
const drainMs = 300;
/** A quiet room's microphone (Handy #1229), int16. */
const baseRms = 0.0005 * 32_768;
const keptMs = 4_000;

/** `lag` in samples: the way through devices and room. */
type Match = { readonly correlation: number; readonly rms: number; readonly lag: number };

/**
 * Says of a frame whether it can be our own voice come back, without echo cancellation: by what we
 * play, shifted by up to half a second, and by how loud that has come back before, band by band.
 * Over headphones nothing comes back, so nothing is taken for an echo.
 */
export class EchoGate {
  /** What we play at the reduced rate; the last sample's time is `#playedUntilMs`. */
  #played: number[] = [];
  #playedUntilMs = -Infinity;
  #stoppedMs = -Infinity;
  /** A program plays by itself: nobody knows what comes back. */
  #isBlind = false;
  #recent: Float32Array[] = [];
  #floor = baseRms;
  /** Loudness of the echo over that of what was played. */
  #gain = 0;
  readonly #bands = new EchoBands();
  /** How long the way through devices and room last took for certain. */
  #lag = 0;

  /** Sound (16 kHz) that begins to play now; undefined for sound nobody knows. */
  play(sound: Int16Array | Float32Array | undefined, atMs: number): void {
    this.#isBlind = sound === undefined;
    this.#stoppedMs = Infinity;
    this.#fillUntil(atMs);
    for (const sample of reduced(sound ?? new Int16Array(0))) this.#played.push(sample);
    this.#playedUntilMs = atMs + this.#lengthMs(sound?.length ?? 0);
    const kept = Math.ceil((keptMs * reducedRateHz) / 1000) + (sound?.length ?? 0) / decimation;
    if (this.#played.length > 2 * kept) this.#played = this.#played.slice(-Math.ceil(kept));
  }

  /** Nothing plays from here on. */
  stop(atMs: number): void {
    this.#stoppedMs = Math.min(this.#stoppedMs, atMs);
    const cutMs = this.#playedUntilMs - atMs;
    if (cutMs <= 0) return;
    this.#played.length = Math.max(0, this.#played.length - this.#samplesIn(cutMs));
    this.#playedUntilMs = atMs;
  }

  /** Whether the frame that ends at `atMs` is none of the user's voice as far as can be told. */
  isEcho(frame: Int16Array, atMs: number): boolean {
    const few = reduced(frame);
    this.#recent = [...this.#recent.slice(1 - probeFrames), few];
    const level = rmsOf(few);
    if (atMs > this.#stoppedMs + drainMs || this.#stoppedMs === -Infinity) {
      this.#followRoom(level);
      return false;
    }
    if (this.#isBlind) return true;
    const probe = joined(this.#recent);
    const match = this.#bestMatch(probe, atMs);
    const isSure = match.correlation >= sureCorrelation;
    if (isSure) this.#lag = match.lag;
    this.#bands.follow(this.#playedAround(atMs));
    const heard = bandsOf(few);
    if (isSure) {
      this.#bands.learn(heard);
      this.#learn(rmsOf(probe) / Math.max(match.rms, 1));
    }
    if (match.correlation >= echoCorrelation) return true;
    if (this.#bands.isReady) return !this.#bands.isForeign(heard, (overFloor * this.#floor) ** 2);
    return this.#isFaint(level, atMs);
  }

  /** Before the echo is known by its bands, it is told by its loudness alone. */
  #isFaint(level: number, atMs: number): boolean {
    const floor = Math.min(overFloor * this.#floor, overBase * Math.max(baseRms, this.#floor));
    return level <= Math.max(floor, overEcho * this.#gain * this.#loudestPlayed(atMs));
  }

  #followRoom(level: number): void {
    const share = level < this.#floor ? 0.3 : 0.01;
    this.#floor = Math.max(1, this.#floor + share * (level - this.#floor));
  }

  #learn(gain: number): void {
    const share = 1 - 0.5 ** (frameMs / halfLifeMs);
    this.#gain = this.#gain === 0 ? gain : this.#gain + share * (gain - this.#gain);
  }

  /** The highest correlation of the probe with what was played up to half a second before. */
  #bestMatch(probe: Float32Array, atMs: number): Match {
    const energy = energyOf(probe, 0, probe.length);
    const now = this.#indexAt(atMs) - probe.length;
    const last = Math.min(now, this.#played.length - probe.length);
    const first = Math.max(0, this.#indexAt(atMs - mostLagMs) - probe.length);
    let best = { correlation: 0, rms: 0, lag: 0 };
    let own = last < first ? 0 : energyOf(this.#played, last, probe.length);
    for (let start = last; start >= first; start -= 1) {
      const correlation = Math.abs(productAt(probe, this.#played, start)) / Math.sqrt(energy * own);
      if (correlation > best.correlation)
        best = { correlation, rms: Math.sqrt(own / probe.length), lag: now - start };
      own += square(this.#played[start - 1]) - square(this.#played[start + probe.length - 1]);
    }
    return best;
  }

  /** What was played a way through the room ago, and half a frame before and after. */
  #playedAround(atMs: number): readonly Bands[] {
    const length = this.#samplesIn(frameMs);
    const start = this.#indexAt(atMs) - this.#lag - length;
    return [-0.5, 0, 0.5].map((frames) => bandsOf(this.#played, start + frames * length));
  }

  /** The loudest frame of what can be coming back at this moment. */
  #loudestPlayed(atMs: number): number {
    const end = Math.min(this.#played.length, this.#indexAt(atMs));
    const window = this.#samplesIn(frameMs);
    let loudest = 0;
    for (let at = Math.max(0, this.#indexAt(atMs - mostLagMs)); at + window <= end; at += window) {
      loudest = Math.max(loudest, energyOf(this.#played, at, window) / window);
    }
    return Math.sqrt(loudest);
  }

  /** Silence between two sounds. */
  #fillUntil(atMs: number): void {
    const gapMs = Math.min(atMs - this.#playedUntilMs, keptMs);
    for (let left = this.#samplesIn(Math.max(0, gapMs)); left > 0; left -= 1) this.#played.push(0);
  }

  #indexAt(atMs: number): number {
    return this.#played.length - this.#samplesIn(this.#playedUntilMs - atMs);
  }

  #samplesIn(ms: number): number {
    return Math.round((ms * reducedRateHz) / 1000);
  }

  #lengthMs(samples: number): number {
    return (Math.floor(samples / decimation) / reducedRateHz) * 1000;
  }
}

/** A quarter of the samples, each without most of the one before it. */
function reduced(sound: Int16Array | Float32Array): Float32Array {
  const few = new Float32Array(Math.floor(sound.length / decimation));
  let before = 0;
  for (let index = 0; index < few.length; index += 1) {
    let sum = 0;
    for (let at = 0; at < decimation; at += 1) sum += sound[decimation * index + at] ?? 0;
    few[index] = sum / decimation - emphasis * before;
    before = sum / decimation;
  }
  return few;
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

type Samples = { readonly length: number; readonly [index: number]: number };

function square(sample = 0): number {
  return sample * sample;
}

function energyOf(samples: Samples, start: number, length: number): number {
  let sum = 0;
  for (let index = start; index < start + length; index += 1) sum += square(samples[index]);
  return sum;
}

function productAt(probe: Samples, played: Samples, start: number): number {
  let sum = 0;
  for (let index = 0; index < probe.length; index += 1) {
    sum += (probe[index] ?? 0) * (played[start + index] ?? 0);
  }
  return sum;
}
