/**
 * Fits what tells which tool is meant by words after another act, and writes models/next-tool.bin with
 * its card. The examples are those of scripts/acts/examples that say a tool; plain requests of the
 * router's data stand beside them, said after any act. The vectors of the embedding model that is named
 * are kept in bench-out/. Some minutes on one core; the same sources give the same bytes.
 *
 *     node scripts/train-next-tool.ts models/request-minilm-5.Q8_0.gguf
 */
import { basename } from "node:path";
import { quantise } from "../src/trained/linear-model.ts";
import type { LinearModel } from "../src/trained/linear-model.ts";
import { meanOf } from "../src/trained/sentence-vectors.ts";
import {
  createNextToolModel,
  encodeNextTools,
} from "../src/understanding/ranking/in-context/next-tool-model.ts";
import { WORDS_WEIGHT, mixed } from "../src/understanding/ranking/in-context/mixed.ts";
import { toolRows, toolVector } from "../src/understanding/ranking/in-context/tool-vector.ts";
import type { ActRow } from "./acts/act-rows.ts";
import { percent } from "./acts/act-figures.ts";
import {
  authorsRows,
  EMBEDDER,
  plainRows,
  ROW_WEIGHT,
  SEED,
  withVectors,
} from "./acts/learned-rows.ts";
import { writeWithCard } from "./router/card.ts";
import { TOOLS } from "./router/model.ts";
import { trainLinear } from "./router/train-linear.ts";

const NONE = new Float32Array();
const NO_TOOL = "none";
/** What the words by themselves are tried to count for. */
const WEIGHTS = [0, 0.15, 0.3, 0.6, 1];

const [modelFile = ""] = process.argv.slice(2);
const written = authorsRows();
const spoken = written.flatMap(({ rows }) => rows);
const alone = plainRows(spoken);
const meant = await withVectors(modelFile, [...spoken, ...alone]);
const authors = written.map(({ name, rows }) => ({
  name,
  rows: rows.filter(({ tools }) => tools.length > 0).map(meant),
}));
const plain = alone.map(meant);
const all = authors.flatMap(({ rows }) => rows);
const mean = meanOf(all.map(({ said }) => said.vectors?.own ?? NONE));
const learned = { embedder: EMBEDDER, tools: TOOLS, mean } as const;
const figures = byAuthor();
process.stdout.write(`${figures}\n`);
writeWithCard({
  file: "next-tool.bin",
  what: `Tells which tool is meant by words after another act: softmax regression over ${TOOLS.length} tools and none, of the last tool beside what the index finds and beside the words (hashed), the vector of ${EMBEDDER}, and the index's share of each tool, as bytes. Its log-probability counts beside ${WORDS_WEIGHT} of that of the words alone.`,
  command: `node scripts/train-next-tool.ts models/${basename(modelFile)}`,
  seed: SEED,
  bytes: encodeNextTools({ ...learned, model: fit([...all, ...plain]) }),
  sources: [
    [
      `English examples of ${authors.length} authors that say a tool, scripts/acts/examples`,
      all.length,
      "MIT, this project's",
    ],
    ["plain requests after any act", plain.length, "MIT, this project's; HWU64 CC BY 4.0"],
  ],
  notice: "HWU64 (CC BY 4.0) is named in router.md.",
  figures: `What each author wrote is ranked by a model that saw only the others; the words alone by the index without vectors.\n\n${figures}`,
});

function fit(rows: readonly ActRow[]): LinearModel {
  const examples = rows.map(({ said, group, tools }) => ({
    vector: toolVector(said, said.vectors ?? { own: NONE }, learned),
    classes: tools.map((name) => (name === NO_TOOL ? TOOLS.length : TOOLS.indexOf(name))),
    weight: group === said.reading.text ? 1 : ROW_WEIGHT,
  }));
  const { weights, biases } = trainLinear(examples, {
    rows: toolRows(TOOLS, mean.length),
    classes: TOOLS.length + 1,
    epochs: 6,
    rate: 0.3,
    decay: 1e-4,
    seed: SEED,
  });
  return quantise(weights, biases);
}

/** How often the first tool is right for what an author wrote, by a model that saw only the others. */
function byAuthor(): string {
  const lines = authors.map(({ name, rows }) => {
    const others = authors.filter((one) => one.name !== name).flatMap((one) => one.rows);
    const model = createNextToolModel({ ...learned, model: fit([...others, ...plain]) }, EMBEDDER);
    const byWords = rows.filter((row) => isRight(row, row.said.ranked)).length;
    const inContext = WEIGHTS.map((weight) => {
      const right = rows.filter((row) => {
        const next = model(row.said);
        return next && isRight(row, mixed(row.said.ranked, next, weight));
      });
      return percent(right.length, rows.length);
    });
    return `| ${[name, rows.length, percent(byWords, rows.length), ...inContext].join(" | ")} |`;
  });
  const heads = ["author it never saw", "sentences", "words alone", ...WEIGHTS.map(String)];
  return [`| ${heads.join(" | ")} |`, `|${" --- |".repeat(heads.length)}`, ...lines].join("\n");
}

type Scores = Pick<ActRow["said"]["ranked"], "tools" | "none">;

function isRight({ tools: right }: ActRow, { tools: [first], none }: Scores): boolean {
  return right.includes(first && first.score >= none ? first.name : NO_TOOL);
}
