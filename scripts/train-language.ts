/**
 * Trains the vector arm of a language beside English, over the sentence vectors of a multilingual embedding
 * model, and writes models/vectors-CODE.bin with its card: its own requests (scripts/router-data/requests-CODE.txt)
 * and the phrases of its pack, beside a sample of the English rows, each centred by what its language's phrases share.
 *
 *     node scripts/train-language.ts de models/multilingual-e5-small.Q4_0.gguf
 */
import { basename, resolve } from "node:path";
import { gatherEvidence } from "../src/discovery/evidence.ts";
import { VECTORS_ALONE } from "../src/discovery/fuse.ts";
import { denseRow, encodeHeads, vectorOpinion } from "../src/discovery/rankers/vector-ranker.ts";
import { termReader } from "../src/discovery/words/terms.ts";
import { german } from "../src/language/de/german.ts";
import { createEmbedder } from "../src/llm/embed/create-embedder.ts";
import { quantise } from "../src/trained/linear-model.ts";
import { centred, meanOf } from "../src/trained/sentence-vectors.ts";
import { actingTools } from "./router/acting-tools.ts";
import { calibrate } from "./router/calibrate.ts";
import { writeWithCard } from "./router/card.ts";
import { type Row, allRows, linesOf, phraseRows } from "./router/corpus.ts";
import { rankersOver } from "./router/cross-fit.ts";
import type { Judged } from "./router/cross-fit.ts";
import { FIGURES_HEAD, figures } from "./router/figures.ts";
import { fitFusion } from "./router/fit-fusion.ts";
import { SEED, TOOLS, classesOf, weightOf } from "./router/model.ts";
import { randomFrom, shuffled } from "./router/random.ts";
import { HWU64_NOTICE } from "./router/router-card.ts";
import { trainLinear } from "./router/train-linear.ts";
import { embedAll } from "./router/vectors.ts";

const PACKS = { de: german } as const;
const FOLDS = 5;
/** So many English rows say what no row of the language does. */
const ENGLISH = 6000;
/** What a row of the language counts for beside one of them. */
const OWN_WEIGHT = 3;
const OPTIONS = { epochs: 10, rate: 0.1, decay: 1e-3, seed: SEED } as const;

const [code = "", file = ""] = process.argv.slice(2);
if (code !== "de") throw new Error(`There is no pack of the language "${code}" to train.`);
const pack = PACKS[code];
const own = linesOf(`requests-${code}.txt`).map(rowOf);
const phrases = pack.tools.phrased.flatMap((tool) =>
  pack.tools
    .phrasesOf(tool)
    .map((text): Row => ({ text, accept: [tool], group: `phrase ${tool}` })),
);
const plain = allRows().filter(({ said }) => said === undefined);
const english = shuffled(plain, randomFrom(SEED)).slice(0, ENGLISH);
const id = basename(file).split(".")[0] ?? "";
await using embedder = createEmbedder({ id, modelFile: resolve(file), threads: 1 });
const vectors = await embedAll(
  embedder,
  [...own, ...phrases, ...english, ...phraseRows()].map(({ text }) => text),
);
const mean = meanOf(phrases.map(vectorOf));
const englishMean = meanOf(phraseRows().map(vectorOf));
const head = { embedder: id, language: code, isMultilingual: false, tools: TOOLS, mean };
const judged = judgeOwn();
const weights = calibrate(fitFusion(judged), judged);
const table = `${FIGURES_HEAD}\n${figures("by sentence", judged, weights)}`;
process.stdout.write(`${table}\n${JSON.stringify(weights)}\n`);
writeWithCard({
  file: `vectors-${code}.bin`,
  what: `The vector arm for requests in a language beside English: which of ${TOOLS.length} tools, or none, over the sentence vectors of ${id}, as bytes; and what its word counts for beside the phrases of the language.`,
  command: `node scripts/train-language.ts ${code} ${file}`,
  seed: SEED,
  bytes: encodeHeads([{ ...head, weights, model: trained(own) }]),
  sources: [
    [`requests and talk in many people's words (${code})`, own.length, "MIT, this project's"],
    [`usage phrases of the tools (${code})`, phrases.length, "MIT, this project's"],
    ["a sample of what the English rankers learn", english.length, "as on router.md"],
  ],
  notice: HWU64_NOTICE,
  figures: `Five folds by sentence, over the requests of the language. Revealed: requests for a tool whose tool is shown; spurious: requests for none that get one; unsure: requests the fusion doesn't settle.\n\n${table}`,
});

/** `TOOL<tab>SENTENCE`; the tool may be "none", and several that are as good stand between commas. */
function rowOf(line: string): Row {
  const [names = "", text = ""] = line.split("\t");
  const accept = names === "none" ? [] : names.split(",");
  return { text, accept, group: accept.length === 0 ? "none own" : `request ${names}` };
}

function vectorOf({ text }: Pick<Row, "text">): Float32Array {
  const vector = vectors.get(text);
  if (!vector) throw new Error(`no vector of: ${text}`);
  return vector;
}

function trained(requests: readonly Row[]): ReturnType<typeof quantise> {
  const example = (row: Row, share: number, of: Float32Array) => ({
    vector: denseRow(centred(vectorOf(row), of)),
    classes: classesOf(row),
    weight: share * weightOf(row),
  });
  const examples = [
    ...[...requests, ...phrases].map((row) => example(row, OWN_WEIGHT, mean)),
    ...english.map((row) => example(row, 1, englishMean)),
  ];
  const options = { ...OPTIONS, rows: mean.length, classes: TOOLS.length + 1 };
  const { weights: learned, biases } = trainLinear(examples, options);
  return quantise(learned, biases);
}

/** Every request of the language, judged by a head trained without it. */
function judgeOwn(): readonly Judged[] {
  const reader = termReader(pack);
  const rankers = rankersOver(actingTools(new Set(), pack), reader);
  const mixed = shuffled(own, randomFrom(SEED));
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const model = trained(mixed.filter((_, at) => at % FOLDS !== fold));
    const without = { ...head, weights: VECTORS_ALONE, model };
    return mixed
      .filter((_, at) => at % FOLDS === fold)
      .map((row): Judged => {
        const vector = vectorOpinion(without, vectorOf(row));
        const terms = reader.termsOf(row.text);
        const opinions = { terms, router: undefined, vector, nearness: () => 0, recent: [] };
        return { row, evidence: gatherEvidence(rankers, opinions) };
      });
  });
}
