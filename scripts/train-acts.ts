/**
 * Fits what tells the act of words in a conversation and writes models/acts.bin with its card. The
 * examples stand in scripts/acts/examples; plain requests of the router's data, said after any act, are the
 * rejection class. Two minutes on one core; the same sources give the same bytes.
 *
 *     node scripts/train-acts.ts
 */
import { quantise } from "../src/trained/linear-model.ts";
import { LEARNED_ACTS } from "../src/types/turn/dialogue.ts";
import { ACT_BUCKETS, actVector } from "../src/understanding/dialogue/act/act-features.ts";
import {
  createActModel,
  encodeActs,
  LEAST_SURE,
} from "../src/understanding/dialogue/act/act-model.ts";
import type { ActModel } from "../src/understanding/dialogue/act/act-model.ts";
import { ENGLISH, GERMAN, exampleRows, lastsOf, saidAfter } from "./acts/act-rows.ts";
import type { ActRow } from "./acts/act-rows.ts";
import { writeWithCard } from "./router/card.ts";
import { hwuRows, requestRows } from "./router/corpus.ts";
import { pick, randomFrom, shuffled } from "./router/random.ts";
import { trainLinear } from "./router/train-linear.ts";

const SEED = 4;
/** Who wrote the English examples, each by themselves. */
const AUTHORS = ["first", "older", "hurried", "chatty", "regional", "worldwide"];
/** Every so many acts, with all that is said after them, are held out for the figures. */
const HELD = 3;
/** Plain requests beside the examples. */
const PLAIN = 11_000;
/** A row of a conversation beside a plain request. */
const WEIGHT = 2;

const authors = AUTHORS.map((name) => ({
  name,
  rows: exampleRows(`examples/${name}.txt`, ENGLISH),
}));
const english = authors.flatMap(({ rows }) => rows);
const german = exampleRows("examples/german.txt", GERMAN);
const plain = plainRows(english);
const held = heldOut([...english, ...german]);
const heldPlain = plain.filter((_, at) => at % HELD === 0);
const isHeld = new Set([...held, ...heldPlain]);
const tried = fit([...english, ...german, ...plain].filter((row) => !isHeld.has(row)));
const figures = [figuresOf(tried, held, heldPlain), byAuthor()].join("\n\n");
process.stdout.write(`${figures}\n`);
writeWithCard({
  file: "acts.bin",
  what: "Tells what words do after another act of a conversation (a request by itself, a correction, another target, once more, a reference, a question about the answer, taking back, nothing): softmax regression over hashed words and what is known of the turn, as bytes.",
  command: "node scripts/train-acts.ts",
  seed: SEED,
  bytes: encodeActs(modelOf([...english, ...german, ...plain])),
  sources: [
    [
      "English examples of six authors, scripts/acts/examples",
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
    const model = fit([...others, ...german, ...plain]);
    const right = rows.filter(({ act, said }) => model(said) === act).length;
    return `| ${name} | ${rows.length} | ${percent(right, rows.length)} |`;
  });
  return ["| author it never saw | sentences | found |", "| --- | --- | --- |", ...lines].join(
    "\n",
  );
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

function fit(rows: readonly ActRow[]): ActModel {
  return createActModel(modelOf(rows));
}

function modelOf(rows: readonly ActRow[]): ReturnType<typeof quantise> {
  const examples = rows.map(({ act, said, group }) => ({
    vector: actVector(said),
    classes: [LEARNED_ACTS.indexOf(act)],
    weight: group === said.reading.text ? 1 : WEIGHT,
  }));
  const { weights, biases } = trainLinear(examples, {
    rows: ACT_BUCKETS,
    classes: LEARNED_ACTS.length,
    epochs: 12,
    rate: 0.3,
    decay: 1e-5,
    seed: SEED,
  });
  return quantise(weights, biases);
}

/** For each act how many were found, and of what was taken for it how much was right. */
function figuresOf(model: ActModel, rows: readonly ActRow[], others: readonly ActRow[]): string {
  const taken = rows.map(({ act, said }) => ({ act, is: model(said) }));
  const lines = LEARNED_ACTS.map((act) => {
    const own = taken.filter((row) => row.act === act);
    const as = taken.filter(({ is }) => is === act);
    const right = own.filter(({ is }) => is === act).length;
    return `| ${act} | ${own.length} | ${percent(right, own.length)} | ${percent(right, as.length)} |`;
  });
  const right = taken.filter(({ act, is }) => act === is).length;
  const kept = others.filter(({ said }) => model(said) === "request").length;
  return [
    "| act | held out | found | of those taken for it right |",
    "| --- | --- | --- | --- |",
    ...lines,
    `| all | ${taken.length} | ${percent(right, taken.length)} | |`,
    `| plain requests | ${others.length} | ${percent(kept, others.length)} | |`,
  ].join("\n");
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}
