import { z } from "zod";
import type { EncodedHead } from "./encoded-scores.ts";

/** What training wrote beside the encoder, by name. */
export type HeadSource = {
  readonly floats: (name: string) => Float32Array;
  readonly about: Readonly<Record<string, string>>;
};

const aboutSchema = z.object({
  tools: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  layers: z.coerce.number().int().positive(),
});

/** The head over the encoder, how many of its layers were tuned, and what a tag behind another is worth. */
export function readHead({ floats, about }: HeadSource): {
  readonly head: EncodedHead;
  readonly layers: number;
  readonly steps: Float32Array;
} {
  const { tools, layers } = aboutSchema.parse(about);
  const part = (name: string): EncodedHead["out"] => ({
    weights: floats(`${name}.weight`),
    bias: floats(`${name}.bias`),
  });
  const head = {
    tools,
    kinds: floats("kinds.weight"),
    middle: part("middle"),
    scale: floats("scale.weight"),
    shift: floats("shift.weight"),
    out: part("out"),
  };
  return { head, layers, steps: floats("steps") };
}
