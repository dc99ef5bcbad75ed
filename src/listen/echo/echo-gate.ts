import { type Cancelled, EchoCanceller } from "./echo-canceller.ts";
import { ResidualEcho, bandsOf } from "./residual-echo.ts";

/** Our own voice hangs in the room and the devices so long after it fell silent. */
const drainMs = 600;
/** By then the first of a sound has come back, or nothing of it will. */
const comesBackWithinMs = 450;
/** So many sounds in a row of which nothing came back went to somebody's ears alone. */
const unheardSounds = 2;
/** Where this little is left of a frame it was our echo for certain. */
const surelyEcho = 0.3;
/** The room's noise in a frame may be so many times what it is on the whole. */
const overRoom = 9;
/** The room's noise is believed to be less at once, and more only slowly, or speech would raise it. */
const roomFalls = 0.3;
const roomRises = 0.01;
/** A quiet room's microphone (Handy #1229). */
const baseRms = 0.0005;
const fullScale = 32_768;

/** A frame without our own voice, as far as that can be taken out, and whether nobody else is in it. */
export type Cleaned = { readonly frame: Int16Array; readonly isEcho: boolean };

/**
 * Takes our own voice out of what the microphone hears and says of each frame whether anything else
 * is in it. Over headphones nothing comes back, so nothing is taken for an echo.
 */
export class EchoGate {
  readonly #canceller = new EchoCanceller();
  readonly #residual = new ResidualEcho();
  #startedMs = -Infinity;
  #stoppedMs = -Infinity;
  /** A program plays by itself: nobody knows what comes back. */
  #isBlind = false;
  #unheard = 0;
  /** Mean square of the room without any voice. */
  #room = baseRms ** 2;

  /** Sound (16 kHz, full scale 1) that begins to play now; undefined for sound nobody knows. */
  play(sound: Float32Array | undefined, atMs: number): void {
    if (this.#startedMs > -Infinity && !this.#isBlind) {
      this.#unheard = this.#canceller.isPlaced ? 0 : this.#unheard + 1;
    }
    this.#isBlind = sound === undefined;
    this.#startedMs = atMs;
    this.#stoppedMs = Infinity;
    if (sound) this.#canceller.play(sound, atMs);
  }

  /** Nothing plays from here on. */
  stop(atMs: number): void {
    this.#stoppedMs = Math.min(this.#stoppedMs, atMs);
    this.#canceller.stop(atMs);
  }

  /** The frame that ends at `atMs`. */
  hear(frame: Int16Array, atMs: number): Cleaned {
    if (this.#startedMs === -Infinity || atMs > this.#stoppedMs + drainMs) {
      this.#followRoom(frame);
      return { frame, isEcho: false };
    }
    if (this.#isBlind) return { frame, isEcho: true };
    const cancelled = this.#canceller.cancel(frame, atMs);
    const isEcho = this.#isEcho(cancelled, atMs);
    const { heard, left } = cancelled;
    if (meanSquare(left) >= meanSquare(heard)) return { frame, isEcho };
    return { frame: Int16Array.from(left, (sample) => Math.round(sample * fullScale)), isEcho };
  }

  #isEcho({ heard, left, foretold }: Cancelled, atMs: number): boolean {
    if (!this.#canceller.isPlaced) {
      return this.#unheard < unheardSounds && atMs - this.#startedMs < comesBackWithinMs;
    }
    this.#residual.follow(bandsOf(foretold));
    const bands = bandsOf(left);
    if (meanSquare(left) < surelyEcho * meanSquare(heard)) this.#residual.learn(bands);
    return !this.#residual.isKnown || !this.#residual.isForeign(bands, overRoom * this.#room);
  }

  #followRoom(frame: Int16Array): void {
    const level = Math.max(1, meanSquare(frame)) / fullScale ** 2;
    this.#room += (level < this.#room ? roomFalls : roomRises) * (level - this.#room);
  }
}

function meanSquare(samples: Float64Array | Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample ** 2;
  return sum / samples.length;
}
