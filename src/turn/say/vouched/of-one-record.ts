import type { Language } from "../../../language/language.ts";
import { overlaps } from "../../../language/region.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import { isTelling } from "./heard-blocks.ts";
import type { Block } from "./heard-blocks.ts";
import type { Fact } from "./stated-facts.ts";

type Stated = {
  readonly facts: readonly Fact[];
  readonly blocks: readonly Block[];
  /** The words of the sentence by which rows and texts are told apart. */
  readonly named: readonly SaidToken[];
};

/**
 * Whether each fact of a sentence is told of a record that the sentence names, where it names one:
 * the time of one event is no time of another.
 */
export function areOfTheirRecords({ facts, blocks, named }: Stated): boolean {
  const isOf = (fact: Fact, names: readonly SaidToken[]): boolean =>
    blocks.some((block) => fact.isTold(block) && (block.isFree || isOfAny(block, names)));
  if (!facts.every((fact) => isOf(fact, named))) return false;
  if (!isOnItsDay({ named, facts, blocks })) return false;
  const hours = facts.filter(({ kind }) => kind !== "day" && kind !== "name");
  if (hours.length < 2 || !areApart(named, blocks)) return true;
  const [first] = hours;
  const leads = named.some(({ start }) => first !== undefined && start < first.start);
  return hours.every((fact) => isOf(fact, nearest(named, fact, leads)));
}

/** A result without names of its own tells of anything. */
function isOfAny({ names, from }: Block, named: readonly SaidToken[]): boolean {
  const isOfNone = names.size === 0 && from !== "words";
  return named.length === 0 || isOfNone || named.some(({ word }) => names.has(word));
}

/** Of the days a sentence tells, one is that of a row it names. */
function isOnItsDay({
  named,
  facts,
  blocks,
}: Omit<Stated, "sentence"> & { readonly named: readonly SaidToken[] }): boolean {
  const days = facts.filter(({ kind }) => kind === "day");
  const rows = blocks.filter(
    (block) =>
      (block.from === "row" || block.isFree) &&
      named.some(({ word }) => block.names.has(word)) &&
      block.times.some(({ dates }) => dates.length > 0),
  );
  return days.length === 0 || rows.length === 0 || days.some((day) => rows.some(day.isTold));
}

/** Two records are named that no block tells of together. */
function areApart(named: readonly SaidToken[], blocks: readonly Block[]): boolean {
  const [first, ...others] = named;
  const isBeside = (other: SaidToken): boolean =>
    blocks.some(
      ({ names }) => first !== undefined && names.has(first.word) && names.has(other.word),
    );
  return others.some((other) => !isBeside(other));
}

/** The name a fact is told of: the last before it, or the first behind it where facts lead. */
function nearest(named: readonly SaidToken[], fact: Fact, leads: boolean): readonly SaidToken[] {
  const one = leads
    ? named.findLast(({ end }) => end <= fact.start)
    : named.find(({ start }) => start >= fact.end);
  return one ? [one] : [];
}

export function namedIn(
  language: Language,
  sentence: string,
  { facts, blocks }: Omit<Stated, "named">,
): readonly SaidToken[] {
  const results = blocks.filter(({ from }) => from !== "words");
  return language
    .tokensOf(sentence)
    .filter((token) => isTelling(token, language) && !facts.some((fact) => overlaps(fact, token)))
    .filter(({ word }) => results.some(({ names }) => names.has(word)));
}
