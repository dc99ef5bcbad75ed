/**
 * Leave-one-intent-out: each HWU64 intent that a tool serves is ranked by arms that were trained
 * without it, so that only the usage phrases and sentence patterns speak for it. With the file of an
 * embedding model also with vectors, where the words are unsure and everywhere, and written into the
 * card of the vector arm.
 *
 *     node scripts/leave-one-out.ts [models/all-minilm-l6-v2.Q8_0.gguf]
 */
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isClear } from "../src/discovery/create-index.ts";
import type { Evidence } from "../src/discovery/evidence.ts";
import { fuse } from "../src/discovery/fuse.ts";
import { decodeRouter } from "../src/discovery/files/router-file.ts";
import { decodeHeads } from "../src/discovery/rankers/vector-ranker.ts";
import { createEmbedder } from "../src/llm/embed/create-embedder.ts";
import { allRows } from "./router/corpus.ts";
import { type Judged, type TrainVectors, judge } from "./router/cross-fit.ts";
import { putSection } from "./put-section.ts";
import { embedAll, textsOf, vectorTrainer } from "./router/vectors.ts";

const [file] = process.argv.slice(2);
const embedder = file === undefined ? undefined : (basename(file).split(".")[0] ?? "");
const rows = allRows();
const intents = [...new Set(rows.filter(isToolIntent).map((row) => row.group))].sort();
const words = decodeRouter(model("router.bin")).weights;
const both = decodeHeads(model("vectors.bin")).find((head) => head.embedder === embedder)?.weights;
const trainVectors = await vectorsOf(file);

const all: Judged[] = [];
const table = [
  "| intent | requests | words alone | gated | vectors |\n| --- | --- | --- | --- | --- |\n",
];
process.stdout.write(table.join(""));
for (const intent of intents) {
  const held = rows.filter((row) => row.group === intent);
  const rest = rows.filter((row) => row.group !== intent);
  const judged = judge({ held, rest, ...(trainVectors ? { trainVectors } : {}) });
  all.push(...judged);
  say(line(intent, judged));
}
say(line("all", all));
if (file !== undefined)
  putSection(
    fileURLToPath(new URL("../models/vectors.md", import.meta.url)),
    "leave-one-out",
    table.join(""),
  );

function say(text: string): void {
  table.push(text);
  process.stdout.write(text);
}

/** R@1 / R@3 / R@5 of the three ways. */
function line(name: string, judged: readonly Judged[]): string {
  const ways = [
    (evidence: Evidence) => fuse(withoutVectors(evidence), words),
    (evidence: Evidence) => {
      const fast = fuse(withoutVectors(evidence), words);
      return isClear(fast) || !both ? fast : fuse(evidence, both);
    },
    (evidence: Evidence) => fuse(evidence, both ?? words),
  ];
  const cells = ways.map((rank) =>
    [1, 3, 5].map((depth) => {
      const hits = judged.filter(({ row, evidence }) =>
        rank(evidence)
          .tools.slice(0, depth)
          .some((tool) => row.accept.includes(tool.name)),
      );
      return ((100 * hits.length) / judged.length).toFixed(1);
    }),
  );
  return `| ${[name, judged.length, ...cells.map((cell) => cell.join(" / "))].join(" | ")} |\n`;
}

function withoutVectors(evidence: Evidence): Evidence {
  const tools = evidence.tools.map((tool) => ({ ...tool, vector: 0 }));
  return { ...evidence, tools, none: { ...evidence.none, vector: 0 } };
}

function isToolIntent({ accept, group, said }: (typeof rows)[number]): boolean {
  return accept.length > 0 && group.includes("/") && said === undefined;
}

function model(name: string): Buffer {
  return readFileSync(fileURLToPath(new URL(`../models/${name}`, import.meta.url)));
}

async function vectorsOf(path: string | undefined): Promise<TrainVectors | undefined> {
  if (path === undefined) return undefined;
  await using engine = createEmbedder({ id: embedder ?? "", modelFile: resolve(path), threads: 1 });
  return vectorTrainer(await embedAll(engine, textsOf(rows)));
}
