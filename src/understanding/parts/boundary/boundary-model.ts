import { z } from "zod";
import type { Taggable } from "../../../language/reading/tagger.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import { logitsOf, softmax } from "../../../trained/linear-model.ts";
import type { LinearModel } from "../../../trained/linear-model.ts";
import { modelArrays, modelIn } from "../../../trained/model-arrays.ts";
import { damaged, packArrays, unpackArrays } from "../../../trained/packed-arrays.ts";
import { tellsFurther } from "../tells-further.ts";
import { BOUNDARY_BUCKETS, boundaryVector, wordsOf } from "./boundary-features.ts";
import type { Words } from "./boundary-features.ts";

/** A place where a further request begins. */
export type Boundary = {
  readonly start: number;
  /** Its words mean nothing without those before it: "… and text her". */
  readonly leans: boolean;
};

/** Tells where in an utterance further requests begin, left to right. */
export type BoundaryModel = (reading: Reading) => readonly Boundary[];

/** What a word does, in the order of the model's classes. */
export const BOUNDARY_CLASSES = ["inside", "begins", "leans"] as const;

/** A request begins where it is this likely: `node scripts/train-boundary.ts` prints both sides of it. */
export const LEAST_LIKELY = 0.5;

/** What an encoder makes of each word of a reading, for each class, as logarithms; words too far behind have none. */
export type EncodedClasses = (reading: Taggable) => readonly Float64Array[];

/** What the words around a place say counts for so much beside what an encoder makes of the whole: `node scripts/tagger/measure-encoded.ts` prints more and less. */
export const AROUND = 0.3;

export function createBoundaryModel(model: LinearModel, encoded?: EncodedClasses): BoundaryModel {
  // Several stages ask of the same reading.
  const known = new WeakMap<Reading, readonly Boundary[]>();
  return (reading) => {
    const before = known.get(reading);
    if (before) return before;
    const found = requestsBegun(
      boundariesIn(model, wordsOf(reading), { encoded: encoded?.(reading) }),
      reading,
    );
    known.set(reading, found);
    return found;
  };
}

function requestsBegun(
  found: readonly Boundary[],
  { text, language }: Reading,
): readonly Boundary[] {
  return found.filter(({ start }, at) => {
    const left = text.slice(found[at - 1]?.start ?? 0, start);
    return !tellsFurther(left, text.slice(start), language);
  });
}

type Deciding = {
  readonly least?: number;
  readonly encoded?: readonly Float64Array[] | undefined;
  readonly around?: number;
};

/** Where requests begin, each told by where the one before it did. */
export function boundariesIn(
  model: LinearModel,
  words: Words,
  { least = LEAST_LIKELY, encoded, around = AROUND }: Deciding = {},
): readonly Boundary[] {
  const found: Boundary[] = [];
  let from = 0;
  for (const [at, { start }] of words.entries()) {
    if (at === 0) continue;
    const own = logitsOf(model, boundaryVector(words, at, from));
    const whole = encoded?.[at];
    const both = whole ? own.map((value, one) => around * value + (whole[one] ?? 0)) : own;
    const [inside = 1, begins = 0, leans = 0] = softmax(both);
    if (1 - inside < least) continue;
    found.push({ start, leans: leans > begins });
    from = at;
  }
  return found;
}

/** Without a file a request is parted where its words say so alone. */
export const NO_BOUNDARIES: BoundaryModel = () => [];

const metaSchema = z.object({
  classes: z.array(z.string()).refine((classes) => classes.join() === BOUNDARY_CLASSES.join()),
});

/** The same model gives the same bytes. */
export function encodeBoundaries(model: LinearModel): Uint8Array {
  const arrays = new Map(modelArrays("boundary", model));
  return packArrays({ meta: { classes: BOUNDARY_CLASSES }, arrays });
}

/** The model of models/boundary.bin; a damaged file fails with one sentence. */
export function decodeBoundaries(bytes: Uint8Array): LinearModel {
  const packed = unpackArrays(bytes);
  if (!metaSchema.safeParse(packed.meta).success) throw damaged();
  const model = modelIn(packed, "boundary", BOUNDARY_CLASSES.length);
  if (model.rows !== BOUNDARY_BUCKETS) throw damaged();
  return model;
}
