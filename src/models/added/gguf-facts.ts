import { openFileBytes } from "../check/bytes.ts";
import { readGguf } from "../check/gguf-header.ts";
import type { GgufHeader, GgufValue } from "../check/gguf-header.ts";

/** What a model file says about itself. */
export type GgufFacts = {
  /** What the weights are arranged as: "qwen2", "gemma3", "llama", "bert". */
  readonly architecture: string;
  /** What the file is: "model", or a part that is none by itself. */
  readonly type: string;
  /** More than 1 where this file is one of several. */
  readonly parts: number;
  readonly licence: string;
  /** The chat template; its size alone where it is beyond any sensible one. */
  readonly template: string | { readonly bytes: number } | undefined;
  /** Tokens it was trained for. */
  readonly contextLength: number;
  /** It gives vectors of texts, or compares them, and no texts. */
  readonly isEmbedding: boolean;
  readonly parameters: number;
  /** Of keys and values the engine keeps for each token, halves of 16 bits. */
  readonly cacheBytesPerToken: number;
};

/** Reads the header of a GGUF file; throws `model_damaged` where it isn't one, or not whole. */
export function readGgufFacts(path: string): GgufFacts {
  using bytes = openFileBytes(path);
  return factsOf(readGguf(bytes));
}

/** Pooling of vectors: "none" is what language models say where they say anything. */
const NO_POOLING = 0;
const VECTOR_ARCHITECTURE = /bert|embed|t5encoder/;
const HALF_BYTES = 2;

function factsOf({ keys, parameters }: GgufHeader): GgufFacts {
  const architecture = textOf(keys.get("general.architecture"));
  const own = (key: string): GgufValue | undefined => keys.get(`${architecture}.${key}`);
  const pooling = own("pooling_type") ?? NO_POOLING;
  const template = keys.get("tokenizer.chat_template");
  return {
    architecture,
    type: textOf(keys.get("general.type")) || "model",
    parts: numberOf(keys.get("split.count")),
    licence: textOf(keys.get("general.license")),
    template: typeof template === "string" || isLong(template) ? template : undefined,
    contextLength: numberOf(own("context_length")),
    isEmbedding:
      pooling !== NO_POOLING ||
      own("attention.causal") === false ||
      VECTOR_ARCHITECTURE.test(architecture),
    parameters,
    cacheBytesPerToken: cacheOf(own),
  };
}

/** Each layer keeps a key and a value of each head that has its own; where a file says less, every head has. */
function cacheOf(own: (key: string) => GgufValue | undefined): number {
  const layers = numberOf(own("block_count"));
  const heads = numberOf(own("attention.head_count"));
  const width = heads > 0 ? numberOf(own("embedding_length")) / heads : 0;
  const keyLength = numberOf(own("attention.key_length")) || width;
  const valueLength = numberOf(own("attention.value_length")) || width;
  const kept = own("attention.head_count_kv");
  const perLayer = Array.isArray(kept) ? Math.max(0, ...kept) : numberOf(kept) || heads;
  return layers * perLayer * (keyLength + valueLength) * HALF_BYTES;
}

function isLong(value: GgufValue | undefined): value is { readonly bytes: number } {
  return typeof value === "object" && "bytes" in value;
}

function textOf(value: GgufValue | undefined): string {
  return typeof value === "string" ? value : "";
}

/** The largest, where there is one a layer. */
function numberOf(value: GgufValue | undefined): number {
  if (Array.isArray(value)) return Math.max(0, ...value);
  return typeof value === "number" && value > 0 ? value : 0;
}
