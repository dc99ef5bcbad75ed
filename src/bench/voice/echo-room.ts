import { type AudioIn, frameMs, frameSamples, samplesOf } from "../../listen/capture/audio-in.ts";
import type { Mouth, Saying, SayingListener, SpokenSound } from "../../types/voice.ts";
import { numbers } from "./made-noise.ts";

/** How our own voice comes back from a loudspeaker beside the microphone: first the straight way, then by the walls. */
export const straightGain = 0.3;
const paths = [
  { delayMs: 62, gain: straightGain },
  { delayMs: 81, gain: 0.12 },
  { delayMs: 117, gain: 0.07 },
  { delayMs: 190, gain: 0.03 },
];
const hissLevel = 25;
/** No sentence is longer. */
const outroSeconds = 30;

/** A small loudspeaker bends what is loud. */
const bendLevel = 16_000;
/** A player begins a little later than it says, each time by another time. */
const mostLateMs = 30;

type Playing = { readonly sound: Int16Array; readonly fromMs: number; readonly lateMs: number };
/** Somebody who speaks in the room, from a moment on. */
type Guest = { readonly sound: Int16Array; readonly fromMs: number };

/** A room without walls to reality: its clock is the frames taken from its microphone. */
export class EchoRoom {
  readonly #sounds: ReadonlyMap<string, Int16Array>;
  readonly #isHeard: boolean;
  readonly #next = numbers(7);
  readonly #played: Playing[] = [];
  #guest: Guest | undefined;
  #saying: RoomSaying | undefined;
  nowMs = 0;

  /** The sound of each sentence our voice can say, at 16 kHz; over headphones nothing of it comes back. */
  constructor(sounds: ReadonlyMap<string, Int16Array>, over: "loudspeaker" | "headphones") {
    this.#sounds = sounds;
    this.#isHeard = over === "loudspeaker";
  }

  invite(sound: Int16Array): void {
    this.#guest = { sound, fromMs: this.nowMs };
  }

  /** Our voice speaks, or waits for somebody to be silent. */
  get isBusy(): boolean {
    return this.#saying?.isOver === false;
  }

  get isSpeaking(): boolean {
    return this.#saying?.isSounding === true;
  }

  readonly mouth: Mouth = {
    start: (listener) => {
      this.#saying = new RoomSaying({
        listener,
        soundOf: (text) => this.#sounds.get(text),
        played: this.#played,
        now: () => this.nowMs,
        lateMs: () => mostLateMs * this.#next(),
      });
      return this.#saying;
    },
    earcon: () => undefined,
  };

  /** The microphone, for so long; `eachFrame` may type, invite somebody or count. */
  microphone(seconds: number, eachFrame: () => void): AudioIn {
    return {
      isLive: true,
      frames: (signal) => this.#frames({ seconds, eachFrame, signal }),
    };
  }

  async *#frames({
    seconds,
    eachFrame,
    signal,
  }: {
    seconds: number;
    eachFrame: () => void;
    signal: AbortSignal;
  }): AsyncGenerator<Int16Array> {
    const endMs = this.nowMs + 1000 * seconds;
    const lastMs = endMs + 1000 * outroSeconds;
    // What is being said is heard out: nobody else moves this clock on.
    while (!signal.aborted && (this.nowMs < endMs || (this.isBusy && this.nowMs < lastMs))) {
      const frame = this.#frame();
      this.nowMs += frameMs;
      this.#saying?.passTime();
      if (this.nowMs <= endMs) eachFrame();
      yield frame;
      await new Promise(setImmediate); // turns and speech go on between two frames
    }
    this.#saying?.cut();
  }

  #frame(): Int16Array {
    const mixed = Float32Array.from({ length: frameSamples }, () => this.#hiss());
    const add = (sound: Int16Array, fromMs: number, gain: number): void => {
      const start = samplesOf(this.nowMs - fromMs);
      for (let index = Math.max(0, -start); index < frameSamples; index += 1) {
        mixed[index] = (mixed[index] ?? 0) + gain * (sound[start + index] ?? 0);
      }
    };
    for (const { sound, fromMs, lateMs } of this.#isHeard ? this.#played.slice(-2) : []) {
      for (const { delayMs, gain } of paths) add(sound, fromMs + lateMs + delayMs, gain);
    }
    if (this.#guest) add(this.#guest.sound, this.#guest.fromMs, 1);
    return Int16Array.from(mixed, (one) => Math.max(-32_768, Math.min(32_767, Math.round(one))));
  }

  #hiss(): number {
    return hissLevel * (2 * this.#next() - 1);
  }
}

type RoomSayingOptions = {
  readonly listener: SayingListener;
  readonly soundOf: (text: string) => Int16Array | undefined;
  readonly played: Playing[];
  readonly now: () => number;
  readonly lateMs: () => number;
};

/** One sentence at a time, by the room's clock. */
class RoomSaying implements Saying {
  readonly #options: RoomSayingOptions;
  readonly #done = Promise.withResolvers<void>();
  #text = "";
  #endMs = Infinity;
  isSounding = false;
  isOver = false;

  constructor(options: RoomSayingOptions) {
    this.#options = options;
  }

  readonly write = (text: string): void => {
    this.#text = text;
    this.#begin();
  };

  readonly interject = (): void => undefined;
  readonly end = (): Promise<void> => this.#done.promise;
  readonly heard = (): { heard: string; rest: string } => ({ heard: this.#text, rest: "" });
  readonly resume = (): void => this.#begin();

  readonly pause = (): void => {
    const { played, now } = this.#options;
    const last = played.at(-1);
    if (!this.isSounding || !last) return;
    played[played.length - 1] = {
      ...last,
      sound: last.sound.slice(0, samplesOf(now() - last.fromMs)),
    };
    this.#silence();
  };

  readonly cut = (): void => {
    this.pause();
    this.#finish();
  };

  passTime(): void {
    if (!this.isSounding || this.#options.now() < this.#endMs) return;
    this.#silence();
    this.#finish();
  }

  #begin(): void {
    const { listener, soundOf, played, now, lateMs } = this.#options;
    const sound = soundOf(this.#text);
    if (!sound || this.isOver) return this.#finish();
    const spoken: SpokenSound = { samples: sound, sampleRateHz: 16_000 };
    played.push({ sound: sound.map(bent), fromMs: now(), lateMs: lateMs() });
    this.#endMs = now() + (1000 * sound.length) / 16_000;
    this.isSounding = true;
    listener.onClause(this.#text);
    listener.onStart(spoken, this.#text);
  }

  #finish(): void {
    this.isOver = true;
    this.#done.resolve();
  }

  #silence(): void {
    this.isSounding = false;
    this.#options.listener.onSilence();
  }
}

function bent(sample: number): number {
  return Math.round(bendLevel * Math.tanh(sample / bendLevel));
}
