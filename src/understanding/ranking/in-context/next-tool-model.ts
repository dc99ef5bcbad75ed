import { z } from "zod";
import { logitsOf, softmax } from "../../../trained/linear-model.ts";
import type { LinearModel } from "../../../trained/linear-model.ts";
import { modelArrays, modelIn } from "../../../trained/model-arrays.ts";
import { arrayOf, damaged, packArrays, unpackArrays } from "../../../trained/packed-arrays.ts";
import type { PackedArray } from "../../../trained/packed-arrays.ts";
import type { Said } from "../../dialogue/act/act-features.ts";
import { toolRows, toolVector } from "./tool-vector.ts";

/** How likely each tool is to be meant by words after another act, and how likely none. */
export type NextTools = { readonly tools: ReadonlyMap<string, number>; readonly none: number };

/** Undefined where nothing was learned over the vectors of the embedding model that is here. */
export type NextToolModel = (said: Said) => NextTools | undefined;

/** What was learned over the vectors of one embedding model. */
export type LearnedTools = {
  /** The embedding model's id. */
  readonly embedder: string;
  /** Mean vector of the sentences it was learned from. */
  readonly mean: Float32Array;
  /** In the order of the model's classes; none comes after them. */
  readonly tools: readonly string[];
  readonly model: LinearModel;
};

export function createNextToolModel(learned: LearnedTools, embedder?: string): NextToolModel {
  const { tools, model } = learned;
  return (said) => {
    if (learned.embedder !== embedder || !said.vectors) return undefined;
    const shares = softmax(logitsOf(model, toolVector(said, said.vectors, learned)));
    return {
      tools: new Map(tools.map((name, at) => [name, shares[at] ?? 0])),
      none: shares[tools.length] ?? 0,
    };
  };
}

/** Without a file words after another act are ranked as those before any. */
export const NO_NEXT_TOOLS: NextToolModel = () => undefined;

const metaSchema = z.object({ embedder: z.string(), tools: z.array(z.string()) });

/** The same model gives the same bytes. */
export function encodeNextTools({ embedder, tools, mean, model }: LearnedTools): Uint8Array {
  const arrays = new Map<string, PackedArray>(modelArrays("tools", model));
  arrays.set("mean", mean);
  return packArrays({ meta: { embedder, tools }, arrays });
}

/** The model of models/next-tool.bin; a damaged file fails with one sentence. */
export function decodeNextTools(bytes: Uint8Array): LearnedTools {
  const packed = unpackArrays(bytes);
  const meta = metaSchema.safeParse(packed.meta);
  if (!meta.success) throw damaged(meta.error);
  const { tools } = meta.data;
  const mean = arrayOf(packed, "mean", Float32Array);
  const model = modelIn(packed, "tools", tools.length + 1);
  if (model.rows !== toolRows(tools, mean.length)) throw damaged();
  return { ...meta.data, mean, model };
}
