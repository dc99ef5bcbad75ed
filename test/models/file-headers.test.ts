import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { AssistantError } from "../../src/errors.ts";
import { bufferBytes, openFileBytes } from "../../src/models/check/bytes.ts";
import { checkModelFile } from "../../src/models/check/check-model-file.ts";
import { checkGgml } from "../../src/models/check/ggml-header.ts";
import { checkGguf } from "../../src/models/check/gguf-header.ts";
import { tinyGgml, tinyGguf } from "./helpers/tiny-models.ts";

type Row = { readonly name: string; readonly hex: string };

const malformed: readonly Row[] = readFileSync(
  join(import.meta.dirname, "../data/models/malformed-gguf.jsonl"),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

const checks = [
  ["GGUF", checkGguf, tinyGguf(600)],
  ["ggml", checkGgml, tinyGgml()],
] as const;

function verdict(check: () => void): string {
  try {
    check();
    return "sound";
  } catch (error) {
    return error instanceof AssistantError ? error.code : `crash: ${String(error)}`;
  }
}

describe("a broken GGUF file is refused before native code sees it", () => {
  it("has rows", () => expect(malformed.length).toBeGreaterThan(5));

  it.each(malformed)("$name", ({ hex }) => {
    expect(() => checkGguf(bufferBytes(Buffer.from(hex, "hex")))).toThrow(AssistantError);
  });

  it("whose counts are beyond any file, without reading for long", () => {
    const bytes = tinyGguf();
    bytes.writeBigUInt64LE(2n ** 60n, 8);
    expect(verdict(() => checkGguf(bufferBytes(bytes)))).toBe("model_damaged");
    bytes.writeBigUInt64LE(900_000n, 8);
    expect(verdict(() => checkGguf(bufferBytes(bytes)))).toBe("model_damaged");
  });
});

describe.each(checks)("a %s file", (_, check, sound) => {
  it("that is sound passes", () => {
    expect(verdict(() => check(bufferBytes(sound)))).toBe("sound");
  });

  it("cut at any byte is refused", () => {
    for (let length = 0; length < sound.length; length++) {
      expect(verdict(() => check(bufferBytes(sound.subarray(0, length))))).toBe("model_damaged");
    }
  });

  it("with any bytes changed passes or is refused, and never crashes the check", () => {
    const change = fc.tuple(fc.nat(sound.length - 1), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const bytes = Buffer.from(sound);
        for (const [at, value] of changes) bytes[at] = value;
        expect(["sound", "model_damaged"]).toContain(verdict(() => check(bufferBytes(bytes))));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("checking a file on disk", () => {
  const folder = mkdtempSync(join(tmpdir(), "sotto-header-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("tells ggml from GGUF by the model's name, not by the part's", () => {
    const part = join(folder, "some.part");
    writeFileSync(part, tinyGgml());
    expect(verdict(() => checkModelFile(part, "ggml-tiny.bin"))).toBe("sound");
    expect(verdict(() => checkModelFile(part, "tiny.gguf"))).toBe("model_damaged");
  });

  it("reads any stretch of it, also one larger than its window", () => {
    const path = join(folder, "large");
    const content = Buffer.from(Array.from({ length: 200_000 }, (_, i) => i % 251));
    writeFileSync(path, content);
    using bytes = openFileBytes(path);
    for (const [at, length] of [
      [0, 1],
      [199_999, 1],
      [10, 150_000],
      [32_760, 20],
    ] as const) {
      expect(bytes.read(at, length).equals(content.subarray(at, at + length))).toBe(true);
    }
  });
});
