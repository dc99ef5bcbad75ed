import { readFile } from "node:fs/promises";
import type { ModelsConfig } from "../models.ts";
import { openModels } from "../models.ts";
import { findIfHere } from "../find-if-here.ts";
import { bufferBytes } from "../check/bytes.ts";
import { damaged } from "../check/damaged.ts";
import type { GgufHeader, GgufValue, TensorPlace } from "../check/gguf-header.ts";
import { readGguf } from "../check/gguf-header.ts";
import { formatOf } from "./formats.ts";
import { readSafetensors } from "./safetensors-file.ts";

/** An encoder's numbers with what training changed in them, and what it learned beside them. */
export type TunedEncoder = {
  readonly heads: number;
  readonly epsilon: number;
  readonly vocabulary: {
    readonly pieces: readonly string[];
    readonly first: number;
    readonly last: number;
    readonly unknown: number;
  };
  /** The vector of a piece of the vocabulary. */
  readonly pieceAt: (piece: number) => Float32Array;
  readonly has: (name: string) => boolean;
  /** A tensor by its name, row by row: a vector with its difference, a matrix as it was, what came with training. */
  readonly floats: (name: string) => Float32Array;
  /** What training wrote of itself. */
  readonly about: Readonly<Record<string, string>>;
};

const PIECES = "token_embd.weight";
const TEXTS = "tokenizer.ggml.tokens";

/** Reads a BERT model (GGUF) and the differences that training made (safetensors); throws `model_damaged`. */
export function readTunedEncoder(base: Buffer, differences: Buffer): TunedEncoder {
  const header = readGguf(bufferBytes(base), TEXTS);
  const places = new Map(header.tensors.map((place) => [place.name, place]));
  const changes = readSafetensors(differences);
  const placeOf = (name: string): TensorPlace => {
    const place = places.get(name);
    if (!place) throw damaged(`it lacks ${name}`);
    return place;
  };
  const read = (place: TensorPlace): Float32Array =>
    formatOf(place).read(base.subarray(place.at, place.at + place.bytes));
  const pieces = placeOf(PIECES);
  const rowBytes = pieces.bytes / (pieces.dims[1] ?? 1);
  return {
    heads: numberOf(header, "bert.attention.head_count"),
    epsilon: numberOf(header, "bert.attention.layer_norm_epsilon"),
    vocabulary: vocabularyOf(header),
    pieceAt: (piece) => read({ ...pieces, at: pieces.at + piece * rowBytes, bytes: rowBytes }),
    has: (name) => changes.has(name) || places.has(name),
    floats: (name) => {
      const change = changes.has(name) ? changes.tensor(name).read() : undefined;
      if (!places.has(name) && change) return change;
      const values = read(placeOf(name));
      return change ? values.map((value, at) => value + (change[at] ?? 0)) : values;
    },
    about: changes.metadata,
  };
}

/** The vocabulary of a BERT model (GGUF). */
export function readVocabulary(base: Buffer): TunedEncoder["vocabulary"] {
  return vocabularyOf(readGguf(bufferBytes(base), TEXTS));
}

function vocabularyOf(header: GgufHeader): TunedEncoder["vocabulary"] {
  const place = (name: string): number => numberOf(header, `tokenizer.ggml.${name}_token_id`);
  return {
    pieces: textsOf(header.keys.get(TEXTS)),
    first: place("bos"),
    // Spelled so in llama.cpp.
    last: place("seperator"),
    unknown: place("unknown"),
  };
}

function textsOf(value: GgufValue | undefined): readonly string[] {
  if (!Array.isArray(value)) throw damaged("it has no vocabulary");
  return value.map(String);
}

function numberOf({ keys }: GgufHeader, name: string): number {
  const value = keys.get(name);
  if (typeof value !== "number") throw damaged(`it doesn't say ${name}`);
  return value;
}

/** The model that encoders of words are tuned from. */
const TUNED = "all-minilm-l6-v2";

/** The same of the model that is here; undefined where it isn't, or is damaged, which is told where it is opened itself. */
export async function findTunedEncoder(
  config: ModelsConfig,
  differences: Buffer,
): Promise<TunedEncoder | undefined> {
  const path = await findIfHere(openModels(config), TUNED);
  return path === undefined ? undefined : readTunedEncoder(await readFile(path), differences);
}
