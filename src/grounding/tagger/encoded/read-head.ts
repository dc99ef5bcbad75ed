import { z } from "zod";
import { createMatrices } from "../../../trained/encoder/matrices.ts";
import type { Matrix, Multiplied } from "../../../trained/encoder/matrices.ts";
import type { BeginHead, TagHead } from "./encoded-scores.ts";

/** What training wrote beside the encoder, by name. */
export type HeadSource = {
  readonly floats: (name: string) => Float32Array;
  readonly about: Readonly<Record<string, string>>;
};

const aboutSchema = z.object({
  tools: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  layers: z.coerce.number().int().positive(),
});

/** What stands on the encoder. */
export type Heads = {
  readonly tags: TagHead;
  /** What a tag behind another is worth. */
  readonly steps: Float32Array;
  readonly begins: BeginHead;
};

const MATRICES = ["middle", "out", "begin_middle", "begin_out"] as const;

/** The heads over the encoder, for at most so many words. */
export function readHeads({ floats, about }: HeadSource, mostWords: number): Heads {
  const { tools } = aboutSchema.parse(about);
  const matrixOf = (name: string): Matrix => {
    const [weights, bias] = [floats(`${name}.weight`), floats(`${name}.bias`)];
    return { weights, bias, rows: bias.length, columns: weights.length / bias.length };
  };
  const made = createMatrices(MATRICES.map(matrixOf), mostWords);
  const matrix = (name: (typeof MATRICES)[number]): Multiplied => {
    const found = made[MATRICES.indexOf(name)];
    if (!found) throw new Error(`The head has no ${name}`);
    return found;
  };
  return {
    tags: {
      tools,
      middle: matrix("middle"),
      out: matrix("out"),
      scale: floats("scale.weight"),
      shift: floats("shift.weight"),
    },
    steps: floats("steps"),
    begins: { middle: matrix("begin_middle"), out: matrix("begin_out") },
  };
}

/** How many of the encoder's layers were tuned. */
export function tunedLayers({ about }: Pick<HeadSource, "about">): number {
  return aboutSchema.parse(about).layers;
}
