import { damaged } from "../check/damaged.ts";
import type { E5File, E5Tensor } from "./e5-file.ts";
import { readE5 } from "./e5-file.ts";
import type { GgufTensor, GgufValue } from "./gguf-writer.ts";
import { writeGguf } from "./gguf-writer.ts";

const quantizedAsQ4 = 2;
const meanPooling = 1;
const tokenKinds = { normal: 1, unknown: 2, control: 3, unused: 5 } as const;
const unknownToken = 3;
const controlTokens = [0, 1, 2, 250_001];
/** So low that no text is ever cut into one of the embedding's spare rows. */
const unusedScore = -10_000;

/** multilingual-e5-small for llama.cpp: its Q4_0 blocks and floats copied, nothing computed. */
export function* e5ToGguf(model: Buffer): Generator<Uint8Array> {
  const file = readE5(model);
  yield* writeGguf({ ...architecture(file), ...vocabulary(file) }, [...tensors(file)]);
}

function architecture(file: E5File): Readonly<Record<string, GgufValue>> {
  return {
    "general.architecture": { type: "string", value: "bert" },
    "general.name": { type: "string", value: "multilingual-e5-small" },
    "general.file_type": { type: "u32", value: quantizedAsQ4 },
    "general.quantization_version": { type: "u32", value: 2 },
    "general.alignment": { type: "u32", value: 32 },
    "bert.block_count": { type: "u32", value: file.layers },
    "bert.context_length": { type: "u32", value: file.positions },
    "bert.embedding_length": { type: "u32", value: file.width },
    "bert.feed_forward_length": { type: "u32", value: file.feedForward },
    "bert.attention.head_count": { type: "u32", value: file.heads },
    "bert.attention.layer_norm_epsilon": { type: "f32", value: file.epsilon },
    "bert.attention.causal": { type: "bool", value: false },
    "bert.pooling_type": { type: "u32", value: meanPooling },
  };
}

function vocabulary(file: E5File): Readonly<Record<string, GgufValue>> {
  const spare = Array.from({ length: file.vocabulary - file.tokens.length }, (_, i) =>
    Buffer.from(`[PAD${i}]`),
  );
  const scores = Float32Array.from([...file.scores, ...spare.map(() => unusedScore)]);
  const kinds = Int32Array.from({ length: file.vocabulary }, (_, id) => kindOf(id, file));
  return {
    "tokenizer.ggml.model": { type: "string", value: "t5" },
    "tokenizer.ggml.pre": { type: "string", value: "default" },
    "tokenizer.ggml.tokens": { type: "strings", value: [...file.tokens, ...spare] },
    "tokenizer.ggml.scores": { type: "f32s", value: scores },
    "tokenizer.ggml.token_type": { type: "i32s", value: kinds },
    "tokenizer.ggml.token_type_count": { type: "u32", value: file.tokenTypes },
    "tokenizer.ggml.add_space_prefix": { type: "bool", value: true },
    "tokenizer.ggml.remove_extra_whitespaces": { type: "bool", value: true },
    "tokenizer.ggml.add_bos_token": { type: "bool", value: true },
    "tokenizer.ggml.add_eos_token": { type: "bool", value: true },
    "tokenizer.ggml.bos_token_id": { type: "u32", value: 0 },
    "tokenizer.ggml.eos_token_id": { type: "u32", value: 2 },
    "tokenizer.ggml.unknown_token_id": { type: "u32", value: unknownToken },
    "tokenizer.ggml.seperator_token_id": { type: "u32", value: 2 },
    "tokenizer.ggml.padding_token_id": { type: "u32", value: 1 },
    "tokenizer.ggml.mask_token_id": { type: "u32", value: 250_001 },
  };
}

function kindOf(id: number, { tokens }: E5File): number {
  if (id >= tokens.length) return tokenKinds.unused;
  if (id === unknownToken) return tokenKinds.unknown;
  return controlTokens.includes(id) ? tokenKinds.control : tokenKinds.normal;
}

const layerNames: ReadonlyMap<string, string> = new Map([
  ["q", "attn_q"],
  ["k", "attn_k"],
  ["v", "attn_v"],
  ["ao", "attn_output"],
  ["aln", "attn_output_norm"],
  ["fi", "ffn_up"],
  ["fo", "ffn_down"],
  ["oln", "layer_output_norm"],
]);

const embeddingNames: ReadonlyMap<string, string> = new Map([
  ["emb.word", "token_embd.weight"],
  ["emb.pos", "position_embd.weight"],
  ["emb.type", "token_types.weight"],
  ["emb.ln.w", "token_embd_norm.weight"],
  ["emb.ln.b", "token_embd_norm.bias"],
]);

function* tensors(file: E5File): Generator<GgufTensor> {
  for (const tensor of file.tensors) {
    const { isQuantized, data } = tensor;
    const format = isQuantized ? "q4_0" : "f32";
    yield { name: nameOf(tensor), dims: dimsOf(tensor, file), format, data: () => data };
  }
}

/** `l3.ao.w` is `blk.3.attn_output.weight`. */
function nameOf({ name }: E5Tensor): string {
  const [layer = "", part = "", side] = name.split(".");
  const known = embeddingNames.get(name);
  if (known) return known;
  const to = layerNames.get(part);
  if (!to) throw damaged(`it holds an unknown part ${name}`);
  return `blk.${layer.slice(1)}.${to}.${side === "w" ? "weight" : "bias"}`;
}

/** A vector, or a matrix whose inner dimension is the width of what goes in. */
function dimsOf({ name, isQuantized, data }: E5Tensor, file: E5File): readonly number[] {
  const values = isQuantized ? (data.length / 18) * 32 : data.length / 4;
  if (!isQuantized && !["emb.pos", "emb.type"].includes(name)) return [values];
  const inner = name.includes(".fo.") ? file.feedForward : file.width;
  return [inner, values / inner];
}
