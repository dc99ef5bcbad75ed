/**
 * Writes the card of the tagger's encoder, models/tagger-encoder.md: how good it is, beside the words alone
 * and with more or less of what they say (`WORDS`), on requests of the hands in router-data/held, whom
 * neither has read. After the encoder was trained:
 *
 *     node scripts/tagger/write-rows.ts
 *     python3 scripts/tagger/train_encoder.py models/all-minilm-l6-v2.Q8_0.gguf bench-out/tags.safetensors --tags
 *     python3 scripts/tagger/train_encoder.py models/all-minilm-l6-v2.Q8_0.gguf models/tagger-encoder.safetensors --from bench-out/tags.safetensors --epochs 1 --rate 5e-4
 *     node scripts/tagger/measure-encoded.ts
 */
import { readFileSync } from "node:fs";
import { openEncoded } from "../../src/grounding/tagger/open-tagger.ts";
import { readTunedEncoder } from "../../src/models/tensors/tuned-encoder.ts";
import { createTagger } from "../../src/grounding/tagger/create-tagger.ts";
import { WORDS, encodedScoring, wordScoring } from "../../src/grounding/tagger/scoring.ts";
import type { Scoring } from "../../src/grounding/tagger/scoring.ts";
import { chainOf, decodeTagger } from "../../src/grounding/tagger/tagger-file.ts";
import { encodedHands, heldRequests, markedRequests } from "../router/corpus.ts";
import { writeWithCard } from "../router/card.ts";
import { decodeBoundaries } from "../../src/understanding/parts/boundary/boundary-model.ts";
import { randomFrom } from "../router/random.ts";
import { boundarySets } from "./boundary-rows.ts";
import { partedFigures } from "./parted-figures.ts";
import { patternRequests, rowsOf } from "./marked-rows.ts";
import { figuresOf, heldBy } from "./tagger-figures.ts";
import { SEED } from "./train-chain.ts";

const FILE = "tagger-encoder.safetensors";
const SHARES = [0, 0.25, WORDS, 0.75, 1] as const;

const model = (name: string): Buffer =>
  readFileSync(new URL(`../../models/${name}`, import.meta.url));
const differences = model(FILE);
const chain = chainOf(decodeTagger(model("tagger.bin")));
const encoder = openEncoded(readTunedEncoder(model("all-minilm-l6-v2.Q8_0.gguf"), differences));
const held = rowsOf(heldRequests());
const learned = [...markedRequests(), ...encodedHands().flat()].filter(
  ({ tools }) => tools.length > 0,
);
const { held: parted, learned: utterances } = await boundarySets(randomFrom(SEED));
const both = heldBy(createTagger(encodedScoring(chain, encoder)), held);
const figures = [
  "| by | found | right of those found | requests without an error |",
  "| --- | --- | --- | --- |",
  lineOf("the words alone", wordScoring(chain)),
  ...SHARES.map((share) =>
    lineOf(
      share === 0 ? "the encoder alone" : `the encoder, and ${share} of the words`,
      encodedScoring(chain, encoder, share),
    ),
  ),
  "",
  `With ${WORDS} of the words, as it is used:`,
  "",
  figuresOf(both),
  "",
  "Where further requests begin, in what people said whom nothing learned, one by one and joined, and in one of five marked sentences, which the encoder has not learned and the words around have; nobody's name is known:",
  "",
  partedFigures(decodeBoundaries(model("boundary.bin")), encoder.begins, parted),
].join("\n");
process.stdout.write(`${figures}\n`);
writeWithCard({
  file: FILE,
  what: "The tagger's encoder: the lower four layers of all-MiniLM-L6-v2 with differences of rank 48 to their matrices, whole ones to their vectors, and two heads: what each tool makes of a word's vector and the mean of all, with a linear chain over that, and what each word begins, nothing, a further request, or one that leans on what stands before it. What models/tagger.bin and models/boundary.bin say of the words around stands beside them. Four epochs over the tags, one request in seven without capitals and marks, one in twenty without its tool, then one over both; AdamW, 1e-3 and 5e-4, falling to nothing; PyTorch 1.13, one thread, three quarters of an hour.",
  command:
    "node scripts/tagger/write-rows.ts; python3 scripts/tagger/train_encoder.py models/all-minilm-l6-v2.Q8_0.gguf bench-out/tags.safetensors --tags; python3 scripts/tagger/train_encoder.py models/all-minilm-l6-v2.Q8_0.gguf models/tagger-encoder.safetensors --from bench-out/tags.safetensors --epochs 1 --rate 5e-4; node scripts/tagger/measure-encoded.ts",
  again:
    "begun before the second head was there, so that the commands give other numbers of the same kind",
  seed: SEED,
  bytes: differences,
  sources: [
    ["marked requests in many people's words", learned.length, "MIT, this project's"],
    [
      "utterances of one request and of several: test/data/singles/read, the hands above joined, scripts/boundary/examples",
      utterances.length,
      "MIT, this project's",
    ],
    [
      "filled sentence patterns, marked",
      patternRequests().length,
      "MIT, this project's; fillers also from HWU64",
    ],
  ],
  notice:
    "all-MiniLM-L6-v2: Apache-2.0. HWU64 (CC BY 4.0) is named in router.md; only words that fill patterns are of it.",
  by: "hands it never read",
  figures: `${held.length} requests of two hands nothing has learned from. A stretch counts as right with its label and both its ends.\n\n${figures}`,
});

function lineOf(name: string, scoring: Scoring): string {
  const all = heldBy(createTagger(scoring), held);
  const said = all.reduce((sum, one) => sum + one.said.length, 0);
  const found = all.flatMap((one) => one.found);
  const right = found.filter(({ isRight }) => isRight).length;
  const whole = all.filter(
    (one) => one.found.length === one.said.length && one.found.every(({ isRight }) => isRight),
  );
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return `| ${name} | ${percent(right / said)} | ${percent(right / found.length)} | ${percent(whole.length / all.length)} |`;
}
