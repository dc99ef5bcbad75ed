import { frameMs, frameSamples, samplesOf } from "./audio-in.ts";

/** The longest utterance with its margins, and room for one that is merged with it. */
const keptFrames = Math.ceil(70_000 / frameMs);

/** The sound of the last minute by its time; what was not heard, or is longer ago, is silence. */
export class SoundBuffer {
  #frames: Int16Array[] = [];
  #firstMs = 0;

  /** The frame that ends at `atMs`, right after the last one. */
  push(frame: Int16Array, atMs: number): void {
    this.#frames.push(frame);
    // Taken off in bulk: shifting an array for every frame costs more than the memory.
    if (this.#frames.length > 2 * keptFrames) this.#frames = this.#frames.slice(-keptFrames);
    this.#firstMs = atMs - this.#frames.length * frameMs;
  }

  read(fromMs: number, toMs: number): Int16Array {
    const sound = new Int16Array(Math.max(0, samplesOf(toMs - fromMs)));
    const first = Math.round((fromMs - this.#firstMs) / frameMs);
    const last = Math.round((toMs - this.#firstMs) / frameMs);
    for (let index = Math.max(0, first); index < Math.min(last, this.#frames.length); index += 1) {
      sound.set(this.#frames[index] ?? [], (index - first) * frameSamples);
    }
    return sound;
  }
}
