/**
 * Trains the vector arm over the sentence vectors of the embedding models that are here, and writes
 * models/vectors.bin. Run after train-router.ts. Vectors are kept in bench-out/, so that only the
 * first run is slow (7 ms a sentence for all-MiniLM-L6-v2, 25 ms for multilingual-e5-small).
 *
 *     node scripts/train-vectors.ts models/all-minilm-l6-v2.Q8_0.gguf models/multilingual-e5-small.Q4_0.gguf
 */
import { basename, resolve } from "node:path";
import { type VectorHead, encodeHeads } from "../src/discovery/rankers/vector-ranker.ts";
import { createEmbedder } from "../src/llm/embed/create-embedder.ts";
import { calibrate } from "./router/calibrate.ts";
import { writeRouterFile } from "./router/router-card.ts";
import { allRows } from "./router/corpus.ts";
import { FIGURES_HEAD, figures } from "./router/figures.ts";
import { fitFusion } from "./router/fit-fusion.ts";
import { judgeAll, mixed } from "./router/judge-all.ts";
import { TOOLS } from "./router/model.ts";
import { embedAll, textsOf, trainHead, vectorTrainer } from "./router/vectors.ts";

const rows = allRows();

const trained: Trained[] = [];
for (const file of process.argv.slice(2)) trained.push(await train(file));
writeRouterFile({
  file: "vectors.bin",
  what: `The vector arm: which of ${TOOLS.length} tools, or none, over the sentence vectors of each embedding model, as bytes; and what each arm's word counts for where there is a vector.`,
  command: `node scripts/train-vectors.ts ${process.argv.slice(2).join(" ")}`,
  bytes: encodeHeads(trained.map(({ head }) => head)),
  figures: `${trained.map(({ table }) => table).join("\n\n")}

## How good where the wording is new

Each intent of HWU64 that a tool serves, ranked by arms trained without it; R@1 / R@3 / R@5. *gated*: with vectors where the words are unsure, as the product does.

<!-- leave-one-out -->
Printed here by \`node scripts/leave-one-out.ts ${process.argv[2]}\`.
<!-- /leave-one-out -->`,
});

type Trained = { readonly head: VectorHead; readonly table: string };

async function train(file: string): Promise<Trained> {
  const id = basename(file).split(".")[0] ?? "";
  await using embedder = createEmbedder({ id, modelFile: resolve(file), threads: 1 });
  const vectors = await embedAll(embedder, textsOf(rows));
  const { unknown, known } = judgeAll({ rows, trainVectors: vectorTrainer(vectors) });
  const judged = mixed({ unknown, known });
  const weights = calibrate(fitFusion(judged), judged);
  const table = `${id}\n\n${FIGURES_HEAD}\n${figures("by intent", unknown, weights)}\n${figures("by sentence", known, weights)}`;
  process.stdout.write(`${table}\n${JSON.stringify(weights)}\n`);
  const isMultilingual = id.startsWith("multilingual");
  const head = { embedder: id, isMultilingual, tools: TOOLS, weights, ...trainHead(rows, vectors) };
  return { head, table };
}
