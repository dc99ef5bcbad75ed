import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { treatmentOf } from "../../src/assemble/open/open-llm.ts";
import {
  chosenModel,
  defaultModels,
  knows,
  recommendModel,
} from "../../src/models/choose-model.ts";
import { suitability } from "../../src/models/expected-speed.ts";
import type { Machine } from "../../src/models/manifest.ts";
import { findEntry, readManifest } from "../../src/models/manifest.ts";
import { hubAddress } from "../../src/models/fetch/net.ts";

const manifest = readManifest();
const folder = mkdtempSync(join(tmpdir(), "sotto-manifest-"));
afterAll(() => rmSync(folder, { recursive: true }));

const nothingChosen = {
  llm: { kind: "model", id: undefined },
  sttModel: undefined,
  language: "en",
  embeddingModel: undefined,
} as const;

describe("the manifest", () => {
  it("names every model and every file once", () => {
    const { models } = manifest;
    expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
    expect(new Set(models.map(({ file }) => file)).size).toBe(models.length);
  });

  it("gives a hash for whatever is made here, comes from packages or as the same bytes from the hub", () => {
    for (const { id, sha256, sources } of manifest.models) {
      const isExact = sources.some(
        (source) =>
          source.kind === "packages" ||
          source.kind === "model" ||
          (source.kind === "hub" && source.bytes === "same"),
      );
      expect(isExact, id).toBe(sha256 !== undefined);
    }
  });

  it("looks into the folder first and names only packages it lists", () => {
    for (const { id, sources } of manifest.models) {
      expect(sources[0]?.kind, id).toBe("file");
      for (const source of sources) {
        if (source.kind === "model") expect(findEntry(manifest, source.id).id).not.toBe(id);
        if (source.kind !== "packages") continue;
        const listed = source.packages.map(({ name }) => name);
        const used = source.inputs.flatMap((input) => input.join.map((part) => part.package));
        expect(new Set(used)).toEqual(new Set(listed));
      }
    }
  });

  it.each<[Machine, readonly string[]]>([
    ["elsewhere", ["smollm2-135m", "whisper-tiny.en", "request-minilm", "answer-minilm"]],
    ["apple-silicon", ["smollm2-135m", "whisper-base", "request-minilm", "answer-minilm"]],
  ])("has one default a role on %s", (machine, expected) => {
    expect(defaultModels(manifest, machine)).toEqual(expected);
  });

  it.each([
    [{}, /models/],
    [{ models: [] }, /models/],
    [{ models: [{ ...manifest.models[0], file: "../../evil.gguf" }] }, /file/],
    [{ models: [{ ...manifest.models[0], surprise: 1 }] }, /surprise/],
    [
      {
        models: [
          { ...manifest.models[0], sources: [{ kind: "hub", uri: "https://x/y", bytes: "own" }] },
        ],
      },
      /uri/,
    ],
    [{ models: [{ ...manifest.models[0], sha256: "beef" }] }, /sha256/],
    [{ models: [{ ...manifest.models[0], sha256: undefined }] }, /only as a hub's own build/],
  ])("is refused when it doesn't fit: %#", (value, expected) => {
    const file = join(folder, "manifest.json");
    writeFileSync(file, JSON.stringify(value));
    expect(() => readManifest(file)).toThrow(expected);
  });

  it("turns hf: at a revision into an address with https", () => {
    const { href, protocol } = hubAddress("hf:owner/some.repo/sub/file.gguf", "v1.2");
    expect(protocol).toBe("https:");
    expect(href).toMatch(/\/owner\/some\.repo\/resolve\/v1\.2\/sub\/file\.gguf$/);
  });
});

describe("thinking", () => {
  const models = JSON.parse(readFileSync("models/manifest.json", "utf8")) as {
    models: { role: string; settings: object }[];
  };
  const withThinking = (thinking: number): string => {
    const file = join(folder, "thinking.json");
    const changed = models.models.map((one) =>
      one.role === "llm" ? { ...one, settings: { ...one.settings, thinking } } : one,
    );
    writeFileSync(file, JSON.stringify({ models: changed }));
    return file;
  };

  it("is a model's own setting, in tokens, and nobody's where it isn't said", () => {
    const budgets = (manifest: ReturnType<typeof readManifest>): readonly unknown[] =>
      manifest.models.flatMap((one) => (one.role === "llm" ? [one.settings.thinking] : []));
    expect(new Set(budgets(manifest))).toEqual(new Set([undefined]));
    expect(new Set(budgets(readManifest(withThinking(256))))).toEqual(new Set([256]));
    expect(() => readManifest(withThinking(0))).toThrow(/thinking/);
    expect(() => readManifest(withThinking(100_000))).toThrow(/thinking/);
  });

  it("is no part of how a model is treated in a turn", () => {
    const [model] = readManifest(withThinking(256)).models.filter((one) => one.role === "llm");
    expect(model && treatmentOf(model.settings).profile).not.toHaveProperty("thinking");
  });
});

describe("choosing a model", () => {
  const choice = { manifest, machine: "elsewhere", config: nothingChosen } as const;

  it("takes the machine's default where nothing is named", () => {
    expect(chosenModel(choice, "llm").settings.callable).toBe("index");
    expect(chosenModel({ ...choice, machine: "apple-silicon" }, "stt").id).toBe("whisper-base");
  });

  it("hears other languages than English with a model that knows them", () => {
    for (const language of ["de", "auto"]) {
      const config = { ...nothingChosen, language };
      expect(chosenModel({ ...choice, config }, "stt").id).toBe("whisper-base");
      expect(knows(chosenModel({ ...choice, config }, "stt"), language)).toBe(true);
    }
    expect(chosenModel(choice, "stt").id).toBe("whisper-tiny.en");
    const config = { ...nothingChosen, language: "de" };
    expect(chosenModel({ ...choice, config }, "embedding").id).toBe("multilingual-e5-small");
    const named = { ...nothingChosen, language: "de", sttModel: "whisper-tiny.en" };
    expect(knows(chosenModel({ ...choice, config: named }, "stt"), "de")).toBe(false);
  });

  it("takes what is named, and refuses what isn't there or plays another role", () => {
    const named = {
      ...choice,
      config: { ...nothingChosen, embeddingModel: "multilingual-e5-small" },
    };
    expect(chosenModel(named, "embedding").settings.prefix).toBe("query: ");
    const wrong = { ...choice, config: { ...nothingChosen, sttModel: "smollm2-135m" } };
    expect(() => chosenModel(wrong, "stt")).toThrow(/no stt model/);
    expect(() => findEntry(manifest, "gpt-5")).toThrow(/no model "gpt-5"/);
  });

  it.each([
    // A phone's worth of memory, and one core.
    [{ memoryBytes: 2 ** 31, cores: 1, appleChip: undefined }, "smollm2-135m"],
    // Two cores without graphics, whatever the memory.
    [{ memoryBytes: 64 * 2 ** 30, cores: 2, appleChip: undefined }, "smollm2-135m"],
    [{ memoryBytes: 64 * 2 ** 30, cores: 16, appleChip: undefined }, "qwen3.5-0.8b"],
    [{ memoryBytes: 8 * 2 ** 30, cores: 8, appleChip: "Apple M1" }, "qwen3.5-4b"],
    [{ memoryBytes: 16 * 2 ** 30, cores: 8, appleChip: "Apple M1" }, "qwen3.5-4b"],
    [{ memoryBytes: 32 * 2 ** 30, cores: 12, appleChip: "Apple M2 Pro" }, "qwen3.5-9b"],
    [{ memoryBytes: 4 * 2 ** 30, cores: 8, appleChip: "Apple M9" }, "qwen3.5-0.8b"],
    // The larger one only where much is left beside it, however fast the machine.
    [{ memoryBytes: 16 * 2 ** 30, cores: 12, appleChip: "Apple M4 Pro" }, "qwen3.5-4b"],
    [{ memoryBytes: 24 * 2 ** 30, cores: 12, appleChip: "Apple M4 Max" }, "qwen3.5-4b"],
    [{ memoryBytes: 36 * 2 ** 30, cores: 12, appleChip: "Apple M4 Max" }, "qwen3.5-9b"],
  ])("recommends for %j the strongest that fits and is fast: %s", (powers, id) => {
    expect(recommendModel(manifest, powers)?.id).toBe(id);
  });

  it("neither fetches nor recommends the model that is there for measuring", () => {
    const found = manifest.models.find(({ id }) => id === "qwen2.5-coder-1.5b");
    expect(found).toMatchObject({ defaultOn: [], bytes: 1_117_320_768 });
    expect(found).not.toHaveProperty("recommendedFromGiB");
    expect(found?.sources.map(({ kind }) => kind)).toEqual(["file", "hub", "packages"]);
    for (const memory of [2, 4, 8, 16, 64]) {
      for (const appleChip of [undefined, "Apple M1", "Apple M4 Max"]) {
        const powers = { memoryBytes: memory * 2 ** 30, cores: 8, appleChip };
        expect(recommendModel(manifest, powers)?.id).not.toBe(found?.id);
      }
    }
  });

  it("says why a model is recommended or not", () => {
    const large = { bytes: 5_680_000_000, minimumMemoryGiB: 16 };
    const small = { memoryBytes: 64 * 2 ** 30, cores: 2, appleChip: undefined };
    expect(suitability(large, small).reason).toBe("fits, slow here: about 1.4 tokens a second");
    const tight = { ...small, memoryBytes: 2 ** 33 };
    expect(suitability(large, tight).reason).toBe("needs 16 GiB of memory");
    const mac = { memoryBytes: 2 ** 36, cores: 16, appleChip: "Apple M4 Max" };
    expect(suitability(large, mac).reason).toBe("fits, about 62 tokens a second");
  });
});
