import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Config } from "../../src/config/config.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { openModels } from "../../src/models/models.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-models-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const config = (flags: object = {}): Config =>
  loadConfig({ models: join(folder, "weights"), ...flags }, { HOME: folder });

it("lists every model with what is chosen, and what is here by size", async () => {
  const path = join(folder, "weights", "multilingual-e5-small.Q4_0.gguf");
  mkdirSync(join(folder, "weights"));
  writeFileSync(path, "too short");
  const listed = await openModels(config({ llm: "qwen3.5-4b" })).listModels();
  const row = (id: string) => listed.find(({ entry }) => entry.id === id);
  expect(row("qwen3.5-4b")).toMatchObject({ isChosen: true, isHere: false });
  expect(row("smollm2-135m")).toMatchObject({ isChosen: false, fitsMemory: true });
  // Somebody may have fetched it into the program's own folder; the short file counts nowhere.
  const isFetched = existsSync(
    join(import.meta.dirname, "../../models/multilingual-e5-small.Q4_0.gguf"),
  );
  expect(row("multilingual-e5-small")).toMatchObject({ isHere: isFetched, isChosen: false });
  expect(listed.filter(({ isRecommended }) => isRecommended).length).toBeLessThanOrEqual(1);
});

it("removes a model's file with whatever has arrived of it, and says which", async () => {
  mkdirSync(join(folder, "weights"));
  const path = join(folder, "weights", "Qwen3.5-9B-Q4_K_M.gguf");
  for (const suffix of ["", ".part", ".tag.part"]) writeFileSync(path + suffix, "x");
  const models = openModels(config());
  expect(await models.removeModel("qwen3.5-9b")).toEqual({ paths: [path] });
  expect([path, `${path}.part`, `${path}.tag.part`].some((file) => existsSync(file))).toBe(false);
  expect(await models.removeModel("qwen3.5-9b")).toEqual({ paths: [] });
  await expect(models.removeModel("other")).rejects.toThrow(/no model/);
});

it("writes nothing into the settings when a model can't be had", async () => {
  const models = openModels(config());
  const interrupted = AbortSignal.abort(new Error("stop"));
  await expect(models.useModel("qwen3.5-9b", { signal: interrupted })).rejects.toThrow();
  expect(existsSync(config().settingsFile)).toBe(false);
});

it("writes a model that is here into the settings", async () => {
  const { tinyGguf } = await import("./helpers/tiny-models.ts");
  mkdirSync(join(folder, "weights"));
  writeFileSync(join(folder, "weights", "Qwen3.5-0.8B-Q4_K_M.gguf"), tinyGguf());
  await openModels(config()).useModel("qwen3.5-0.8b", { signal: new AbortController().signal });
  expect(JSON.parse(readFileSync(config().settingsFile, "utf8"))).toEqual({
    models: { llm: "qwen3.5-0.8b" },
  });
  expect(openModels(config()).llm.id).toBe("qwen3.5-0.8b");
});
