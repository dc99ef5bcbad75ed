import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AssistantError } from "../../src/errors.ts";
import { withSavedHead } from "../../src/llm/engine/with-saved-head.ts";
import type { Llm, StepRequest } from "../../src/types/llm.ts";

const signal = new AbortController().signal;
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sotto-heads-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A model of which each character is a token, and whose state files hold what it read. */
function characters(changes: Partial<Llm> = {}): { llm: Llm; log: string[] } {
  const log: string[] = [];
  let held = "";
  const read = (text: string): number => {
    const fresh = text.startsWith(held) ? text.length - held.length : text.length;
    held = text;
    return fresh;
  };
  const llm: Llm = {
    id: "characters",
    contextSize: () => 1_000,
    load: async () => 0,
    count: async (text) => text.length,
    countPrompt: async ({ system }) => system.length,
    prefill: async ({ system }) => {
      log.push("prefill");
      return {
        promptTokens: system.length,
        evaluatedTokens: read(system),
        generatedTokens: 0,
      };
    },
    step: async ({ system, items }) => ({
      output: { kind: "answer", text: "" },
      stop: "answer",
      usage: {
        promptTokens: 0,
        evaluatedTokens: read(`${system}${items.map(({ kind }) => kind).join("")}`),
        generatedTokens: 0,
      },
      prefillMs: 1,
      decodeMs: 1,
    }),
    saveState: async (file) => {
      log.push("save");
      await writeFile(file, held);
    },
    loadState: async (file) => {
      const isThere = (await readdir(folder)).some((name) => file.endsWith(name));
      if (isThere) held = "HEAD";
      log.push(isThere ? "loaded" : "nothing to load");
      return isThere;
    },
    [Symbol.asyncDispose]: async () => undefined,
    ...changes,
  };
  return { llm, log };
}

const request: StepRequest = {
  system: "HEAD",
  items: [{ kind: "user", text: "hello" }],
  choices: [],
  mayAnswer: true,
  maxTokens: 10,
};

describe("a head saved on disk", () => {
  it("is evaluated and saved by the first start and read by the next", async () => {
    const first = characters();
    const cold = withSavedHead(first.llm, { folder, name: "sotto" });
    const one = await cold.step(request, { signal });
    expect(first.log).toEqual(["nothing to load", "prefill", "save"]);
    expect(one.usage.evaluatedTokens).toBe("HEADuser".length);
    const second = characters();
    const warm = withSavedHead(second.llm, { folder, name: "sotto" });
    expect((await warm.step(request, { signal })).usage.evaluatedTokens).toBe("user".length);
    expect(second.log).toEqual(["loaded"]);
  });

  it("is opened once, and its cost is told once", async () => {
    const { llm, log } = characters();
    const model = withSavedHead(llm, { folder, name: "sotto" });
    const read = await model.prefill({ system: "HEAD", items: [] }, signal);
    expect(read.evaluatedTokens).toBe(4);
    await model.step(request, { signal });
    const later = await model.step(request, { signal });
    expect(later.usage.evaluatedTokens).toBe(0);
    expect(log.filter((line) => line === "save")).toHaveLength(1);
  });

  it("makes way for another head of the same name and leaves others alone", async () => {
    const keep = async (name: string, system: string): Promise<void> => {
      const model = withSavedHead(characters().llm, { folder, name });
      await model.step({ ...request, system }, { signal });
    };
    await keep("sotto", "HEAD");
    await keep("ora", "HEAD");
    await keep("sotto", "another head");
    const names = (await readdir(folder)).toSorted().map((name) => name.split("-")[0]);
    expect(names).toEqual(["ora", "sotto"]);
  });

  it("that can't be written costs the request nothing", async () => {
    const full = new AssistantError("model_failed", "no space left on device");
    const { llm } = characters({ saveState: async () => Promise.reject(full) });
    const model = withSavedHead(llm, { folder, name: "sotto" });
    expect((await model.step(request, { signal })).stop).toBe("answer");
    const file = join(folder, "file");
    await writeFile(file, "");
    const nowhere = withSavedHead(characters().llm, { folder: join(file, "x"), name: "sotto" });
    expect((await nowhere.step(request, { signal })).stop).toBe("answer");
  });

  it("is opened again after the model failed", async () => {
    const crash = new AssistantError("model_crashed", "gone");
    let isBroken = true;
    const { llm } = characters();
    const model = withSavedHead(
      { ...llm, loadState: (file) => (isBroken ? Promise.reject(crash) : llm.loadState(file)) },
      { folder, name: "sotto" },
    );
    await expect(model.step(request, { signal })).rejects.toThrow("gone");
    isBroken = false;
    expect((await model.step(request, { signal })).usage.evaluatedTokens).toBe(8);
  });

  it("is another one with other tools", async () => {
    const { llm } = characters();
    const tool = { name: "a.b", description: "x", parameters: { type: "object" } };
    const place = { folder, name: "sotto" };
    await withSavedHead(llm, place).step(request, { signal });
    const [plain] = await readdir(folder);
    await withSavedHead(llm, place).step({ ...request, tools: [tool] }, { signal });
    const [own] = await readdir(folder);
    const more = { ...request, tools: [{ ...tool, description: "y" }] };
    await withSavedHead(llm, place).step(more, { signal });
    const [other] = await readdir(folder);
    expect(new Set([plain, own, other]).size).toBe(3);
  });
});
