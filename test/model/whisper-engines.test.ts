import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { engineMachine } from "../../src/listen/whisper/engine-machine.ts";
import { wordErrors } from "../../src/bench/words/word-errors.ts";
import type { SttEngine } from "../../src/listen/whisper/stt.ts";
import { wavFile } from "../../src/listen/wav/wav-source.ts";
import { whisperAddon } from "../../src/listen/whisper-addon/whisper-addon.ts";
import { whisperChild, whisperProgram } from "../../src/listen/whisper/whisper-child.ts";
import { collect } from "../helpers/wav.ts";

const models = join(import.meta.dirname, "../../models");
const clips = join(import.meta.dirname, "../data/audio");
const english = join(models, "ggml-tiny.en.bin");
const never = new AbortController().signal;

const engines: Readonly<Record<string, (modelFile: string) => SttEngine>> = {
  "whisper.cpp": (modelFile) => whisperChild({ program: whisperProgram(), modelFile, threads: 1 }),
  "whisper.node": (modelFile) => whisperAddon({ modelFile, threads: 1 }),
};

async function samplesIn(name: string): Promise<Int16Array> {
  const frames = await collect(wavFile(join(clips, name)).frames(never));
  return Int16Array.from(frames.flatMap((frame) => Array.from(frame)));
}

/** The longest that this process's own loop stood still. */
function watchLoop(): () => number {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 10);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** Whatever hears behind the interface keeps to this; one clip, for the slowest build takes 20 s for it. */
describe.each(Object.entries(engines))("%s", (name, open) => {
  it("is installed", () => {
    expect(existsSync(english), "the Whisper model is fetched by set-up").toBe(true);
    const { isBuilt, hasAddon } = engineMachine();
    expect(name === "whisper.cpp" ? isBuilt : hasAddon).toBe(true);
  });

  it("is stopped at once, then hears a clip with a prompt, while this process goes on", async () => {
    await using engine = open(english);
    const audio = await samplesIn("cmd-what-time-is-it.wav");
    engine.prepare({ language: "en", prompt: "timer, calendar." });
    const stopper = new AbortController();
    const stopped = engine.transcribe(audio, { language: "en", signal: stopper.signal });
    setTimeout(() => stopper.abort(), 300);
    const startedAt = performance.now();
    await expect(stopped).rejects.toThrow(/abort/i);
    expect(performance.now() - startedAt).toBeLessThan(800);

    const loop = watchLoop();
    const request = { language: "en", prompt: "timer, calendar.", signal: never };
    const heard = await engine.transcribe(audio, request);
    expect(loop(), "milliseconds without a turn of the loop").toBeLessThan(250);
    expect(wordErrors("what time is it", heard.text).errors).toBe(0);
    expect(heard.confidence).toBeGreaterThan(0.2);
    expect(heard.confidence).toBeLessThanOrEqual(1);
    expect(heard.alternatives).toEqual([]);
  });

  it("does not begin for a signal that has stopped", async () => {
    await using engine = open(english);
    const heard = engine.transcribe(new Int16Array(16_000), {
      language: "en",
      signal: AbortSignal.abort(),
    });
    await expect(heard).rejects.toThrow(/abort/i);
  });

  it("says in one sentence that its model is no model, or not there", async () => {
    for (const file of [join(clips, "manifest.json"), join(models, "nothing.bin")]) {
      await using engine = open(file);
      const heard = engine.transcribe(new Int16Array(16_000), { language: "en", signal: never });
      await expect(heard).rejects.toMatchObject({
        code: "stt_failed",
        message: expect.stringMatching(/^Whisper could not hear this: [^\n]+\.$/),
        hint: expect.any(String),
      });
    }
  });
});
