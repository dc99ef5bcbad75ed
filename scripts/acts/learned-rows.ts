import { basename, resolve } from "node:path";
import { createEmbedder } from "../../src/llm/embed/create-embedder.ts";
import { hwuRows, requestRows } from "../router/corpus.ts";
import { pick, randomFrom, shuffled } from "../router/random.ts";
import { embedAll } from "../router/vectors.ts";
import { ENGLISH, exampleRows, lastsOf, saidAfter } from "./act-rows.ts";
import type { ActRow } from "./act-rows.ts";

/** The embedding model as the manifest calls it, whichever file of it is the newest. */
export const EMBEDDER = "request-minilm";

export const SEED = 4;
/** A row of a conversation beside a plain request. */
export const ROW_WEIGHT = 2;
/** Plain requests beside the examples. */
const PLAIN = 11_000;
const NONE = new Float32Array();

/** Who wrote the English examples, each by themselves. */
const AUTHORS = [
  "first",
  "older",
  "hurried",
  "chatty",
  "regional",
  "worldwide",
  "brisk",
  "neighbours",
  "everyday",
  "winding",
  "workshop",
  "talkative",
];

export type Author = { readonly name: string; readonly rows: readonly ActRow[] };

/** What each author wrote, in English. */
export function authorsRows(): readonly Author[] {
  return AUTHORS.map((name) => ({ name, rows: exampleRows(`examples/${name}.txt`, ENGLISH) }));
}

/** Requests that stand by themselves, whatever was done before. */
export function plainRows(rows: readonly ActRow[]): readonly ActRow[] {
  const random = randomFrom(SEED);
  const lasts = lastsOf(rows);
  const texts = [...requestRows(), ...hwuRows()].filter(({ accept }) => accept.length > 0);
  return shuffled(texts, random)
    .slice(0, PLAIN)
    .map(({ text, accept }): ActRow => {
      const said = saidAfter(pick(lasts, random), text, ENGLISH);
      return { act: "request", said, group: text, tools: accept };
    });
}

/** Gives rows the vectors of what is said and of what it is said after, which are kept in bench-out/. */
export async function withVectors(
  modelFile: string,
  rows: readonly ActRow[],
): Promise<(row: ActRow) => ActRow> {
  const texts = rows.flatMap(({ said }) => [said.reading.text, said.last.reading.text]);
  // Vectors are kept by the file's name: a later training has others.
  const id = basename(modelFile).split(".")[0] ?? "";
  await using model = createEmbedder({ id, modelFile: resolve(modelFile), threads: 1 });
  const vectors = await embedAll(model, texts);
  return (row) => {
    const [own = NONE, last = NONE] = [row.said.reading, row.said.last.reading].map(({ text }) =>
      vectors.get(text),
    );
    return { ...row, said: { ...row.said, vectors: { own, last } } };
  };
}
