import { chainOf } from "../../src/grounding/tagger/tagger-file.ts";
import { createTagger, spansOf } from "../../src/grounding/tagger/create-tagger.ts";
import { wordScoring } from "../../src/grounding/tagger/scoring.ts";
import type { Label, Marked } from "../../src/language/reading/marks.ts";
import { LABELS } from "../../src/language/reading/marks.ts";
import { labelOf } from "../../src/grounding/tagger/tags.ts";
import type { Tagger } from "../../src/language/reading/tagger.ts";
import { labelsNeeded } from "../../src/grounding/tagger/label-of.ts";
import { tools } from "../../tools/index.ts";
import type { MarkedRow } from "./marked-rows.ts";
import { trainChain } from "./train-chain.ts";

/** Parts the requests are held out in, each read by a tagger trained without it. */
const FOLDS = 3;
/** How sure a stretch is at least, for the second table. */
const BARS = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.97] as const;
/** Between which two the sureness is of what has to be there, for the third. */
const STEPS = [0, 0.005, 0.05, 0.1, 0.3, 0.5, 0.7, 0.9, 1] as const;

/** A stretch that was found in a request the tagger has not seen, and whether it is one. */
type Found = { readonly label: Label; readonly sureness: number; readonly isRight: boolean };
type Held = {
  readonly said: readonly Label[];
  readonly found: readonly Found[];
  /** What its tool can't do without, which is found however unlikely. */
  readonly needed: readonly Found[];
};

/**
 * Three tables of how many stretches are found to the letter in requests nobody has seen: by label, by how
 * sure they are at least, and by how sure where they have to be there; `beside` are learned in every fold.
 */
export function taggerFigures(rows: readonly MarkedRow[], beside: readonly MarkedRow[]): string {
  return figuresOf(Array.from({ length: FOLDS }, (_, fold) => heldOut(rows, beside, fold)).flat());
}

/** The same of requests that are held out already. */
export function figuresOf(held: readonly Held[]): string {
  const said = held.flatMap((one) => one.said);
  const found = held.flatMap((one) => one.found);
  const byLabel = LABELS.map((label) =>
    lineOf(label, {
      said: said.filter((one) => one === label).length,
      found: found.filter((one) => one.label === label),
    }),
  );
  const byBar = BARS.map((bar) =>
    lineOf(`${bar}`, {
      said: said.length,
      found: found.filter(({ sureness }) => sureness >= bar),
    }),
  );
  const needed = held.flatMap((one) => one.needed);
  const bySteps = STEPS.slice(0, -1).map((least, at) => {
    const most = STEPS[at + 1] ?? 1;
    const own = needed.filter(({ sureness }) => sureness >= least && sureness < most);
    const right = own.filter(({ isRight }) => isRight).length;
    return `| ${least} to ${most} | ${own.length} | ${percent(right / own.length)} |`;
  });
  return [
    "| stretch | said | found | right of those found |",
    "| --- | --- | --- | --- |",
    ...byLabel,
    lineOf("all", { said: said.length, found }),
    "",
    "| at least so sure | said | found | right of those found |",
    "| --- | --- | --- | --- |",
    ...byBar,
    "",
    "| has to be there, so sure | found | right of those found |",
    "| --- | --- | --- |",
    ...bySteps,
  ].join("\n");
}

function lineOf(
  name: string,
  { said, found }: { readonly said: number; readonly found: readonly Found[] },
): string {
  const right = found.filter(({ isRight }) => isRight).length;
  return `| ${name} | ${said} | ${percent(right / said)} | ${percent(right / found.length)} |`;
}

function heldOut(
  rows: readonly MarkedRow[],
  beside: readonly MarkedRow[],
  fold: number,
): readonly Held[] {
  const seen = rows.filter((_, index) => index % FOLDS !== fold);
  const tagger = createTagger(wordScoring(chainOf(trainChain([...seen, ...beside]))));
  return heldBy(
    tagger,
    rows.filter((_, index) => index % FOLDS === fold),
  );
}

/** What a tagger finds in requests it has not seen. */
export function heldBy(tagger: Tagger, rows: readonly MarkedRow[]): readonly Held[] {
  return rows.map(({ reading, tool, tags }) => {
    const marks = spansOf(tags).flatMap(({ from, to }) => {
      const label = labelOf(tags[from] ?? 0);
      const [first, last] = [reading.tokens[from], reading.tokens[to]];
      return label && first && last ? [{ label, start: first.start, end: last.end }] : [];
    });
    const keys = new Set(marks.map(({ label, start, end }) => `${label} ${start} ${end}`));
    const judged = ({ label, sureness, start, end }: Marked): Found => ({
      label,
      sureness,
      isRight: keys.has(`${label} ${start} ${end}`),
    });
    const needs = NEEDS.get(tool) ?? [];
    return {
      said: marks.map(({ label }) => label),
      found: tagger(reading, { tool, needs: [] }).map(judged),
      needed: tagger(reading, { tool, needs })
        .filter(({ label }) => needs.includes(label))
        .map(judged),
    };
  });
}

const NEEDS = new Map(tools.map((tool) => [tool.name, labelsNeeded(tool)]));

function percent(share: number): string {
  return Number.isFinite(share) ? `${Math.round(1000 * share) / 10} %` : "–";
}
