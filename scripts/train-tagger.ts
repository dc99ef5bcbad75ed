/**
 * Trains the tagger on the marked requests of router-data/requests.txt and writes models/tagger.bin with
 * its card, models/tagger.md. Pure TypeScript, some minutes on one core; the same sources give the same
 * bytes.
 *
 *     node scripts/train-tagger.ts
 */
import { encodeTagger } from "../src/grounding/tagger/tagger-file.ts";
import { writeWithCard } from "./router/card.ts";
import { patternRows, requestRows } from "./tagger/marked-rows.ts";
import { taggerFigures } from "./tagger/tagger-figures.ts";
import { SEED, trainChain } from "./tagger/train-chain.ts";

const [requests, patterns] = [requestRows(), patternRows()];
const figures = taggerFigures(requests, patterns);
process.stdout.write(`${figures}\n`);
writeWithCard({
  file: "tagger.bin",
  what: "The tagger: which stretch of a request is what (title, text, place, time …) for the tool it asks for; a linear-chain conditional random field over hashed words, their neighbours and kinds, as bytes.",
  command: "node scripts/train-tagger.ts",
  seed: SEED,
  bytes: encodeTagger(trainChain([...requests, ...patterns])),
  sources: [
    ["marked requests in many people's words", requests.length, "MIT, this project's"],
    [
      "filled sentence patterns, marked",
      patterns.length,
      "MIT, this project's; fillers also from HWU64",
    ],
  ],
  notice: "HWU64 (CC BY 4.0) is named in router.md; only words that fill patterns are of it.",
  figures: `Three folds: each request is read by a tagger trained without it. A stretch counts as right with its label and both its ends.\n\n${figures}`,
});
