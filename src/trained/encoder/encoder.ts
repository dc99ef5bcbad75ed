import { attended } from "./attended.ts";
import type { EncoderSource } from "./encoder-source.ts";
import { openParts } from "./parts.ts";
import { gelu, normalised, plus } from "./vectors.ts";
import type { Norm } from "./vectors.ts";

export type Encoder = {
  /** How long a vector is. */
  readonly width: number;
  /** A vector for each piece, one behind another; to a piece's own, behind its norm, may be added. */
  readonly encode: (pieces: readonly number[], added: (at: number) => Float32Array) => Float32Array;
};

/** The lower layers of a BERT encoder (Devlin et al. 2019); it reads at most so many pieces. */
export function createEncoder(source: EncoderSource, mostPieces: number): Encoder {
  const begin = normOf(source, "token_embd_norm");
  const width = begin.scale.length;
  const places = source.floats("position_embd.weight");
  const type = source.floats("token_types.weight");
  const layers = openLayers(source, mostPieces);
  return {
    width,
    encode: (pieces, added) => {
      const vectors = new Float32Array(pieces.length * width);
      for (const [at, piece] of pieces.entries()) {
        const own = source.pieceAt(piece);
        plus(plus(own, places.subarray(at * width, (at + 1) * width)), type);
        vectors.set(plus(normalised(own, begin), added(at)), at * width);
      }
      return layers.reduce<Float32Array>((before, layer) => layer(before, pieces.length), vectors);
    },
  };
}

type Layer = (vectors: Float32Array, count: number) => Float32Array;

const PARTS = ["attn_q", "attn_k", "attn_v", "attn_output", "ffn_up", "ffn_down"] as const;

function openLayers(source: EncoderSource, mostPieces: number): readonly Layer[] {
  const layers = Array.from({ length: source.layers }, (_, at) => `blk.${at}`);
  const names = layers.flatMap((layer) => PARTS.map((part) => `${layer}.${part}`));
  const part = openParts(source, names, mostPieces);
  return layers.map((layer) => {
    const [query, key, value] = [
      part(`${layer}.attn_q`),
      part(`${layer}.attn_k`),
      part(`${layer}.attn_v`),
    ];
    const [output, up, down] = [
      part(`${layer}.attn_output`),
      part(`${layer}.ffn_up`),
      part(`${layer}.ffn_down`),
    ];
    const behind = normOf(source, `${layer}.attn_output_norm`);
    const last = normOf(source, `${layer}.layer_output_norm`);
    return (vectors, count) => {
      const looks = {
        query: query(vectors, count),
        key: key(vectors, count),
        value: value(vectors, count),
      };
      const mixed = output(attended(looks, count, source.heads), count);
      const seen = normalised(plus(mixed, vectors), behind);
      return normalised(plus(down(gelu(up(seen, count)), count), seen), last);
    };
  });
}

function normOf({ floats, epsilon }: EncoderSource, name: string): Norm {
  return { scale: floats(`${name}.weight`), shift: floats(`${name}.bias`), epsilon };
}
