import { english } from "../../src/language/en/english.ts";
import type { AudioIn } from "../../src/listen/capture/audio-in.ts";
import { frameMs, frameSamples } from "../../src/listen/capture/audio-in.ts";
import type { Vad } from "../../src/listen/vad/vad.ts";
import type { VoiceNote } from "../../src/listen/loop/loop-context.ts";
import { VoiceLoop } from "../../src/listen/loop/voice-loop.ts";
import type { Dialogue, DialogueTurn } from "../../src/listen/loop/dialogue.ts";
import type { Phase } from "../../src/listen/machine/voice-state.ts";
import type { TurnEvent } from "../../src/types/event.ts";
import type { HeardPart, Speaker, SpokenSound } from "../../src/types/voice.ts";

/** Speech in a room: "#" a voice, "." none. */
const voiceLevel = 8000;
const roomLevel = 20;

export type RoomOptions = {
  readonly dialogue?: Partial<Dialogue>;
  readonly vad?: Vad;
  readonly mode?: "always" | "hold" | "toggle";
  readonly speaks?: boolean;
  readonly isLive?: boolean;
};

/** Which functions of the dialogue were called, with what they were told. */
export type Calls = { readonly name: string; readonly about: string }[];

/** A conversation by voice without an engine, a device or a clock: frames come when the test says so. */
export class VoiceRoom implements AsyncDisposable {
  readonly events: TurnEvent[] = [];
  readonly notes: VoiceNote[] = [];
  readonly calls: Calls = [];
  readonly said: string[] = [];
  readonly earcons: string[] = [];
  readonly loop: VoiceLoop;
  listening: Promise<void>;
  /** What the next transcriptions say, in order; "" is no speech. */
  texts: string[] = [];
  /** Lets the sentence that is being said end. */
  endSpeech: () => void = () => undefined;
  phase: Phase = "idle";
  nowMs = 0;
  readonly #source: AudioIn;
  #frames: (Int16Array | Error | undefined)[] = [];
  #wake: () => void = () => undefined;

  constructor({
    dialogue = {},
    vad = byLevel,
    mode = "always",
    speaks = true,
    isLive = true,
  }: RoomOptions = {}) {
    this.loop = new VoiceLoop({
      dialogue: { ...this.#dialogue(), ...dialogue },
      vad,
      speaker: speaks ? this.#speaker() : undefined,
      output: { nextTurn: () => (event) => void this.events.push(event) },
      mode,
      pace: "normal",
      now: () => this.nowMs,
      onPhase: (phase) => {
        this.phase = phase;
      },
      observe: (note) => void this.notes.push(note),
    });
    this.#source = { isLive, frames: () => this.#pull() };
    this.listening = this.listen();
  }

  /** Hears the room by a microphone that was opened just now. */
  listen(): Promise<void> {
    this.listening = this.loop.listen(this.#source, new AbortController().signal);
    this.listening.catch(() => undefined); // looked at by the tests it is for
    return this.listening;
  }

  types(): readonly string[] {
    return this.events.map(({ type }) => type);
  }

  called(name: string): readonly string[] {
    return this.calls.filter((one) => one.name === name).map(({ about }) => about);
  }

  at(mark: VoiceNote["mark"]): number {
    return this.notes.findLast((note) => note.mark === mark)?.atMs ?? Number.NaN;
  }

  /** Letters, or frames of real sound; each takes its 32 ms and is heard out before the next. */
  async hear(sound: string | readonly Int16Array[]): Promise<void> {
    const frames = typeof sound === "string" ? [...sound].map(frameOf) : sound;
    for (const frame of frames) {
      this.nowMs += frameMs;
      this.#frames.push(frame);
      this.#wake();
      await this.settle();
    }
  }

  async lose(error: Error): Promise<void> {
    this.#frames.push(error);
    this.#wake();
    await this.settle();
  }

  async settle(): Promise<void> {
    for (let round = 0; round < 4; round += 1) await new Promise(setImmediate);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#frames.push(undefined);
    this.#wake();
    this.endSpeech();
    await this.loop[Symbol.asyncDispose]();
  }

  async *#pull(): AsyncGenerator<Int16Array> {
    for (;;) {
      while (this.#frames.length === 0) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
      const next = this.#frames.shift();
      if (next === undefined) return;
      if (next instanceof Error) throw next;
      yield next;
    }
  }

  #dialogue(): Dialogue {
    const note = (name: string, about = ""): void => void this.calls.push({ name, about });
    return {
      open: async () => undefined,
      transcribe: async (_segment, { recentSpeech }) => {
        note("transcribe", recentSpeech());
        const text = this.texts.shift() ?? "";
        if (text === "") return { kind: "no-speech", reason: "tag-only" };
        return { kind: "speech", transcript: { text, confidence: 1, alternatives: [] } };
      },
      completeness: async (text) => {
        note("completeness", text);
        return english.clauses.trailsOff(text) ? "open" : "unknown";
      },
      readAnswer: (text) => (text === "yes" || text === "no" ? text : undefined),
      isStop: (text) => text === "stop",
      isNod: (text) => text === "mhm",
      prepare: async (words) => note("prepare", words),
      turn: async ({ utterance, emit, mayAct }: DialogueTurn) => {
        note("turn", utterance.text);
        if (utterance.text.startsWith("do ") && (await mayAct())) note("effect", utterance.text);
        emit({ type: "text-delta", text: `You said ${utterance.text}. ` });
        emit({
          type: "answer",
          text: `You said ${utterance.text}.`,
          from: "template",
          unserved: [],
        });
        emit({ ...USAGE });
      },
      takeBack: () => note("takeBack"),
      keepHeard: ({ heard }: HeardPart) => note("keepHeard", heard),
      progress: (tool) => `Using ${tool}.`,
    };
  }

  /** Says each piece at once and until it is let end; `sound` is what plays. */
  sound: SpokenSound = { samples: new Int16Array(16_000), sampleRateHz: 16_000 };

  #speaker(): Speaker {
    return {
      earcon: (name) => void this.earcons.push(name),
      start: (listener) => {
        let isPaused = false;
        let last = "";
        const done = Promise.withResolvers<void>();
        const say = (text: string): void => {
          last = text;
          if (isPaused) return;
          this.said.push(text);
          listener.onClause(text);
          listener.onStart(this.sound, text);
          this.endSpeech = () => {
            listener.onSilence();
            last = "";
            done.resolve();
          };
        };
        return {
          write: say,
          interject: say,
          end: () => (last === "" ? Promise.resolve() : done.promise),
          pause: () => {
            isPaused = true;
            listener.onSilence();
          },
          resume: () => {
            isPaused = false;
            if (last !== "") say(last);
          },
          cut: () => {
            listener.onSilence();
            done.resolve();
          },
          heard: () => ({ heard: "half", rest: "the rest" }),
        };
      },
    };
  }
}

function frameOf(letter: string): Int16Array {
  const level = letter === "#" ? voiceLevel : roomLevel;
  return Int16Array.from({ length: frameSamples }, (_, at) => (at % 8 < 4 ? level : -level));
}

const byLevel: Vad = {
  name: "by level",
  accept: (frame) => (Math.max(...frame) >= voiceLevel ? 1 : 0),
  reset: () => undefined,
};

const USAGE = {
  type: "usage",
  promptTokens: 0,
  evaluatedTokens: 0,
  generatedTokens: 0,
  steps: 0,
  businessCalls: 0,
  metaCalls: 0,
  repairs: 0,
  ms: { load: 0, rank: 0, prefill: 0, decode: 0, tool: 0, total: 0 },
} as const;
