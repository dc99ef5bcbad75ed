/**
 * Writes the card of the encoder of texts, models/answers.md: how many questions of lives it has not learned from
 * have what answers them among the nearest sentences of that life, beside the model it was made of. After training:
 *
 *     node scripts/answers/write-rows.ts
 *     python3 scripts/answers/train.py models/all-minilm-l6-v2.Q8_0.gguf models/answers.safetensors
 *     node scripts/answers/measure.ts
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { programFolder } from "../../src/config/folders.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { createEmbedder } from "../../src/llm/embed/create-embedder.ts";
import { openModels } from "../../src/models/models.ts";
import { cosine, toUnit } from "../../src/trained/sentence-vectors.ts";
import { writeWithCard } from "../router/card.ts";

const DEPTHS = [1, 3, 10] as const;
const { signal } = new AbortController();
const models = openModels(loadConfig({}));
const lifeSchema = z.object({
  life: z.string(),
  use: z.enum(["learned", "held"]),
  sentences: z.array(z.string()),
  questions: z.array(z.object({ asked: z.string(), gold: z.array(z.int()) })),
});
type Life = z.infer<typeof lifeSchema>;

const lives = readFileSync(join(programFolder, "bench-out/answer-rows.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => lifeSchema.parse(JSON.parse(line)));
const held = lives.filter(({ use }) => use === "held");
const learned = lives.filter(({ use }) => use === "learned").flatMap(({ questions }) => questions);
const figures = [
  "| life | questions | model | among the nearest 1 | 3 | 10 |",
  "| --- | --- | --- | --- | --- | --- |",
];
for (const id of ["all-minilm-l6-v2", models.texts]) {
  const modelFile = await models.findModel(id, signal);
  await using embedder = createEmbedder({ id, modelFile, threads: 1 });
  const vectorsOf = async (texts: readonly string[]): Promise<readonly Float32Array[]> =>
    (await embedder.embed(texts, signal)).map(toUnit);
  for (const life of held) figures.push(await lineOf(id, life, vectorsOf));
}
process.stdout.write(`${figures.join("\n")}\n`);
writeWithCard({
  file: "answers.safetensors",
  what: "The encoder that finds what answers a question in somebody's texts: all-MiniLM-L6-v2 with differences of rank 16 to the matrices of its upper four layers, learned from questions beside the sentence that answers each, other sentences of the same life, the nearest among them, and what answers others; two epochs, AdamW, 4e-4 falling to nothing; PyTorch 1.13, one thread, a quarter of an hour.",
  command:
    "node scripts/answers/write-rows.ts; python3 scripts/answers/train.py models/all-minilm-l6-v2.Q8_0.gguf models/answers.safetensors; node scripts/answers/measure.ts",
  again:
    "one of the lives had some questions more when it was trained, so that the commands give other numbers of the same kind",
  seed: 1,
  bytes: readFileSync(join(programFolder, "models/answers.safetensors")),
  sources: [
    [
      `questions of ${lives.length - held.length} lives, scripts/content-data`,
      learned.filter(({ gold }) => gold.length > 0).length,
      "MIT, this project's",
    ],
  ],
  notice: "all-MiniLM-L6-v2: Apache-2.0.",
  figures: `How many questions of lives it has not learned from have what answers them among the nearest of all sentences that somebody keeps.\n\n${figures.join("\n")}`,
});

async function lineOf(
  id: string,
  { life, sentences, questions }: Life,
  vectorsOf: (texts: readonly string[]) => Promise<readonly Float32Array[]>,
): Promise<string> {
  const asked = questions.filter(({ gold }) => gold.length > 0);
  const vectors = await vectorsOf(sentences);
  const own = await vectorsOf(asked.map((one) => one.asked));
  const ranks = asked.map(({ gold }, at) => {
    const near = vectors.map((vector) => cosine(vector, own[at] ?? new Float32Array()));
    const best = Math.max(...gold.map((row) => near[row] ?? -1));
    return near.filter((one) => one > best).length;
  });
  const shares = DEPTHS.map((depth) => {
    const found = ranks.filter((rank) => rank < depth).length;
    return `${((100 * found) / asked.length).toFixed(1)} %`;
  });
  return `| ${life} | ${asked.length} | ${id} | ${shares.join(" | ")} |`;
}
