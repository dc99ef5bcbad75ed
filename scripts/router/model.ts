import { type LinearModel, quantise } from "../../src/trained/linear-model.ts";
import { BUCKETS, routerFeatures } from "../../src/discovery/rankers/router-features.ts";
import { terms } from "./terms.ts";
import { type Row, phraseRows } from "./corpus.ts";
import { composed } from "./compose.ts";
import { noised } from "./noise.ts";
import { templateRows } from "./templates.ts";
import { type Example, trainLinear } from "./train-linear.ts";

export const SEED = 1;
const PER_TOOL_TEMPLATES = 240;

/** The tools the router knows, in the order of its classes; "none" comes after them. */
export const TOOLS: readonly string[] = [...new Set(phraseRows().flatMap((row) => row.accept))];
const CLASS_OF = new Map(TOOLS.map((tool, index) => [tool, index]));

/** Classes of a row's tools. */
export function classesOf({ accept }: Pick<Row, "accept">): readonly number[] {
  return accept.length === 0 ? [TOOLS.length] : accept.map(classOf);
}

function classOf(tool: string): number {
  const at = CLASS_OF.get(tool);
  if (at === undefined) throw new Error(`a row names a tool there is none of: ${tool}`);
  return at;
}

/**
 * How much a row counts: a phrase stands for many sentences, a pattern's filling for little. What
 * people really said to a machine (HWU64, as said and as heard) is outnumbered and must not be outvoted.
 */
export function weightOf({ group, said }: Row): number {
  if (group.includes("/")) return 4;
  if (said !== undefined) return 1;
  if (group.startsWith("phrase ") || group.startsWith("request ")) return 2;
  if (group.startsWith("none ")) return 1.5;
  if (group.startsWith("template ")) return 0.5;
  return 1;
}

/** Filled sentence patterns, the same each time. */
export const TEMPLATES: readonly Row[] = templateRows(PER_TOOL_TEMPLATES, SEED);

/** Rows with what is made of them, talk beside some of them, and the sentence patterns. */
export function trainingRows(rows: readonly Row[]): readonly Row[] {
  return [...rows, ...composed(rows, COMPOSED_SHARE), ...TEMPLATES];
}

/** Trains on rows, on what is made of them, and on noised copies of everything, without what is left out of all that. */
export function trainRouter(rows: readonly Row[], isLeftOut = noRow): LinearModel {
  const plain = trainingRows(rows).filter((row) => !isLeftOut(row));
  const examples = [
    ...plain.map((row) => exampleOf(row, 1)),
    ...NOISES.flatMap((seed) => noised(plain, seed)).map((row) => exampleOf(row, NOISED_SHARE)),
  ];
  const { weights, biases } = trainLinear(examples, { ...OPTIONS, classes: TOOLS.length + 1 });
  return quantise(weights, biases);
}

const noRow = (_: Row): boolean => false;

/** How many rows come once more with talk beside them. */
export const COMPOSED_SHARE = 0.5;
/** Seeds of the noised copies. */
const NOISES: readonly number[] = [SEED, SEED + 1, SEED + 2];
const NOISED_SHARE = 0.3;
const OPTIONS = { rows: BUCKETS, epochs: 10, rate: 0.5, decay: 1e-4, seed: SEED } as const;

function exampleOf(row: Row, share: number): Example {
  return {
    vector: routerFeatures(terms.termsOf(row.text)),
    classes: classesOf(row),
    weight: share * weightOf(row),
  };
}
