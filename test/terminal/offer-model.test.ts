import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Config } from "../../src/config/config.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { AssistantError } from "../../src/errors.ts";
import { english } from "../../src/language/en/english.ts";
import { readManifest } from "../../src/models/manifest.ts";
import type { ListedModel } from "../../src/models/list-models.ts";
import { offerModel } from "../../src/terminal/offer-model.ts";
import { aside } from "../../src/terminal/output/streams.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-offered-"));
  vi.spyOn(aside, "print").mockImplementation(() => {});
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const powers = { memoryBytes: 16 * 2 ** 30, cores: 8, appleChip: "Apple M1 Pro" };
const listed: readonly ListedModel[] = readManifest().models.map((entry) => ({
  entry,
  isHere: entry.id === "smollm2-135m",
  isChosen: entry.id === "smollm2-135m",
  isRecommended: entry.id === "qwen3.5-4b",
  fitsMemory: true,
}));
const never = new AbortController().signal;

/** Offers to somebody who types this, over models of which none is really fetched. */
function offering(typed: string, use: () => Promise<string> = async () => "/there") {
  const log: string[] = [];
  const config = (flags: object = {}): Config => loadConfig(flags, { HOME: folder });
  const offer = (flags: object = {}, signal = never): Promise<Config> =>
    offerModel(config(flags), {
      answers: english.answers,
      signal,
      powers,
      models: {
        listModels: async () => listed,
        useModel: async (id) => {
          log.push(`use ${id}`);
          return use();
        },
      },
      askLine: async (question) => {
        log.push(`asked ${question.length} lines`);
        return typed;
      },
    });
  return { offer, log };
}

const USED = { kind: "model", id: "qwen3.5-4b" };

it.each([[""], ["y"], ["yes please"], ["Y"]])("%j takes it, once", async (typed) => {
  const { offer, log } = offering(typed);
  expect((await offer()).llm).toEqual(USED);
  await offer();
  expect(log).toEqual(["asked 3 lines", "use qwen3.5-4b"]);
});

it.each([["n"], ["no"], ["what is that"]])("%j leaves it, once", async (typed) => {
  const { offer, log } = offering(typed);
  expect((await offer()).llm).toEqual({ kind: "model", id: undefined });
  await offer();
  expect(log).toEqual(["asked 3 lines"]);
});

it("a closed line leaves it, and talking goes on", async () => {
  const config = loadConfig({}, { HOME: folder });
  const kept = await offerModel(config, {
    answers: english.answers,
    signal: never,
    powers,
    models: { listModels: async () => listed, useModel: async () => "/there" },
    askLine: async () => {
      throw new Error("Aborted with Ctrl+D");
    },
  });
  expect(kept).toBe(config);
});

it("what can't be fetched is told, and the small model serves", async () => {
  const { offer, log } = offering("y", () =>
    Promise.reject(new AssistantError("model_unavailable", "It could not be brought here.")),
  );
  expect((await offer()).llm).toEqual({ kind: "model", id: undefined });
  await offer();
  expect(log).toEqual(["asked 3 lines", "use qwen3.5-4b"]);
});

it("who stops the download is asked again the next time", async () => {
  const interrupt = new AbortController();
  const { offer, log } = offering("y", () => {
    interrupt.abort(new Error("stop"));
    return Promise.reject(new Error("stop"));
  });
  await expect(offer({}, interrupt.signal)).rejects.toThrow("stop");
  await offer({}, new AbortController().signal).catch(() => undefined);
  expect(log.filter((one) => one.startsWith("asked"))).toHaveLength(2);
});

it("nobody is asked who named a model, or for a machine", async () => {
  const { offer, log } = offering("y");
  for (const flags of [{ llm: "smollm2-135m" }, { json: true }, { confirm: "no" }]) {
    await offer(flags);
  }
  expect(log).toEqual([]);
});
