import { frameMs, frameSamples } from "./audio-in.ts";

/** Live sound kept for a reader who is busy; what is older goes first. */
const mostFrames = Math.round(30_000 / frameMs);

/** Live samples in chunks of any length come out as frames; never blocks the device, never grows without end. */
export class FrameQueue {
  #frames: Int16Array[] = [];
  #frame = new Int16Array(frameSamples);
  #filled = 0;
  #oddByte: number | undefined;
  #lost: { readonly error: unknown } | undefined;
  #wake: () => void = () => undefined;

  /** Little-endian int16 bytes, cut anywhere. */
  pushBytes(bytes: Uint8Array): void {
    const whole = this.#oddByte === undefined ? bytes : Uint8Array.of(this.#oddByte, ...bytes);
    this.#oddByte = whole.length % 2 === 1 ? whole.at(-1) : undefined;
    const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
    for (let at = 0; at + 1 < whole.length; at += 2) this.#push(view.getInt16(at, true));
    this.#wake();
  }

  pushSamples(samples: Int16Array): void {
    for (const sample of samples) this.#push(sample);
    this.#wake();
  }

  /** The device is gone: what was heard is still read, then `next` throws. */
  fail(error: unknown): void {
    this.#lost ??= { error };
    this.#wake();
  }

  /** The next frame, when there is one; undefined once the signal has stopped. */
  async next(signal: AbortSignal): Promise<Int16Array | undefined> {
    while (!signal.aborted) {
      const frame = this.#frames.shift();
      if (frame !== undefined) return frame;
      if (this.#lost !== undefined) throw this.#lost.error;
      await this.#change(signal);
    }
    return undefined;
  }

  #push(sample: number): void {
    this.#frame[this.#filled] = sample;
    this.#filled += 1;
    if (this.#filled < frameSamples) return;
    this.#frames.push(this.#frame);
    if (this.#frames.length > mostFrames) this.#frames.shift();
    this.#frame = new Int16Array(frameSamples);
    this.#filled = 0;
  }

  #change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        signal.removeEventListener("abort", wake);
        resolve();
      };
      this.#wake = wake;
      signal.addEventListener("abort", wake, { once: true });
    });
  }
}
