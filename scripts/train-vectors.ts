/**
 * Trains the vector arm over the sentence vectors of the embedding models that are here, and writes
 * models/vectors.bin. Run after train-router.ts. Vectors are kept in bench-out/, so that only the
 * first run is slow (7 ms a sentence for all-MiniLM-L6-v2, 25 ms for multilingual-e5-small).
 *
 *     node scripts/train-vectors.ts models/all-minilm-l6-v2.Q8_0.gguf models/multilingual-e5-small.Q4_0.gguf
 */
import { writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type VectorHead, encodeHeads } from "../src/discovery/vector-arm.ts";
import { createEmbedder } from "../src/llm/create-embedder.ts";
import { calibrate } from "./router/calibrate.ts";
import { allRows } from "./router/corpus.ts";
import { FIGURES_HEAD, figures } from "./router/figures.ts";
import { fitFusion } from "./router/fit-fusion.ts";
import { judgeAll } from "./router/judge-all.ts";
import { TOOLS } from "./router/model.ts";
import { embedAll, textsOf, trainHead, vectorTrainer } from "./router/vectors.ts";

const OUT = fileURLToPath(new URL("../models/vectors.bin", import.meta.url));
const rows = allRows();

const heads: VectorHead[] = [];
for (const file of process.argv.slice(2)) heads.push(await train(file));
const bytes = encodeHeads(heads);
writeFileSync(OUT, bytes);
process.stdout.write(`${bytes.length} bytes\n`);

async function train(file: string): Promise<VectorHead> {
  const id = basename(file).split(".")[0] ?? "";
  await using embedder = createEmbedder({ id, modelFile: resolve(file), threads: 1 });
  const vectors = await embedAll(embedder, textsOf(rows));
  const { unknown, known } = judgeAll({ rows, trainVectors: vectorTrainer(vectors) });
  const judged = [...unknown, ...known];
  const weights = calibrate(fitFusion(judged), judged);
  process.stdout.write(`${id}\n${FIGURES_HEAD}\n${figures("by intent", unknown, weights)}\n`);
  process.stdout.write(`${figures("by sentence", known, weights)}\n${JSON.stringify(weights)}\n`);
  const isMultilingual = id.startsWith("multilingual");
  return { embedder: id, isMultilingual, tools: TOOLS, weights, ...trainHead(rows, vectors) };
}
