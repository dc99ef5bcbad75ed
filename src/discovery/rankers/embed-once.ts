import type { Embedder } from "../../types/llm.ts";

/** Texts that several stages of a turn ask about, with those of the turn before. */
const KEPT = 256;

/** The same vectors, each text's asked for once as long as it is kept. */
export function embedOnce({ embed }: Pick<Embedder, "embed">): Embedder["embed"] {
  let kept: ReadonlyMap<string, Float32Array> = new Map();
  return async (texts, signal) => {
    const before = kept;
    const fresh = [...new Set(texts)].filter((text) => !before.has(text));
    const vectors = fresh.length === 0 ? [] : await embed(fresh, signal);
    const made = vectors.map((vector, at) => [fresh[at] ?? "", vector] as const);
    kept = new Map([...kept, ...made].slice(-KEPT));
    const known = new Map([...before, ...made]);
    return texts.flatMap((text) => known.get(text) ?? []);
  };
}
