import { carrierTest } from "../../../grounding/reading/carriers.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { Element } from "./elements.ts";
import { clausesIn } from "./meant-clauses.ts";
import type { Edit, Pair } from "./pair.ts";
import { saidWrong } from "./said-wrong.ts";

type Found = {
  readonly old: readonly Element[];
  /** What of the words is no object. */
  readonly own: readonly Region[];
  readonly edits: readonly Edit[];
};

/**
 * Other words stand for the object of the last request: for what was said to be wrong of it, for what ends as they do ("the film club" for
 * "the book club"), for what was written down of it, else for its longest run of words that no element has and that don't only carry it.
 * Words it has itself only say where the rest belongs.
 */
export function objectEdit(pair: Pair, { old, own, edits }: Found): Edit | undefined {
  const { last, said, tool, written } = pair;
  const isCarrier = carrierTest(tool, last.language);
  const { stemOf } = last.language.terms;
  const known = last.tokens.map(({ word }) => stemOf(word));
  const isFresh = ({ word, is }: SaidToken): boolean =>
    !is.has("filler") && !known.includes(stemOf(word)) && !isCarrier(word);
  const runs = runsIn(said.tokens, [...own, ...namelessIn(pair)], () => false);
  const content = longest(runs.filter((run) => run.some(isFresh)));
  const [first, end] = [content[0], content.at(-1)];
  if (!first || !end) return undefined;
  const text = said.text.slice(first.start, end.end);
  const taken: readonly Region[] = [...old, ...edits];
  const shared = known.lastIndexOf(stemOf(end.word));
  const alike = shared < 0 ? [] : sameEnd(last.tokens, { shared, length: content.length, taken });
  const free = last.tokens.filter((token) => !taken.some((one) => overlaps(one, token)));
  const title = written.flatMap((words) => {
    const all = wordsOf(words, last.tokens, last.text);
    // "And a walk", behind lunch with Kim: who is in the old name goes with it, unless another is said.
    const isWhole = !all.some((token) => edits.some((one) => overlaps(one, token)));
    return isWhole && isPeople(all, old) ? all : trimmed(wordsOf(words, free, last.text));
  });
  const wrong = wrongIn(pair, { old, edits });
  const object =
    [wrong, alike, title].find((run) => run.length > 0) ??
    longest(runsIn(last.tokens, taken, isCarrier));
  const [from, to] = [object[0], object.at(-1)];
  return from && to && { start: from.start, end: to.end, text };
}

/**
 * Clauses that name nothing: they tell something, point at what was done or ask for an act ("it needs to be
 * in the other one", "put it there"), where what was written down does nothing of that kind itself.
 */
function namelessIn({ said: { text }, written, readOn }: Pair): readonly Region[] {
  const kept = written.map(readOn);
  const keeps = (has: (words: Reading) => boolean): boolean => kept.some(has);
  const nameless = [tells, points, asks].filter((has) => !keeps(has));
  return clausesIn(text).flatMap((clause) => {
    const whole = readOn(clause);
    const words = readOn(whole.leaning.corrected.text);
    const start = text.indexOf(clause);
    // "The film's not that long" begins with what it tells of.
    const isSubject = nameless.includes(tells) && tells(whole) && clause.startsWith(words.text);
    const isNameless = isSubject || nameless.some((has) => has(words));
    return isNameless ? [{ start, end: start + clause.length }] : [];
  });
}

const tells = ({ mood }: Reading): boolean => mood.isClause;
const points = ({ tokens: [, second] }: Reading): boolean => second?.is.has("pointer") === true;
const asks = ({ wish }: Reading): boolean => wish.beginsAct;

type Tokens = readonly SaidToken[];

type Ending = {
  readonly shared: number;
  readonly length: number;
  readonly taken: readonly Region[];
};

/** So many words up to the one both end with, as far as they belong to one thing. */
function sameEnd(tokens: Tokens, { shared, length, taken }: Ending): Tokens {
  const words = tokens.slice(Math.max(0, shared - length + 1), shared + 1);
  const stop = words.findLastIndex(
    (token) => isSmall(token) || taken.some((one) => overlaps(one, token)),
  );
  return words.slice(stop + 1);
}

/** What was said to be wrong of the words that were written down, or of an element that nothing else stands for. */
function wrongIn(pair: Pair, { old, edits }: Pick<Found, "old" | "edits">): Tokens {
  const wrong = saidWrong(pair);
  const [from, to] = [wrong[0], wrong.at(-1)];
  if (!from || !to) return [];
  const region = { start: from.start, end: to.end };
  if (edits.some((one) => overlaps(one, region))) return [];
  const isElement = old.some((one) => overlaps(one, region));
  const words = pair.last.text.slice(from.start, to.end).toLowerCase();
  const isWritten = pair.written.some((text) => text.toLowerCase().includes(words));
  return isElement || isWritten ? wrong : [];
}

/** What of the words is an element is somebody whom it is with: "lunch with Kim", and not "pay Kim". */
function isPeople(tokens: Tokens, old: readonly Element[]): boolean {
  const within = old.filter((one) => tokens.some((token) => overlaps(one, token)));
  const isWith = (one: Element): boolean =>
    tokens.findLast(({ end }) => end <= one.start)?.is.has("preposition") === true;
  return within.length > 0 && within.every((one) => one.kind === "person" && isWith(one));
}

function trimmed(tokens: Tokens): Tokens {
  const first = tokens.findIndex((token) => !isSmall(token));
  return first < 0 ? [] : tokens.slice(first, tokens.findLastIndex((token) => !isSmall(token)) + 1);
}

/** The words of what was written down, where it stands in the request. */
function wordsOf(words: string, free: Tokens, text: string): Tokens {
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  const end = start + words.length;
  return start < 0 ? [] : free.filter((token) => token.start >= start && token.end <= end);
}

/** Runs of words outside some regions, without small words and carriers at their ends. */
function runsIn(
  tokens: Tokens,
  taken: readonly Region[],
  isCarrier: (word: string) => boolean,
): readonly Tokens[] {
  const runs: SaidToken[][] = [[]];
  for (const token of tokens) {
    if (taken.some((one) => overlaps(one, token))) runs.push([]);
    else runs.at(-1)?.push(token);
  }
  const isEdge = (token: SaidToken): boolean => isSmall(token) || isCarrier(token.word);
  return runs.map((run) => {
    const start = run.findIndex((token) => !isEdge(token));
    return start < 0 ? [] : run.slice(start, run.findLastIndex((token) => !isEdge(token)) + 1);
  });
}

function longest(runs: readonly Tokens[]): Tokens {
  return runs.reduce((best, run) => (run.length > best.length ? run : best), []);
}

function isSmall({ is }: SaidToken): boolean {
  return is.has("filler") || is.has("preposition") || is.has("pointer");
}
