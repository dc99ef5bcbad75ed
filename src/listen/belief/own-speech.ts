import type { SpokenSound } from "../../types/voice.ts";
import { EchoGate } from "./echo-gate.ts";
import { createResampler } from "../wav/resampler.ts";

/**
 * An echo begins while we speak or as the last sound drains, never later: people answer "Which one: the
 * stand-up or lunch with Sarah?" in the very words they just heard.
 */
const echoesForMs = 500;
const mostSaid = 200;

type Said = { readonly text: string; readonly fromMs: number; untilMs: number };

/** What our own voice says, by the clock of the frames: as sound for the echo gate, as words for the guard. */
export class OwnSpeech {
  readonly #gate = new EchoGate();
  #said: Said[] = [];

  started(sound: SpokenSound | undefined, text: string, atMs: number): void {
    this.#end(atMs);
    this.#gate.play(sound && resampled(sound), atMs);
    this.#said = [...this.#said.slice(-mostSaid), { text, fromMs: atMs, untilMs: Infinity }];
  }

  silent(atMs: number): void {
    this.#end(atMs);
    this.#gate.stop(atMs);
  }

  isEcho(frame: Int16Array, atMs: number): boolean {
    return this.#gate.isEcho(frame, atMs);
  }

  /** The words whose echo a sound between these times can hold. */
  around(fromMs: number, toMs: number): string {
    return this.#said
      .filter((one) => one.fromMs < toMs && one.untilMs + echoesForMs > fromMs)
      .map(({ text }) => text)
      .join(" ");
  }

  #end(atMs: number): void {
    const last = this.#said.at(-1);
    if (last) last.untilMs = Math.min(last.untilMs, atMs);
  }
}

function resampled({ samples, sampleRateHz }: SpokenSound): Float32Array {
  const resampler = createResampler(sampleRateHz);
  const parts = [resampler.push(Float32Array.from(samples)), resampler.flush()];
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  whole.set(parts[0] ?? []);
  whole.set(parts[1] ?? [], parts[0]?.length ?? 0);
  return whole;
}
