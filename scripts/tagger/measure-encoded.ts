/**
 * How good the tagger is on hands nobody of it has read: learned without those of router-data/stretches,
 * by what the words count for beside the encoder (`WORDS`), and tables for the share that is used.
 *
 *     node scripts/tagger/write-rows.ts --held
 *     python3 scripts/tagger/train_encoder.py models/all-minilm-l6-v2.Q8_0.gguf bench-out/held.safetensors
 *     node scripts/tagger/measure-encoded.ts bench-out/held.safetensors
 */
import { readFileSync } from "node:fs";
import { openScores } from "../../src/assemble/open/open-tagger.ts";
import { createTagger } from "../../src/grounding/tagger/create-tagger.ts";
import { WORDS, encodedScoring, wordScoring } from "../../src/grounding/tagger/scoring.ts";
import type { Scoring } from "../../src/grounding/tagger/scoring.ts";
import { chainOf } from "../../src/grounding/tagger/tagger-file.ts";
import { markedRequests, markedStretches } from "../router/corpus.ts";
import { patternRequests, rowsOf } from "./marked-rows.ts";
import { figuresOf, heldBy } from "./tagger-figures.ts";
import { trainChain } from "./train-chain.ts";

const BASE = "../../models/all-minilm-l6-v2.Q8_0.gguf";
const SHARES = [0, 0.25, 0.4, WORDS, 0.6, 0.75, 1] as const;

const [file = "bench-out/held.safetensors"] = process.argv.slice(2);
const chain = chainOf(trainChain(rowsOf([...markedRequests(), ...patternRequests()])));
const held = rowsOf(markedStretches());
const { scores, steps } = openScores(
  readFileSync(new URL(BASE, import.meta.url)),
  readFileSync(file),
);
say("words alone", wordScoring(chain));
for (const share of SHARES) say(`${share}`, encodedScoring(chain, { scores, steps }, share));
const tagger = createTagger(encodedScoring(chain, { scores, steps }));
process.stdout.write(`\n${figuresOf(heldBy(tagger, held))}\n`);

function say(name: string, scoring: Scoring): void {
  const all = heldBy(createTagger(scoring), held);
  const said = all.flatMap((one) => one.said).length;
  const found = all.flatMap((one) => one.found);
  const right = found.filter(({ isRight }) => isRight).length;
  const whole = all.filter(
    (one) => one.found.length === one.said.length && one.found.every(({ isRight }) => isRight),
  ).length;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  process.stdout.write(
    `${name}: ${percent(right / said)} found, ${percent(right / found.length)} of those right, ${percent(whole / all.length)} of requests whole\n`,
  );
}
