/**
 * Fits the weights of the reranker and writes models/reranker.json with its card. Each request stands in
 * an invented home that holds most of what the requests of its people name, and is ranked by an index
 * that was not trained on it. Some ten minutes on one core; the same sources give the same bytes.
 *
 *     node scripts/train-reranker.ts
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { decodeRouter } from "../src/discovery/files/router-file.ts";
import { createIndex } from "../src/discovery/create-index.ts";
import { fuse } from "../src/discovery/fuse.ts";
import { createTagger } from "../src/grounding/tagger/create-tagger.ts";
import { wordScoring } from "../src/grounding/tagger/scoring.ts";
import { chainOf, decodeTagger } from "../src/grounding/tagger/tagger-file.ts";
import { english } from "../src/language/en/english.ts";
import { encodeReranker } from "../src/understanding/ranking/rerank-file.ts";
import { fitReranker } from "./reranker/fit-reranker.ts";
import { rerankCases } from "./reranker/rerank-cases.ts";
import { RERANK_HEAD, rerankFigures } from "./reranker/rerank-figures.ts";
import { writeWithCard } from "./router/card.ts";
import { actingTools } from "./router/acting-tools.ts";
import { allRows, hwuRows, noneRows, requestRows } from "./router/corpus.ts";
import { crossFit } from "./router/cross-fit.ts";
import { HWU64_NOTICE } from "./router/router-card.ts";

const FOLDS = 3;
const SEED = 2;
/** Every so many homes are held out for the figures. */
const HELD = 5;

const rows = allRows();
const router = decodeRouter(model("router.bin"));
const index = createIndex({ tools: actingTools(), language: english, router });
const judged = crossFit({
  rows,
  folds: FOLDS,
  seed: SEED,
  keyOf: ({ said, text }) => said ?? text,
});
const known = judged
  .filter(({ row }) => row.said === undefined && !row.group.startsWith("phrase "))
  .map(({ row: { text, accept }, evidence }) => ({
    text,
    accept,
    ranked: fuse(evidence, router.weights),
  }));
const cases = rerankCases(known, {
  tagger: createTagger(wordScoring(chainOf(decodeTagger(model("tagger.bin"))))),
  rank: (text) => index.rank(text),
});
const held = cases.filter(({ home }) => home % HELD === 0);
const fitted = fitReranker(cases.filter(({ home }) => home % HELD !== 0));
const table = [
  RERANK_HEAD,
  rerankFigures("the index alone", held),
  rerankFigures("with the features", held, fitted),
].join("\n");
process.stdout.write(`${table}\n`);
writeWithCard({
  file: "reranker.json",
  what: "What each feature of a tool beside the words of a request counts for in the one ranking, in log-odds (src/understanding/ranking/features-of.ts), and how likely a tool is at least that the words name.",
  command: "node scripts/train-reranker.ts",
  seed: SEED,
  bytes: Buffer.from(encodeReranker(fitReranker(cases))),
  sources: [
    ["requests and talk in many people's words", requestRows().length, "MIT, this project's"],
    ["HWU64, train split", hwuRows().length, "CC BY 4.0"],
    ["requests no tool serves", noneRows().length, "MIT, this project's"],
  ],
  notice: HWU64_NOTICE,
  figures: `Of these, ${cases.length} that the index is not sure of, each in an invented home that holds 85 % of what the marks of its people's requests name. One home in five is held out; the index was trained on neither. Whole requests over the sample home are measured by \`node scripts/measure-ranking.ts\`.\n\n${table}`,
});

function model(name: string): Buffer {
  return readFileSync(fileURLToPath(new URL(`../models/${name}`, import.meta.url)));
}
