/**
 * Fits what tells where a further request begins in what was said, and writes models/boundary.bin with its
 * card. Single requests of the people who may be read (test/data/singles/read) go on to their end, and begin
 * where several of one person's are joined; beside them stand sentences of scripts/boundary/examples, where
 * people marked it. Whose requests are never read are only scored. A minute on one core; the same sources give the
 * same bytes.
 *
 *     node scripts/train-boundary.ts
 */
import { readSingles } from "../src/bench/singles/single.ts";
import type { Author } from "../src/bench/singles/single.ts";
import { quantise } from "../src/trained/linear-model.ts";
import type { LinearModel } from "../src/trained/linear-model.ts";
import {
  BOUNDARY_BUCKETS,
  boundaryVector,
} from "../src/understanding/parts/boundary/boundary-features.ts";
import {
  BOUNDARY_CLASSES,
  encodeBoundaries,
  LEAST_LIKELY,
} from "../src/understanding/parts/boundary/boundary-model.ts";
import { boundaryFigures } from "./boundary/boundary-figures.ts";
import { rowOf } from "./boundary/boundary-row.ts";
import type { BoundaryRow } from "./boundary/boundary-row.ts";
import { joinedOf } from "./boundary/joined.ts";
import { markedRows } from "./boundary/marked.ts";
import { writeWithCard } from "./router/card.ts";
import { randomFrom } from "./router/random.ts";
import { trainLinear } from "./router/train-linear.ts";
import type { Example } from "./router/train-linear.ts";

const SEED = 1;
/** Joined requests of each author, and of each who is only scored. */
const JOINED = 500;
const SCORED = 100;
/** A sentence that was marked beside one that was joined. */
const MARKED_WEIGHT = 2;
/** Every so many marked sentences are held out for the figures. */
const HELD = 3;

const random = randomFrom(SEED);
const authors = await readSingles();
const read = authors.filter(({ isUnseen }) => !isUnseen);
const unseen = authors.filter(({ isUnseen }) => isUnseen);
const single = read.flatMap(singlesOf);
const joined = read.flatMap((author) => joinedRows(author, JOINED));
const marked = markedRows();
const spoken = examplesOf([...single, ...joined], 1);
const isHeld = (_: BoundaryRow, at: number): boolean => at % HELD === 0;
const learned = marked.filter((row, at) => !isHeld(row, at));
const tried = fit([...spoken, ...examplesOf(learned, MARKED_WEIGHT)]);
const figures = boundaryFigures(tried, [
  ["single requests of people never read", unseen.flatMap(singlesOf)],
  ["two or three of theirs joined", unseen.flatMap((author) => joinedRows(author, SCORED))],
  ["marked sentences held out", marked.filter(isHeld)],
]);
process.stdout.write(`${figures}\n`);
writeWithCard({
  file: "boundary.bin",
  what: "Tells at which words of an utterance a further request begins, and whether it leans on what stands before it: softmax regression over hashed words around each word, the words the request at hand opens with, and what joins them, as bytes.",
  command: "node scripts/train-boundary.ts",
  seed: SEED,
  bytes: encodeBoundaries(fit([...spoken, ...examplesOf(marked, MARKED_WEIGHT)])),
  sources: [
    [
      `single requests of ${read.length} authors, test/data/singles/read`,
      single.length,
      "MIT, this project's",
    ],
    ["the same, joined", joined.length, "MIT, this project's"],
    ["marked sentences, scripts/boundary/examples", marked.length, "MIT, this project's"],
  ],
  notice:
    "The marked sentences are requests of the lives that may be read, and others written for it.",
  figures: `Of ${HELD} marked sentences one is held out. A request begins where it is ${LEAST_LIKELY} likely.\n\n${figures}`,
});

function singlesOf({ rows, world }: Author): readonly BoundaryRow[] {
  return rows.map(({ say }) => rowOf({ text: say, boundaries: [] }, world));
}

function joinedRows(author: Author, count: number): readonly BoundaryRow[] {
  return Array.from({ length: count }, () => rowOf(joinedOf(author, random), author.world));
}

/** Each word but the first, with the request at hand beginning where it does. */
function examplesOf(rows: readonly BoundaryRow[], weight: number): readonly Example[] {
  return rows.flatMap(({ words, boundaries }) => {
    let from = 0;
    return words.slice(1).map(({ start }, before): Example => {
      const at = before + 1;
      const boundary = boundaries.find(
        (one) => start >= one.start && (words[before]?.start ?? 0) < one.start,
      );
      const vector = boundaryVector(words, at, from);
      if (boundary) from = at;
      return { vector, weight, classes: [boundary ? (boundary.leans ? 2 : 1) : 0] };
    });
  });
}

function fit(examples: readonly Example[]): LinearModel {
  const { weights, biases } = trainLinear(examples, {
    rows: BOUNDARY_BUCKETS,
    classes: BOUNDARY_CLASSES.length,
    epochs: 8,
    rate: 0.3,
    decay: 1e-5,
    seed: SEED,
  });
  return quantise(weights, biases);
}
