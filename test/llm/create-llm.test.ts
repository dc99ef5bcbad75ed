import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createEmbedder } from "../../src/llm/embed/create-embedder.ts";
import { createLlm } from "../../src/llm/create-llm.ts";
import type { Llm } from "../../src/types/llm.ts";

const entry = fileURLToPath(new URL("fake-engine.ts", import.meta.url));
const signal = new AbortController().signal;
const request = { system: "", items: [], choices: [], mayAnswer: true, maxTokens: 8 };

let folder = "";
let modelFile = "";
const opened: Llm[] = [];

function llm(settings: { readonly contextSize?: number; readonly file?: string } = {}): Llm {
  const { contextSize = 512, file = modelFile } = settings;
  const options = { id: "tiny", modelFile: file, contextSize, threads: 1, gpu: false } as const;
  const made = createLlm(options, { entry });
  opened.push(made);
  return made;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sotto-llm-"));
  modelFile = join(folder, "model.gguf");
  await writeFile(modelFile, Buffer.concat([Buffer.from("GGUF"), Buffer.alloc(60)]));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  for (const each of opened.splice(0)) await each[Symbol.asyncDispose]();
});

describe("a model in its own process", () => {
  it("loads with the first request, once", async () => {
    const model = llm();
    expect(() => model.contextSize()).toThrow("after loading");
    expect(await model.count("abc")).toBe(3);
    expect(model.contextSize()).toBe(512);
    expect(await model.load(signal)).toBeLessThan(5);
  });

  it("loads once for those who ask at the same time", async () => {
    const model = llm();
    const [, first, second] = await Promise.all([
      model.load(signal),
      model.count("pid"),
      model.count("pid"),
    ]);
    expect(first).toBe(second);
  });

  it("is there again for the request after a crash", async () => {
    const model = llm();
    const before = await model.count("pid");
    await expect(model.count("crash")).rejects.toMatchObject({ code: "model_crashed" });
    expect(await model.count("pid")).not.toBe(before);
  });

  it("answers a stopped step and a stopped prefill as stopped, without loading first", async () => {
    const model = llm();
    const stopped = await model.step(request, { signal: AbortSignal.abort() });
    expect(stopped).toMatchObject({ stop: "aborted", output: { kind: "answer", text: "" } });
    expect(await model.prefill(request, AbortSignal.abort())).toMatchObject({ evaluatedTokens: 0 });
  });

  it("rejects a stopped load with the reason", async () => {
    const reason = new Error("the user left");
    await expect(llm().load(AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it("becomes unstable when loading itself crashes", async () => {
    const model = llm({ contextSize: 13 });
    for (let round = 0; round < 3; round += 1) {
      await expect(model.load(signal)).rejects.toMatchObject({ code: "model_crashed" });
    }
    await expect(model.load(signal)).rejects.toMatchObject({ code: "model_unstable" });
  });
});

describe("a model file", () => {
  it("that is missing is said with how to fetch it", async () => {
    await expect(llm({ file: join(folder, "no.gguf") }).load(signal)).rejects.toMatchObject({
      code: "model_missing",
      hint: "Fetch it: sotto models fetch tiny.",
    });
  });

  it.each([
    ["empty", Buffer.alloc(0)],
    ["cut within its header", Buffer.from("GGUF\x03\0\0\0")],
    ["something else", Buffer.from("<!DOCTYPE html><html><head></head></html>")],
  ])("that is %s is never shown to native code", async (_, content) => {
    const file = join(folder, "broken.gguf");
    await writeFile(file, content);
    await expect(llm({ file }).load(signal)).rejects.toMatchObject({
      code: "model_broken",
      hint: expect.stringContaining("sotto models fetch tiny"),
    });
  });

  it("is checked for the embedding model too", async () => {
    const missing = { id: "mini", modelFile: join(folder, "no.gguf"), threads: 1 };
    await using embedder = createEmbedder(missing, { entry });
    await expect(embedder.embed(["a"], signal)).rejects.toMatchObject({ code: "model_missing" });
  });
});
