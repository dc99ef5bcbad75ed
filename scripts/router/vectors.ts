import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { quantise } from "../../src/trained/linear-model.ts";
import { denseRow, vectorOpinion } from "../../src/discovery/rankers/vector-ranker.ts";
import { centred, meanOf, toUnit } from "../../src/trained/sentence-vectors.ts";
import type { VectorHead } from "../../src/discovery/rankers/vector-ranker.ts";
import type { Embedder } from "../../src/types/llm.ts";
import { type Row, phraseRows } from "./corpus.ts";
import type { TrainVectors } from "./cross-fit.ts";
import { SEED, TOOLS, classesOf, trainingRows, weightOf } from "./model.ts";
import { trainLinear } from "./train-linear.ts";

export type Vectors = ReadonlyMap<string, Float32Array>;

const BATCH = 64;
const OPTIONS = { epochs: 10, rate: 0.1, decay: 1e-3, seed: SEED } as const;

/** The vectors of some texts, each embedded once and kept in bench-out/ for the next run. */
export async function embedAll(embedder: Embedder, texts: readonly string[]): Promise<Vectors> {
  const folder = fileURLToPath(new URL("../../bench-out/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = `${folder}vectors-${embedder.id}.jsonl`;
  const known = readVectors(file);
  const fresh = [...new Set(texts)].filter((text) => !known.has(text));
  for (let start = 0; start < fresh.length; start += BATCH) {
    const batch = fresh.slice(start, start + BATCH);
    const vectors = await embedder.embed(batch, AbortSignal.timeout(600_000));
    for (const [index, text] of batch.entries()) {
      const vector = toUnit(vectors[index] ?? new Float32Array());
      known.set(text, vector);
      const bytes = Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
      appendFileSync(file, `${JSON.stringify([text, bytes.toString("base64")])}\n`);
    }
  }
  return known;
}

function readVectors(file: string): Map<string, Float32Array> {
  const vectors = new Map<string, Float32Array>();
  if (!existsSync(file)) return vectors;
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const [text = "", base64 = ""] = JSON.parse(line) as readonly string[]; // written above
    const bytes = Uint8Array.from(Buffer.from(base64, "base64"));
    vectors.set(text, new Float32Array(bytes.buffer));
  }
  return vectors;
}

/** Texts a head is trained on besides the rows of its corpus. */
export function textsOf(rows: readonly Row[]): readonly string[] {
  return [...trainingRows(rows), ...phraseRows()].map((row) => row.text);
}

export type Head = Pick<VectorHead, "mean" | "model">;

/** A linear model over sentence vectors, trained on rows and the sentence patterns. */
export function trainHead(rows: readonly Row[], vectors: Vectors): Head {
  const mean = meanOf(phraseRows().map((row) => vectorOf(row.text, vectors)));
  const examples = trainingRows(rows).map((row) => ({
    vector: denseRow(centred(vectorOf(row.text, vectors), mean)),
    classes: classesOf(row),
    weight: weightOf(row),
  }));
  const classes = TOOLS.length + 1;
  const { weights, biases } = trainLinear(examples, { ...OPTIONS, rows: mean.length, classes });
  return { mean, model: quantise(weights, biases) };
}

/** The same for a cross-fit. */
export function vectorTrainer(vectors: Vectors): TrainVectors {
  return (rows) => {
    const head = trainHead(rows, vectors);
    return (text) => {
      const opinion = vectorOpinion({ ...UNNAMED, ...head }, vectorOf(text, vectors));
      if (!opinion) throw new Error(`no vector of: ${text}`);
      return opinion;
    };
  };
}

const NOTHING = { router: 0, vector: 0, phrase: 0, words: 0 } as const;
const UNNAMED = {
  embedder: "",
  isMultilingual: false,
  tools: TOOLS,
  weights: { tool: NOTHING, none: { ...NOTHING, constant: 0, uncovered: 0 }, sharpness: 1 },
} as const;

function vectorOf(text: string, vectors: Vectors): Float32Array {
  const vector = vectors.get(text);
  if (!vector) throw new Error(`no vector of: ${text}`);
  return vector;
}
