import type { SpokenSound } from "../../types/voice.ts";
import { type Cleaned, EchoGate } from "../echo/echo-gate.ts";
import { createResampler } from "../wav/resampler.ts";

/**
 * An echo begins while we speak or as the last sound drains, never later: people answer "Which one: the
 * stand-up or lunch with Sarah?" in the very words they just heard.
 */
const echoesForMs = 500;
const mostSaid = 200;
/** A voice is not so even that the letters told exactly which words it is at. */
const unevenMs = 700;
const fullScale = 32_768;

/** `lengthMs` is that of its sound, where that is known. */
type Said = {
  readonly text: string;
  readonly fromMs: number;
  readonly lengthMs: number | undefined;
  untilMs: number;
};

/** What our own voice says, by the clock of the frames: as sound to be taken out of what is heard, as words for the guard. */
export class OwnSpeech {
  readonly #gate = new EchoGate();
  #said: Said[] = [];

  started(sound: SpokenSound | undefined, text: string, atMs: number): void {
    this.#end(atMs);
    this.#gate.play(sound && resampled(sound), atMs);
    const lengthMs = sound && (1000 * sound.samples.length) / sound.sampleRateHz;
    const said: Said = { text, fromMs: atMs, lengthMs, untilMs: Infinity };
    this.#said = [...this.#said.slice(-mostSaid), said];
  }

  silent(atMs: number): void {
    this.#end(atMs);
    this.#gate.stop(atMs);
  }

  /** A frame as it would be if we had been silent. */
  hear(frame: Int16Array, atMs: number): Cleaned {
    return this.#gate.hear(frame, atMs);
  }

  /** The words whose echo a sound between these times can hold. */
  around(fromMs: number, toMs: number): string {
    return this.#said
      .filter((one) => one.fromMs < toMs && one.untilMs + echoesForMs > fromMs)
      .map((one) => wordsBetween(one, fromMs - echoesForMs - unevenMs, toMs + unevenMs))
      .join(" ");
  }

  #end(atMs: number): void {
    const last = this.#said.at(-1);
    if (last) last.untilMs = Math.min(last.untilMs, atMs);
  }
}

/** The words of something said that were heard between these times, by their share of its letters. */
function wordsBetween({ text, fromMs, lengthMs }: Said, startMs: number, endMs: number): string {
  if (lengthMs === undefined) return text;
  const timeOf = (letters: number): number => fromMs + (lengthMs * letters) / text.length;
  return [...text.matchAll(/\S+/g)]
    .filter(({ 0: word, index }) => timeOf(index + word.length) > startMs && timeOf(index) < endMs)
    .map(([word]) => word)
    .join(" ");
}

function resampled({ samples, sampleRateHz }: SpokenSound): Float32Array {
  const resampler = createResampler(sampleRateHz);
  const parts = [
    resampler.push(Float32Array.from(samples, (sample) => sample / fullScale)),
    resampler.flush(),
  ];
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  whole.set(parts[0] ?? []);
  whole.set(parts[1] ?? [], parts[0]?.length ?? 0);
  return whole;
}
