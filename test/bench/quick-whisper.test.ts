import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { forgetfulLlm } from "../../src/bench/voice/forgetful-llm.ts";
import { QuickWhisper } from "../../src/bench/voice/quick-whisper.ts";
import type { SttEngine } from "../../src/listen/whisper/stt.ts";
import type { Llm } from "../../src/types/llm.ts";
import type { Prompt } from "../../src/types/prompt-item.ts";

const signal = new AbortController().signal;
const sound = new Int16Array(16).fill(7);

describe("the clock on which Whisper is quick", () => {
  it("counts 60 ms for what took Whisper longer, and asks it once for the same sound", async () => {
    let asked = 0;
    const slow: SttEngine = {
      name: "slow",
      prepare: () => undefined,
      transcribe: async () => {
        asked += 1;
        await sleep(120);
        return { text: "hello", confidence: 1, alternatives: [] };
      },
      [Symbol.asyncDispose]: async () => undefined,
    };
    const clock = new QuickWhisper();
    const ears = clock.ears(slow);
    for (const language of ["en", "en"]) {
      const startedAt = clock.now();
      expect((await ears.transcribe(sound, { language, signal })).text).toBe("hello");
      expect(clock.now() - startedAt).toBeGreaterThanOrEqual(59);
      expect(clock.now() - startedAt).toBeLessThan(110);
      expect(clock.lastMs).toBeGreaterThanOrEqual(119);
    }
    expect(asked).toBe(1);
    await ears.transcribe(sound, { language: "de", signal });
    expect(asked).toBe(2);
  });
});

describe("a model between two requests", () => {
  it("keeps its head and forgets the rest", async () => {
    const read: Prompt[] = [];
    // Only this member is used.
    const llm = { prefill: async (prompt: Prompt) => void read.push(prompt) } as unknown as Llm;
    const forgetful = forgetfulLlm(llm);
    await forgetful.forget(signal);
    expect(read).toEqual([]);
    await forgetful.llm.prefill({ system: "HEAD", items: [] }, signal);
    await forgetful.forget(signal);
    expect(read.at(-1)).toEqual({ system: "HEAD", items: [{ kind: "user", text: "Hello." }] });
  });
});
