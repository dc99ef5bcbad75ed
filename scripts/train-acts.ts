/**
 * Fits what tells the act of words in a conversation and writes models/acts.bin with its card. The
 * examples stand in scripts/acts/examples; plain requests of the router's data, said after any act, are the
 * rejection class. One model reads the words alone, one beside them the vectors of the embedding model that
 * is named, which are kept in bench-out/. Some minutes on one core; the same sources give the same bytes.
 *
 *     node scripts/train-acts.ts models/request-minilm-5.Q8_0.gguf
 */
import { basename } from "node:path";
import { quantise } from "../src/trained/linear-model.ts";
import type { LinearModel, SparseVector } from "../src/trained/linear-model.ts";
import { meanOf } from "../src/trained/sentence-vectors.ts";
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
import { GERMAN, exampleRows } from "./acts/act-rows.ts";
import type { ActRow } from "./acts/act-rows.ts";
import { actFigures, percent } from "./acts/act-figures.ts";
import {
  authorsRows,
  EMBEDDER,
  plainRows,
  ROW_WEIGHT,
  SEED,
  withVectors,
} from "./acts/learned-rows.ts";
import { writeWithCard } from "./router/card.ts";
import { trainLinear } from "./router/train-linear.ts";

/** Every so many acts, with all that is said after them, are held out for the figures. */
const HELD = 3;
const NONE = new Float32Array();

const [modelFile = ""] = process.argv.slice(2);
const written = authorsRows();
const spoken = written.flatMap(({ rows }) => rows);
const inGerman = exampleRows("examples/german.txt", GERMAN);
const alone = plainRows(spoken);
const meant = await withVectors(modelFile, [...spoken, ...inGerman, ...alone]);
const authors = written.map(({ name, rows }) => ({ name, rows: rows.map(meant) }));
const english = authors.flatMap(({ rows }) => rows);
const mean = meanOf(english.map(({ said }) => said.vectors?.own ?? NONE));
const german = inGerman.map(meant);
const plain = alone.map(meant);
const held = heldOut([...english, ...german]);
const heldPlain = plain.filter((_, at) => at % HELD === 0);
const isHeld = new Set([...held, ...heldPlain]);
const tried = fit([...english, ...german, ...plain].filter((row) => !isHeld.has(row)));
const figures = [actFigures(createActModel(tried, EMBEDDER), held, heldPlain), byAuthor()].join(
  "\n\n",
);
process.stdout.write(`${figures}\n`);
writeWithCard({
  file: "acts.bin",
  what: `Tells what words do after another act of a conversation (a request by itself, a correction, another target, once more, a reference, a question about the answer, taking back, nothing): softmax regression over hashed words, what is known of the turn and, in a second model, the vectors of ${EMBEDDER} (mean and one weight for each dimension), as bytes.`,
  command: `node scripts/train-acts.ts models/${basename(modelFile)}`,
  seed: SEED,
  bytes: encodeActs(fit([...english, ...german, ...plain])),
  sources: [
    [
      `English examples of ${authors.length} authors, scripts/acts/examples`,
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
      const model = createActModel(one, EMBEDDER);
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

function heldOut(rows: readonly ActRow[]): readonly ActRow[] {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return rows.filter(({ group }) => groups.indexOf(group) % HELD === 0);
}

function fit(rows: readonly ActRow[]): LearnedActs {
  return {
    words: modelOf(rows, ACT_BUCKETS, actVector),
    meant: {
      embedder: EMBEDDER,
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
    weight: group === said.reading.text ? 1 : ROW_WEIGHT,
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
