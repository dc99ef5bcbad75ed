import type { AudioIn } from "../../listen/capture/audio-in.ts";
import { frameMs, frameSamples, samplesOf } from "../../listen/capture/audio-in.ts";
import type { Speaker, Saying, SayingListener, SpokenSound } from "../../types/voice.ts";
import type { Echo } from "./laptop.ts";
import { echoOf } from "./laptop.ts";
import { numbers } from "../random-numbers.ts";

const hissLevel = 25;
/** No sentence is longer. */
const outroSeconds = 30;

/** From when a player says that it plays to when the microphone hears it: each time another time. */
const leastLateMs = 64;
const mostLateMs = 128;
/** The microphone's clock is not the loudspeaker's. */
const drift = 1 + 60e-6;
/** Somebody walks to and fro. */
const movesEveryMs = 9_000;

type Playing = {
  readonly sound: Int16Array;
  readonly echo: Echo;
  readonly fromMs: number;
  readonly lateMs: number;
};
/** Somebody who speaks in the room, from a moment on. */
type Guest = { readonly sound: Int16Array; readonly fromMs: number };

/** A laptop that speaks and hears in a room: its clock is the frames taken from its microphone. */
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

  readonly speaker: Speaker = {
    start: (listener) => {
      this.#saying = new RoomSaying({
        listener,
        soundOf: (text) => this.#sounds.get(text),
        played: this.#played,
        now: () => this.nowMs,
        lateMs: () => leastLateMs + (mostLateMs - leastLateMs) * this.#next(),
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
    const played = this.#isHeard ? this.#played.slice(-2) : [];
    for (const one of played) this.#addEcho(mixed, one);
    if (this.#guest) {
      const start = samplesOf(this.nowMs - this.#guest.fromMs);
      for (let index = Math.max(0, -start); index < frameSamples; index += 1) {
        mixed[index] = (mixed[index] ?? 0) + (this.#guest.sound[start + index] ?? 0);
      }
    }
    return Int16Array.from(mixed, (one) => Math.max(-32_768, Math.min(32_767, Math.round(one))));
  }

  #addEcho(mixed: Float32Array, { echo, fromMs, lateMs }: Playing): void {
    const start = samplesOf(this.nowMs - fromMs - lateMs);
    const walk = Math.sin((2 * Math.PI * this.nowMs) / movesEveryMs);
    for (let index = Math.max(0, -start); index < frameSamples; index += 1) {
      const at = drift * (start + index);
      const [before, share] = [Math.floor(at), at % 1];
      const heard = (sound: Float32Array): number =>
        (1 - share) * (sound[before] ?? 0) + share * (sound[before + 1] ?? 0);
      mixed[index] = (mixed[index] ?? 0) + heard(echo.still) + walk * heard(echo.moving);
    }
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
    const sound = last.sound.slice(0, samplesOf(now() - last.fromMs));
    played[played.length - 1] = { ...last, sound, echo: echoOf(sound) };
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
    played.push({ sound, echo: echoOf(sound), fromMs: now(), lateMs: lateMs() });
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
