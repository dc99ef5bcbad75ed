import { english } from "../../src/language/en/english.ts";
import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { wordErrors } from "../../src/bench/words/word-errors.ts";
import { type AudioIn, samplesOf } from "../../src/listen/capture/audio-in.ts";
import { energyVad } from "../../src/listen/vad/energy-vad.ts";
import { hear } from "../../src/bench/words/hear.ts";
import { openVad } from "../../src/listen/vad/open-vad.ts";
import { transcribeSegment } from "../../src/listen/asr-guard/transcribe-segment.ts";
import type { Vad } from "../../src/listen/vad/vad.ts";
import { wavFile, wavStream } from "../../src/listen/wav/wav-source.ts";
import { whisperChild, whisperProgram } from "../../src/listen/whisper/whisper-child.ts";
import type { TurnEvent } from "../../src/types/event.ts";
import type { Utterance } from "../../src/types/turn/utterance.ts";
import { collect, inPieces, makeWav } from "../helpers/wav.ts";

const modelFile = join(import.meta.dirname, "../../models/ggml-tiny.en.bin");
const clips = join(import.meta.dirname, "../data/audio");
const never = new AbortController().signal;
const stt = whisperChild({ program: whisperProgram(), modelFile, threads: 1 });
const names = ["Calendar", "Safari", "reminders", "mail", "mum", "Anna", "timer"];

type Listening = { readonly vad?: Vad; readonly names?: readonly string[] };

async function heard(source: AudioIn, listening: Listening = {}) {
  const events: TurnEvent[] = [];
  const emit = (event: TurnEvent): void => void events.push(event);
  const vad = listening.vad ?? (await openVad());
  const options = {
    stt,
    spokenIn: english,
    vad,
    names: listening.names ?? [],
    signal: never,
    emit,
  };
  const utterances: Utterance[] = await collect(hear(source, options));
  return { text: utterances.map(({ text }) => text).join(" | "), events, utterances };
}

function clip(name: string): AudioIn {
  return wavFile(join(clips, name));
}

async function samplesIn(name: string): Promise<Int16Array> {
  const frames = await collect(clip(name).frames(never));
  return Int16Array.from(frames.flatMap((frame) => Array.from(frame)));
}

beforeAll(() => {
  expect(existsSync(modelFile), "the Whisper model is fetched by set-up").toBe(true);
  expect(existsSync(whisperProgram()), "whisper.cpp is built by set-up").toBe(true);
});

describe("hearing with whisper-tiny.en", () => {
  it("gets at most one word in ten wrong over all recorded clips", async () => {
    const manifest: unknown = JSON.parse(await readFile(join(clips, "manifest.json"), "utf8"));
    // our own file, whose rows are made by hand
    const rows = manifest as readonly { file: string; reference: string }[];
    let errors = 0;
    let words = 0;
    for (const { file, reference } of rows) {
      const { text } = await heard(clip(file), { names });
      if (reference === "") expect(text, file).toBe("");
      errors += wordErrors(reference, text).errors;
      words += wordErrors(reference, "").words;
    }
    expect(words).toBe(141);
    expect(errors / words).toBeLessThan(0.1);
  });

  it("hears a stereo float file at 44.1 kHz from standard input", async () => {
    const samples = await samplesIn("cmd-what-time-is-it.wav");
    const wav = makeWav({
      samples: upsampled(samples, 44_100),
      rateHz: 44_100,
      bits: 32,
      encoding: "float",
      gains: [0.5, 0.25],
      declaredDataBytes: 0xffff_ffff,
    });
    const { text } = await heard(wavStream(inPieces(wav, 10_000), "Standard input"));
    expect(wordErrors("what time is it", text).errors).toBe(0);
  });

  it("gives two requests of one recording one after the other, with their endpoints", async () => {
    const lamp = await samplesIn("cmd-turn-on-living-room-lamp.wav");
    const time = await samplesIn("cmd-what-time-is-it.wav");
    const both = Float32Array.from([...lamp, ...new Int16Array(8000), ...time], (s) => s / 32_768);
    const { utterances, events } = await heard(
      wavStream(inPieces(makeWav({ samples: both }), 4096), "x"),
    );
    expect(utterances).toHaveLength(2);
    expect(utterances[0]?.confidence).toBeGreaterThan(0.4);
    const endpoints = events.filter((event) => event.type === "endpoint");
    expect(endpoints).toHaveLength(2);
    for (const { lastVoicedMs, atMs } of endpoints) {
      expect(atMs - lastVoicedMs).toBeGreaterThanOrEqual(400);
      expect(atMs - lastVoicedMs).toBeLessThan(500);
    }
  });

  it("knows a name better when it is told", async () => {
    const told = await heard(clip("wake-hey-mycroft-1.wav"), { names: ["Mycroft"] });
    expect(told.text).toMatch(/mycroft/i);
  });
});

describe("nothing comes of what is no speech", () => {
  it.each(["noise-kitchen-40s.wav", "silence-digital-3s.wav"])("%s", async (name) => {
    const silero = await heard(clip(name), { names });
    expect(silero.text).toBe("");
    expect(silero.events).toHaveLength(1);
    const energy = await heard(clip(name), { names, vad: energyVad() });
    expect(energy.text).toBe("");
  });

  it("not even where no detector stands before Whisper and the noise is eight times as loud", async () => {
    const noise = await samplesIn("noise-kitchen-40s.wav");
    const loud = noise.map((sample) => Math.max(-32_768, Math.min(32_767, 8 * sample)));
    for (const seconds of [0, 5, 10, 15, 20, 25, 30, 35]) {
      const audio = loud.slice(samplesOf(1000 * seconds), samplesOf(1000 * (seconds + 3)));
      const result = await transcribeSegment(
        { audio, voicedMs: 2400 },
        { stt, names, language: "en", spokenIn: english, signal: never, recentSpeech: () => "" },
      );
      expect(result, `${seconds} s`).toMatchObject({ kind: "no-speech" });
    }
  });
});

describe("Whisper's child", () => {
  it("is gone soon after its signal", async () => {
    const stopper = new AbortController();
    const audio = await samplesIn("sent-jfk-ask-not.wav");
    const started = performance.now();
    const hearing = stt.transcribe(audio, {
      language: "en",
      signal: stopper.signal,
    });
    setTimeout(() => stopper.abort(), 200);
    await expect(hearing).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it("says in one sentence that its model is broken", async () => {
    const broken = whisperChild({
      program: whisperProgram(),
      modelFile: join(clips, "manifest.json"),
      threads: 1,
    });
    const hearing = broken.transcribe(new Int16Array(16_000), {
      language: "en",
      signal: never,
    });
    await expect(hearing).rejects.toMatchObject({ code: "stt_failed", hint: expect.any(String) });
  });
});

/** Straight lines between samples: good enough for speech. */
function upsampled(samples: Int16Array, rateHz: number): Float32Array {
  const step = 16_000 / rateHz;
  return Float32Array.from({ length: Math.floor((samples.length - 1) / step) }, (_, index) => {
    const at = Math.floor(index * step);
    const part = index * step - at;
    return ((samples[at] ?? 0) * (1 - part) + (samples[at + 1] ?? 0) * part) / 32_768;
  });
}
