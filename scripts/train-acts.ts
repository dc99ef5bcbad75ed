/**
 * Fits what tells the act of words in a conversation and writes models/acts.bin with its card. The
 * examples stand in scripts/acts/examples; plain requests of the router's data, said after any act, are the
 * rejection class. One model reads the words alone, one beside them the vectors of the embedding model that
 * is named, which are kept in bench-out/. Some minutes on one core; the same sources give the same bytes.
 *
 *     node scripts/train-acts.ts models/request-minilm-4.Q8_0.gguf
 */
import { basename, resolve } from "node:path";
import { createEmbedder } from "../src/llm/embed/create-embedder.ts";
import { meanOf } from "../src/trained/sentence-vectors.ts";
import { quantise } from "../src/trained/linear-model.ts";
import type { LinearModel, SparseVector } from "../src/trained/linear-model.ts";
import { LEARNED_ACTS } from "../src/types/turn/dialogue.ts";
import {
  ACT_BUCKETS,
  actVector,
  meantVector,
} from "../src/understanding/dialogue/act/act-features.ts";
import {
  createActModel,
  encodeActs,
  LEAST_SURE,
} from "../src/understanding/dialogue/act/act-model.ts";
import type { LearnedActs } from "../src/understanding/dialogue/act/act-model.ts";
import { ENGLISH, GERMAN, exampleRows, lastsOf, saidAfter } from "./acts/act-rows.ts";
import { actFigures, percent } from "./acts/act-figures.ts";
import type { ActRow } from "./acts/act-rows.ts";
import { writeWithCard } from "./router/card.ts";
import { hwuRows, requestRows } from "./router/corpus.ts";
import { pick, randomFrom, shuffled } from "./router/random.ts";
import { trainLinear } from "./router/train-linear.ts";
import { embedAll } from "./router/vectors.ts";

const SEED = 4;
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
];
/** Every so many acts, with all that is said after them, are held out for the figures. */
const HELD = 3;
/** Plain requests beside the examples. */
const PLAIN = 11_000;
/** A row of a conversation beside a plain request. */
const WEIGHT = 2;
const NONE = new Float32Array();

const [modelFile = ""] = process.argv.slice(2);
const embedder = basename(modelFile).split(".")[0] ?? "";
const written = AUTHORS.map((name) => ({
  name,
  rows: exampleRows(`examples/${name}.txt`, ENGLISH),
}));
const spoken = written.flatMap(({ rows }) => rows);
const inGerman = exampleRows("examples/german.txt", GERMAN);
const alone = plainRows(spoken);
const vectors = await vectorsOf([...spoken, ...inGerman, ...alone]);
const mean = meanOf(spoken.map(({ said }) => vectors.get(said.reading.text) ?? NONE));
const authors = written.map(({ name, rows }) => ({ name, rows: rows.map(meant) }));
const english = spoken.map(meant);
const german = inGerman.map(meant);
const plain = alone.map(meant);
const held = heldOut([...english, ...german]);
const heldPlain = plain.filter((_, at) => at % HELD === 0);
const isHeld = new Set([...held, ...heldPlain]);
const tried = fit([...english, ...german, ...plain].filter((row) => !isHeld.has(row)));
const figures = [actFigures(createActModel(tried, embedder), held, heldPlain), byAuthor()].join(
  "\n\n",
);
process.stdout.write(`${figures}\n`);
writeWithCard({
  file: "acts.bin",
  what: `Tells what words do after another act of a conversation (a request by itself, a correction, another target, once more, a reference, a question about the answer, taking back, nothing): softmax regression over hashed words, what is known of the turn and, in a second model, the vectors of ${embedder} (mean and one weight for each dimension), as bytes.`,
  command: `node scripts/train-acts.ts models/${basename(modelFile)}`,
  seed: SEED,
  bytes: encodeActs(fit([...english, ...german, ...plain])),
  sources: [
    [
      `English examples of ${AUTHORS.length} authors, scripts/acts/examples`,
      english.length,
      "MIT, this project's",
    ],
    ["German examples, scripts/acts/examples/german.txt", german.length, "MIT, this project's"],
    ["plain requests after any act", plain.length, "MIT, this project's; HWU64 CC BY 4.0"],
  ],
  notice: "HWU64 (CC BY 4.0) is named in router.md.",
  figures: `One act in ${HELD} is held out with all that was said after it, and as many plain requests. An act counts from ${LEAST_SURE}.\n\n${figures}`,
});

/** How much of what each author wrote is taken for what it is by a model that saw only the others. */
function byAuthor(): string {
  const lines = authors.map(({ name, rows }) => {
    const others = authors.filter((one) => one.name !== name).flatMap((one) => one.rows);
    const models = fit([...others, ...german, ...plain]);
    const found = [{ words: models.words }, models].map((one) => {
      const model = createActModel(one, embedder);
      const right = rows.filter(({ act, said }) => model(said) === act).length;
      return percent(right, rows.length);
    });
    return `| ${name} | ${rows.length} | ${found.join(" | ")} |`;
  });
  return [
    "| author it never saw | sentences | found by words | and by meaning |",
    "| --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}

/** The vectors of what is said and of what it is said after. */
async function vectorsOf(rows: readonly ActRow[]): Promise<ReadonlyMap<string, Float32Array>> {
  const texts = rows.flatMap(({ said }) => [said.reading.text, said.last.reading.text]);
  await using model = createEmbedder({
    id: embedder,
    modelFile: resolve(modelFile),
    threads: 1,
  });
  return await embedAll(model, texts);
}

function meant(row: ActRow): ActRow {
  const [own, last] = [row.said.reading, row.said.last.reading].map(
    ({ text }) => vectors.get(text) ?? NONE,
  );
  return own && last ? { ...row, said: { ...row.said, vectors: { own, last } } } : row;
}

/** Requests that stand by themselves, whatever was done before. */
function plainRows(rows: readonly ActRow[]): readonly ActRow[] {
  const random = randomFrom(SEED);
  const lasts = lastsOf(rows);
  const texts = [...requestRows(), ...hwuRows()].filter(({ accept }) => accept.length > 0);
  return shuffled(texts, random)
    .slice(0, PLAIN)
    .map(({ text }): ActRow => {
      const said = saidAfter(pick(lasts, random), text, ENGLISH);
      return { act: "request", said, group: text };
    });
}

function heldOut(rows: readonly ActRow[]): readonly ActRow[] {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return rows.filter(({ group }) => groups.indexOf(group) % HELD === 0);
}

function fit(rows: readonly ActRow[]): LearnedActs {
  return {
    words: modelOf(rows, ACT_BUCKETS, actVector),
    meant: {
      embedder,
      mean,
      model: modelOf(rows, ACT_BUCKETS + mean.length + 1, (said) =>
        meantVector(said, said.vectors ?? { own: NONE, last: NONE }, mean),
      ),
    },
  };
}

function modelOf(
  rows: readonly ActRow[],
  size: number,
  vectorOf: (said: ActRow["said"]) => SparseVector,
): LinearModel {
  const examples = rows.map(({ act, said, group }) => ({
    vector: vectorOf(said),
    classes: [LEARNED_ACTS.indexOf(act)],
    weight: group === said.reading.text ? 1 : WEIGHT,
  }));
  const { weights, biases } = trainLinear(examples, {
    rows: size,
    classes: LEARNED_ACTS.length,
    epochs: 12,
    rate: 0.3,
    decay: 1e-5,
    seed: SEED,
  });
  return quantise(weights, biases);
}
