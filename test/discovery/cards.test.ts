import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openHeads } from "../../src/assemble/open/trained.ts";
import { casesOf, homesFolder, homesIn } from "../../src/bench/homes/homes.ts";
import { readCases } from "../../src/bench/agent/cases/agent-case.ts";

const MODELS = join(import.meta.dirname, "../../models");
const read = (name: string): Buffer => readFileSync(join(MODELS, name));

describe.each(["router", "vectors"])("the card of %s.bin", (name) => {
  const card = read(`${name}.md`).toString();

  it("is about the file beside it", () => {
    const bytes = read(`${name}.bin`);
    expect(card).toContain(createHash("sha256").update(bytes).digest("hex"));
    expect(card).toContain(`${bytes.length} bytes`);
  });

  it("names its data, licence, seed, command and figures", () => {
    expect(card).toContain("CC BY 4.0");
    expect(card).toMatch(/\| made by \| `node scripts\/train-/);
    expect(card).toMatch(/\| seed \| \d+ \|/);
    expect(card).toMatch(/\| by intent \| [\d.]+ \| [\d.]+ \|/);
  });
});

describe("the card of tagger.bin", () => {
  const card = read("tagger.md").toString();

  it("is about the file beside it, and says what it learned and how good it is", () => {
    const bytes = read("tagger.bin");
    expect(card).toContain(createHash("sha256").update(bytes).digest("hex"));
    expect(card).toContain(`${bytes.length} bytes`);
    expect(card).toMatch(/\| made by \| `node scripts\/train-tagger.ts`/);
    expect(card).toMatch(/\| all \| \d+ \| [\d.]+ % \| [\d.]+ % \|/);
  });
});

describe("the card of tagger-encoder.safetensors", () => {
  const card = read("tagger-encoder.md").toString();

  it("is about the file beside it, and says what it learned and how good it is", () => {
    const bytes = read("tagger-encoder.safetensors");
    expect(card).toContain(createHash("sha256").update(bytes).digest("hex"));
    expect(card).toContain(`${bytes.length} bytes`);
    expect(card).toContain("all-MiniLM-L6-v2: Apache-2.0");
    expect(card).toMatch(/\| the encoder, and [\d.]+ of the words \| [\d.]+ % \| [\d.]+ % \|/);
  });
});

describe("the card of vectors-de.bin", () => {
  const card = read("vectors-de.md").toString();

  it("is about the file beside it, and says what it learned and how good it is", () => {
    const bytes = read("vectors-de.bin");
    expect(card).toContain(createHash("sha256").update(bytes).digest("hex"));
    expect(card).toContain(`${bytes.length} bytes`);
    expect(card).toMatch(/\| made by \| `node scripts\/train-language.ts de /);
    expect(card).toMatch(/\| by sentence \| [\d.]+ \| [\d.]+ \|/);
  });

  it("is of what is taken for German", () => {
    const [first] = openHeads("de");
    expect(first).toMatchObject({ embedder: "multilingual-e5-small", language: "de" });
    expect(openHeads("en").some(({ language }) => language !== undefined)).toBe(false);
  });
});

describe("the router", () => {
  it("takes no more than 300 KB", () => {
    expect(read("router.bin").length).toBeLessThanOrEqual(300_000);
  });
});

describe("what the trained files learned from", () => {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9 ]/g, "")
      .trim();
  const requests = ["requests.txt", "requests-since.txt"].map((file) =>
    readFileSync(join(import.meta.dirname, "../../scripts/router-data", file), "utf8"),
  );
  const unmarked = requests.join("\n").replaceAll(/\[\w+ ([^[\]]*)\]/g, "$1");
  const learned = new Set(unmarked.split("\n").map(plain));

  it.each(["unseen", "another-author", "hwu64-dev"])("has no request of %s.jsonl", (name) => {
    const file = join(import.meta.dirname, `../data/discovery/${name}.jsonl`);
    const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
    const texts = lines.map((line) => plain(String(JSON.parse(line).text)));
    expect(texts.filter((text) => learned.has(text))).toEqual([]);
  });

  it("has no German request the assistant is measured by", async () => {
    const rows = readFileSync(
      join(import.meta.dirname, "../../scripts/router-data/requests-de.txt"),
      "utf8",
    );
    const german = new Set(rows.split("\n").map((row) => plain(row.split("\t")[1] ?? "")));
    const folder = homesFolder("de");
    const homes = await homesIn(folder);
    const cases = (await Promise.all(homes.map((home) => casesOf(home, folder)))).flat();
    const said = cases.flatMap(({ say }) => say.map(({ text }) => plain(text)));
    expect(said.length).toBeGreaterThan(100);
    expect(german.size).toBeGreaterThan(2_000);
    expect(said.filter((text) => text !== "" && german.has(text))).toEqual([]);
  });

  it("has no request the assistant is measured by", async () => {
    const said = (await readCases()).flatMap(({ say }) => say.map(({ text }) => plain(text)));
    expect(said.length).toBeGreaterThan(400);
    expect(said.filter((text) => learned.has(text))).toEqual([]);
  });
});
