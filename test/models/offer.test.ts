import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/load-config.ts";
import { recommendModel } from "../../src/models/choose-model.ts";
import type { Powers } from "../../src/models/expected-speed.ts";
import { suitability } from "../../src/models/expected-speed.ts";
import type { ListedModel } from "../../src/models/list-models.ts";
import { readManifest } from "../../src/models/manifest.ts";
import { readMeasured } from "../../src/models/measured.ts";
import { keepAnswer, mayBeAsked, offerOf, wasAnswered } from "../../src/models/offer.ts";

const folder = mkdtempSync(join(tmpdir(), "sotto-offer-"));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = readManifest();

/** Every model as a machine of these powers lists it, the small one in use. */
function listedOn(powers: Powers, changes: Partial<ListedModel> = {}): readonly ListedModel[] {
  const recommended = recommendModel(manifest, powers)?.id;
  return manifest.models.map((entry) => ({
    entry,
    isHere: entry.id === "smollm2-135m",
    isChosen: entry.id === "smollm2-135m",
    isRecommended: entry.id === recommended,
    fitsMemory: entry.role !== "llm" || suitability(entry, powers).fitsMemory,
    ...(entry.id === recommended ? changes : {}),
  }));
}

const mac = (gigabytes: number, appleChip: string): Powers => ({
  memoryBytes: gigabytes * 2 ** 30,
  cores: 10,
  appleChip,
});
const other = (gigabytes: number, cores: number): Powers => ({
  memoryBytes: gigabytes * 2 ** 30,
  cores,
  appleChip: undefined,
});

describe("the model that is offered", () => {
  it.each<[string, Powers, string | undefined]>([
    ["two cores without graphics", other(64, 2), undefined],
    ["four cores without graphics", other(16, 4), undefined],
    ["16 cores without graphics", other(64, 16), undefined],
    ["a Mac of 8 GB", mac(8, "Apple M1"), "qwen3.5-4b"],
    ["a Mac of 16 GB", mac(16, "Apple M4 Pro"), "qwen3.5-4b"],
    ["a Mac of 24 GB", mac(24, "Apple M4 Max"), "qwen3.5-4b"],
    ["a Mac of 24 GB with a slower memory", mac(24, "Apple M2"), "qwen3.5-4b"],
    ["a Mac of 36 GB", mac(36, "Apple M4 Max"), "qwen3.5-9b"],
    ["a Mac of 36 GB with a slower memory", mac(36, "Apple M3 Pro"), "qwen3.5-9b"],
    ["a Mac of 32 GB with a slow memory", mac(32, "Apple M1"), "qwen3.5-4b"],
    ["a machine with next to no memory", other(1, 8), undefined],
  ])("to %s", (_, powers, id) => {
    expect(offerOf(listedOn(powers), powers)?.id).toBe(id);
  });

  it("is told with this machine, its size and its pace, and asked for", () => {
    const powers = mac(16, "Apple M1 Pro");
    expect(offerOf(listedOn(powers), powers)).toEqual({
      id: "qwen3.5-4b",
      about: [
        "This machine has 16 GB of memory and the graphics of an Apple M1 Pro.",
        "Qwen3.5-4B fits: 2.7 GB, about 51 tokens a second; what it gets right here, sotto models try qwen3.5-4b tells.",
      ],
      question: "Fetch Qwen3.5-4B, 2.7 GB? [Y/n]",
    });
  });

  it("is told with what it gets right where that was measured, and not fetched again", () => {
    const powers = mac(16, "Apple M1 Pro");
    const measured = { right: 9, of: 10, command: "sotto models try qwen3.5-4b" };
    const offer = offerOf(listedOn(powers, { measured, isHere: true }), powers);
    expect(offer?.about[1]).toMatch(/; it got 9 of 10 requests right\.$/);
    expect(offer?.question).toBe("Use Qwen3.5-4B, 2.7 GB? [Y/n]");
  });

  it("is none where it is in use already", () => {
    const powers = mac(16, "Apple M1 Pro");
    expect(offerOf(listedOn(powers, { isChosen: true }), powers)).toBeUndefined();
  });
});

describe("who is asked", () => {
  it.each<[boolean, object]>([
    [true, {}],
    [false, { json: true }],
    [false, { llm: "smollm2-135m" }],
    [false, { llm: "script:some.jsonl" }],
    [false, { confirm: "no" }],
    [false, { confirm: "yes" }],
  ])("%s with %j", (expected, flags) => {
    expect(mayBeAsked(loadConfig(flags, { HOME: folder }))).toBe(expected);
  });

  it("has answered once for all, yes or no", () => {
    for (const isWanted of [true, false]) {
      const config = loadConfig({ state: join(folder, String(isWanted)) }, { HOME: folder });
      expect(wasAnswered(config)).toBe(false);
      keepAnswer(config, { id: "qwen3.5-4b", isWanted });
      expect(wasAnswered(config)).toBe(true);
    }
  });
});

describe("what was measured", () => {
  it("is of models there are", () => {
    const ids = manifest.models.map(({ id }) => id);
    for (const id of Object.keys(readMeasured())) expect(ids).toContain(id);
  });

  it("is nothing without its file, and refused where it doesn't fit", () => {
    expect(readMeasured(join(folder, "none.json"))).toEqual({});
    const file = join(folder, "measured.json");
    writeFileSync(file, JSON.stringify({ x: { right: -1, of: 10, command: "" } }));
    expect(() => readMeasured(file)).toThrow(/right/);
  });
});
