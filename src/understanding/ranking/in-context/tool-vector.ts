import { shareOf } from "../../../discovery/calibrated.ts";
import { bucketOf } from "../../../trained/bucket-of.ts";
import { centred } from "../../../trained/sentence-vectors.ts";
import type { SparseVector } from "../../../trained/linear-model.ts";
import type { Said, SaidVectors } from "../../dialogue/act/act-features.ts";

/** Rows of the table: features share them by their hash. */
export const TOOL_BUCKETS = 8_000;

/** So many of the index's first are told to the model by name. */
const NAMED = 3;
/** What a feature by name counts for beside a dimension of the sentence vector, whose length is 1. */
const NAME_WEIGHT = 0.3;
/** A tool less likely than this is as good as none. */
const LEAST_SHARE = 1e-3;

/**
 * What tells the tool that is meant by words after another act: which tool that was, alone and beside each
 * that the index finds for the words and each of the words, and what the words mean.
 */
export function toolVector(
  said: Said,
  { own }: Pick<SaidVectors, "own">,
  { tools, mean }: { readonly tools: readonly string[]; readonly mean: Float32Array },
): SparseVector {
  const named = [...new Set(namesOf(said))];
  const meaning = centred(own, mean);
  const shares = sharesOf(said, tools);
  const rows = [
    ...named.map((name) => bucketOf(name, TOOL_BUCKETS)),
    ...[...meaning.keys(), ...shares.map((_, at) => meaning.length + at)].map(
      (at) => TOOL_BUCKETS + at,
    ),
  ];
  return {
    rows: Int32Array.from(rows),
    values: Float32Array.from([...named.map(() => NAME_WEIGHT), ...meaning, ...shares]),
  };
}

/** How many rows a model over some tools and vectors of that many dimensions has. */
export function toolRows(tools: readonly string[], dimensions: number): number {
  return TOOL_BUCKETS + dimensions + tools.length + 1;
}

function namesOf({ reading, last, ranked }: Said): readonly string[] {
  const { terms } = reading.language;
  const domain = last.tool.slice(0, last.tool.indexOf("."));
  const first = ranked.tools.slice(0, NAMED).map(({ name }, at) => `${at} ${name}`);
  const stems = reading.tokens.map(({ word }) => terms.stemOf(word));
  const state = `${last.isEffect ? "done" : "read"} ${Math.min(2, last.shown)}`;
  return [
    `after ${last.tool}`,
    `state ${state}`,
    ...first.map((one) => `after ${last.tool} ${one}`),
    ...stems.flatMap((stem) => [`w ${stem}`, `${domain} ${stem}`, `${state} ${stem}`]),
    ...stems.slice(1).map((stem, at) => `b ${stems[at]} ${stem}`),
  ];
}

/** The index's log-probability of each tool and of none, between 0 (none at all) and 1. */
function sharesOf({ ranked }: Said, tools: readonly string[]): readonly number[] {
  const scores = new Map(ranked.tools.map(({ name, score }) => [name, score]));
  const least = Math.log(LEAST_SHARE);
  const scaled = (share: number): number => 1 - Math.log(Math.max(LEAST_SHARE, share)) / least;
  return [
    ...tools.map((name) => scaled(shareOf(scores.get(name) ?? 0, ranked.none))),
    scaled(ranked.none),
  ];
}
