/**
 * Fits the weights of the fusion to what the tuned encoder never saw, and writes its head with them into
 * models/encoder.bin and the card models/encoder.md. Run after train.py and `sotto models fetch
 * request-minilm`.
 *
 *     node scripts/train-encoder/fit-head.ts models/request-minilm-5.Q8_0.gguf
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type FusionWeights, fuse } from "../../src/discovery/fuse.ts";
import { encodeHeads, vectorOpinion } from "../../src/discovery/rankers/vector-ranker.ts";
import { toUnit } from "../../src/trained/sentence-vectors.ts";
import type { VectorHead } from "../../src/discovery/rankers/vector-ranker.ts";
import { createEmbedder } from "../../src/llm/embed/create-embedder.ts";
import { calibrate } from "../router/calibrate.ts";
import { writeWithCard } from "../router/card.ts";
import { allRows } from "../router/corpus.ts";
import { type Judged, judge } from "../router/cross-fit.ts";
import { FIGURES_HEAD, figuresOf } from "../router/figures.ts";
import { fitFusion } from "../router/fit-fusion.ts";
import { SEED, TOOLS } from "../router/model.ts";
import { HWU64_NOTICE, sources } from "../router/router-card.ts";
import { embedAll } from "../router/vectors.ts";
import { isHeldOut } from "./held-out.ts";
import { tunedHead } from "./tuned-head.ts";

const EMBEDDER = "request-minilm";
const ARMS = ["router", "vector", "phrase", "words"] as const;
const DIFFERENCES = fileURLToPath(new URL("../../models/encoder.safetensors", import.meta.url));

const [file = ""] = process.argv.slice(2);
const differences = readFileSync(DIFFERENCES);
const sha256 = createHash("sha256").update(differences).digest("hex");
const rows = allRows();
const held = rows.filter(isHeldOut);
const head: VectorHead = {
  embedder: EMBEDDER,
  isMultilingual: false,
  tools: TOOLS,
  weights: { tool: nothing(), none: { ...nothing(), constant: 0, uncovered: 0 }, sharpness: 1 },
  ...tunedHead(DIFFERENCES),
};
const judged = await judgeHeld();
const halves = [0, 1].map((half) => judged.filter((_, at) => at % 2 === half));
const table = [
  FIGURES_HEAD.replace("held out", "ranked by"),
  ...[[], ...ARMS.map((arm) => [arm]), ARMS.filter((arm) => arm !== "vector")].map(lineWithout),
].join("\n");
process.stdout.write(`${table}\n`);
const weights = fitted(judged);
process.stdout.write(`${JSON.stringify(weights)}\n`);
writeWithCard({
  file: "encoder.bin",
  what: `The tuned sentence encoder: all-MiniLM-L6-v2 with what was learned here added to it. encoder.safetensors (${differences.length} bytes, sha256 ${sha256}; Apache-2.0 as the model, HWU64 as below) holds the differences: of rank 48 to the matrices of its upper four layers, whole to their vectors. Set-up adds them to the fetched model. encoder.bin is the head over its sentence vectors, which of ${TOOLS.length} tools or none, and what each ranker's word counts for beside it. Three epochs: every row, and of it samples noised, misheard for words that sound alike, with talk beside them, and filled patterns; AdamW, 6e-4, falling over the last quarter; PyTorch 1.13, one thread, three quarters of an hour.`,
  command:
    "node scripts/train-encoder/write-rows.ts; python3 scripts/train-encoder/train.py models/all-minilm-l6-v2.Q8_0.gguf models/encoder.safetensors; node scripts/train-encoder/fit-head.ts models/request-minilm-5.Q8_0.gguf",
  seed: SEED,
  bytes: encodeHeads([{ ...head, weights }]),
  sources: sources(),
  notice: HWU64_NOTICE,
  figures: `One sentence in six (with all that was made of it), and one topic of no tool in ten, the encoder never saw: ${held.length} rows. The weights of the fusion are fitted to those, the router beside it trained without them; for these figures to one half, measured on the other. Nothing else is held out by the encoder, so there is no figure for whole intents nobody asked for; talk that is held out may have stood beside a request it learned.\n\n${table}`,
});

async function judgeHeld(): Promise<readonly Judged[]> {
  // Vectors are kept by this name, and another training has others.
  const id = `${EMBEDDER}-${sha256.slice(0, 8)}`;
  await using embedder = createEmbedder({ id, modelFile: resolve(file), threads: 1 });
  const vectors = await embedAll(
    embedder,
    held.map(({ text }) => text),
  );
  return judge({
    held,
    rest: rows.filter((row) => !isHeldOut(row)),
    trainVectors: () => (text) => {
      const opinion = vectorOpinion(head, vectors.get(text) ?? toUnit(new Float32Array()));
      if (!opinion) throw new Error(`no vector of: ${text}`);
      return opinion;
    },
  });
}

function fitted(cases: readonly Judged[]): FusionWeights {
  return calibrate(fitFusion(cases), cases);
}

type Arm = (typeof ARMS)[number];

/** What the rankers are worth together without some, each half by weights fitted to the other. */
function lineWithout(left: readonly Arm[]): string {
  const name = left.length === 0 ? "all" : `without ${left.join(", ")}`;
  const without = halves.map((half) => half.map((one) => silenced(one, left)));
  const ranked = without.flatMap((half, at) => {
    const one = fitted(without[1 - at] ?? []);
    return half.map(({ row, evidence }) => ({ row, ranked: fuse(evidence, one) }));
  });
  return figuresOf(name, ranked);
}

function silenced({ row, evidence }: Judged, left: readonly Arm[]): Judged {
  const silent = Object.fromEntries(left.map((arm) => [arm, 0]));
  const tools = evidence.tools.map((tool) => ({ ...tool, ...silent }));
  return { row, evidence: { ...evidence, tools, none: { ...evidence.none, ...silent } } };
}

function nothing(): FusionWeights["tool"] {
  return { router: 0, vector: 0, phrase: 0, words: 0 };
}
