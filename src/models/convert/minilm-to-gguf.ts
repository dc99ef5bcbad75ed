import { z } from "zod";
import { bytesOf } from "../tensors/little-endian.ts";
import type { GgufTensor, GgufValue } from "./gguf-writer.ts";
import { writeGguf } from "./gguf-writer.ts";
import { quantizeQ8 } from "../tensors/quantize-q8.ts";
import type { FloatTensor } from "../tensors/safetensors-file.ts";
import { readSafetensors } from "../tensors/safetensors-file.ts";

const blocks = 6;
const quantizedAsQ8 = 7;
const meanPooling = 1;
/** How llama.cpp marks the start of a word, where BERT marks the inside of one with ##. */
const wordStart = "\u2581";

const tokenizerSchema = z.object({
  added_tokens: z.array(z.object({ id: z.int(), special: z.boolean() })),
  model: z.object({ vocab: z.record(z.string(), z.int()) }),
});

/** all-MiniLM-L6-v2 for llama.cpp: matrices in Q8_0, the rest in f32; the pooler isn't used and left out. */
export function* minilmToGguf(model: Buffer, tokenizer: Buffer): Generator<Uint8Array> {
  const { tensor } = readSafetensors(model);
  const words = tokenizerSchema.parse(JSON.parse(tokenizer.toString("utf8")));
  yield* writeGguf({ ...architecture, ...vocabulary(words) }, [...tensors(tensor)]);
}

const architecture: Readonly<Record<string, GgufValue>> = {
  "general.architecture": { type: "string", value: "bert" },
  "general.name": { type: "string", value: "all-MiniLM-L6-v2" },
  "general.file_type": { type: "u32", value: quantizedAsQ8 },
  "general.quantization_version": { type: "u32", value: 2 },
  "general.alignment": { type: "u32", value: 32 },
  "bert.block_count": { type: "u32", value: blocks },
  "bert.context_length": { type: "u32", value: 512 },
  "bert.embedding_length": { type: "u32", value: 384 },
  "bert.feed_forward_length": { type: "u32", value: 1536 },
  "bert.attention.head_count": { type: "u32", value: 12 },
  "bert.attention.layer_norm_epsilon": { type: "f32", value: 1e-12 },
  "bert.attention.causal": { type: "bool", value: false },
  "bert.pooling_type": { type: "u32", value: meanPooling },
};

function vocabulary({
  added_tokens,
  model,
}: z.infer<typeof tokenizerSchema>): Readonly<Record<string, GgufValue>> {
  const special = new Set(added_tokens.filter((token) => token.special).map((token) => token.id));
  const pieces = Object.entries(model.vocab).toSorted(([, a], [, b]) => a - b);
  const tokens = pieces.map(([piece, id]) => Buffer.from(special.has(id) ? piece : respell(piece)));
  return {
    "tokenizer.ggml.token_type_count": { type: "u32", value: 2 },
    "tokenizer.ggml.model": { type: "string", value: "bert" },
    "tokenizer.ggml.pre": { type: "string", value: "default" },
    "tokenizer.ggml.tokens": { type: "strings", value: tokens },
    "tokenizer.ggml.token_type": {
      type: "i32s",
      value: Int32Array.from(pieces, ([, id]) => (special.has(id) ? 3 : 1)),
    },
    "tokenizer.ggml.bos_token_id": { type: "u32", value: 101 },
    // Spelled so in llama.cpp.
    "tokenizer.ggml.seperator_token_id": { type: "u32", value: 102 },
    "tokenizer.ggml.unknown_token_id": { type: "u32", value: 100 },
    "tokenizer.ggml.padding_token_id": { type: "u32", value: 0 },
    "tokenizer.ggml.mask_token_id": { type: "u32", value: 103 },
  };
}

function respell(piece: string): string {
  return piece.startsWith("##") ? piece.slice(2) : wordStart + piece;
}

const layerNames = [
  ["attention.self.query", "attn_q"],
  ["attention.self.key", "attn_k"],
  ["attention.self.value", "attn_v"],
  ["attention.output.dense", "attn_output"],
  ["attention.output.LayerNorm", "attn_output_norm"],
  ["intermediate.dense", "ffn_up"],
  ["output.dense", "ffn_down"],
  ["output.LayerNorm", "layer_output_norm"],
] as const;

function* tensors(tensor: (name: string) => FloatTensor): Generator<GgufTensor> {
  yield quantized("token_embd.weight", tensor("embeddings.word_embeddings.weight"));
  yield floats("position_embd.weight", tensor("embeddings.position_embeddings.weight"));
  yield floats("token_types.weight", tensor("embeddings.token_type_embeddings.weight"));
  yield floats("token_embd_norm.weight", tensor("embeddings.LayerNorm.weight"));
  yield floats("token_embd_norm.bias", tensor("embeddings.LayerNorm.bias"));
  for (let i = 0; i < blocks; i++) {
    for (const [from, to] of layerNames) {
      const weight = tensor(`encoder.layer.${i}.${from}.weight`);
      const write = weight.shape.length === 1 ? floats : quantized;
      yield write(`blk.${i}.${to}.weight`, weight);
      yield floats(`blk.${i}.${to}.bias`, tensor(`encoder.layer.${i}.${from}.bias`));
    }
  }
}

function floats(name: string, { shape, read }: FloatTensor): GgufTensor {
  return { name, dims: shape.toReversed(), format: "f32", data: () => bytesOf(read()) };
}

function quantized(name: string, { shape, read }: FloatTensor): GgufTensor {
  return { name, dims: shape.toReversed(), format: "q8_0", data: () => quantizeQ8(read()) };
}
