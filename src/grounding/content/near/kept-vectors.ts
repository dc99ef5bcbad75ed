import { createHash } from "node:crypto";
import { z } from "zod";
import { arrayOf, packArrays, unpackArrays } from "../../../trained/packed-arrays.ts";

/** Vectors of texts that are kept from one start to the next, found by the text and without a word of it. */
export type KeptVectors = {
  readonly has: (text: string) => boolean;
  readonly get: (text: string) => Int8Array | undefined;
  readonly put: (text: string, vector: Int8Array) => void;
  /** All of them as bytes; nothing where none is new. */
  readonly fresh: () => Uint8Array | undefined;
};

/** Texts whose vectors are kept, 8 MB; those that were made first go first. */
const MOST = 20_000;
/** Of the hash that a text is found by, in bytes. */
const KEY = 16;

const metaSchema = z.object({ model: z.string(), size: z.int().min(1) });

/**
 * Vectors that one model made, begun with those that were kept, which are read with the first question; what is
 * damaged, or another model's, is made anew.
 */
export function keptVectors(read: () => Uint8Array | undefined, model: string): KeptVectors {
  let opened: Map<string, Int8Array> | undefined;
  const vectors = (): Map<string, Int8Array> => (opened ??= vectorsIn(read(), model));
  let isNew = false;
  return {
    has: (text) => vectors().has(keyOf(text)),
    get: (text) => vectors().get(keyOf(text)),
    put: (text, vector) => {
      vectors().set(keyOf(text), vector);
      isNew = true;
    },
    fresh: () => {
      if (!isNew) return undefined;
      const last = [...vectors()].slice(-MOST);
      return packed(new Map(last), model);
    },
  };
}

function keyOf(text: string): string {
  return createHash("sha256")
    .update(text)
    .digest("hex")
    .slice(0, 2 * KEY);
}

function packed(vectors: ReadonlyMap<string, Int8Array>, model: string): Uint8Array {
  const [first] = vectors.values();
  const size = first?.length ?? 1;
  const keys = new Int8Array(vectors.size * KEY);
  const all = new Int8Array(vectors.size * size);
  for (const [at, [key, vector]] of [...vectors].entries()) {
    keys.set(new Int8Array(Buffer.from(key, "hex")), at * KEY);
    all.set(vector, at * size);
  }
  const arrays = new Map([
    ["keys", keys],
    ["vectors", all],
  ]);
  return packArrays({ meta: { model, size }, arrays });
}

function vectorsIn(bytes: Uint8Array | undefined, model: string): Map<string, Int8Array> {
  const vectors = new Map<string, Int8Array>();
  if (!bytes) return vectors;
  try {
    const kept = unpackArrays(bytes);
    const meta = metaSchema.parse(kept.meta);
    const keys = arrayOf(kept, "keys", Int8Array);
    const all = arrayOf(kept, "vectors", Int8Array);
    if (meta.model !== model) return vectors;
    for (let at = 0; at * KEY < keys.length; at++) {
      const key = Buffer.from(keys.slice(at * KEY, (at + 1) * KEY)).toString("hex");
      vectors.set(key, all.slice(at * meta.size, (at + 1) * meta.size));
    }
  } catch {
    vectors.clear(); // damaged: they are made again
  }
  return vectors;
}
