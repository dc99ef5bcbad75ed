import { phoneticKeys } from "../language/phonetic-keys.ts";
import { wordsOf } from "../language/tokenise.ts";
import { resolveWhen } from "../language/when/resolve-when.ts";
import type { HandleEntry } from "../tool/handle-book.ts";
import type { Parameter } from "../tool/parameter.ts";
import type { Candidate } from "../types/call-space.ts";
import type { Clock } from "../types/clock.ts";
import { overlaps } from "./analyse.ts";
import type { Analysis, Region } from "./analyse.ts";
import { NOTHING } from "./grounded.ts";
import type { Grounded } from "./grounded.ts";
import type { GroundingContext } from "./grounding-context.ts";

/** "The second one": which place of the last list is meant. */
const PLACES: readonly (readonly [RegExp, (count: number) => number])[] = [
  [
    /\b(?:first|1st|top) (?:one|of|event|mail|message|reminder|note|\w+)\b|\bnumber (?:one|1)\b/i,
    () => 0,
  ],
  [/\b(?:second|2nd) (?:one|of|\w+)\b|\bnumber (?:two|2)\b/i, () => 1],
  [/\b(?:third|3rd) (?:one|of|\w+)\b|\bnumber (?:three|3)\b/i, () => 2],
  [/\b(?:fourth|4th) (?:one|of|\w+)\b|\bnumber (?:four|4)\b/i, () => 3],
  [/\b(?:fifth|5th) (?:one|of|\w+)\b|\bnumber (?:five|5)\b/i, () => 4],
  [/\b(?:last|latter) one\b/i, (count) => count - 1],
];
const EXPLICIT = /\b([a-z]+:\d+)\b/gi;
const POINTING = /\b(?:it|that|this|them|those|these|him|her|one)\b/i;
/** Words so short are no evidence for a record. */
const SHORTEST_WORD = 3;
/** A time said for a record may differ by this from the record's own. */
const SAME_TIME_MS = 60_000;

type Pointing = GroundingContext & {
  /** The parameter takes nothing but records, so that the newest may be meant without a word. */
  readonly isPointed: boolean;
};

type Match = {
  readonly entry: HandleEntry;
  readonly score: number;
  readonly regions: readonly Region[];
};

/**
 * Which earlier records the words point at, best first: a handle itself, a place in the last list,
 * words or a time of the record, else "it": the newest. Ties stay candidates; nobody guesses, and
 * words that fit no record point at none.
 */
export function groundHandle(
  parameter: Parameter,
  analysis: Analysis,
  { handles, clock, hasContent, isPointed }: Pointing,
): Grounded {
  const entries = handles.filter(({ kind }) => parameter.of === undefined || kind === parameter.of);
  const explicit = entries.filter(({ handle }) => saidHandles(analysis.text).includes(handle));
  if (explicit.length > 0) return grounded(explicit);
  const placed = atPlace(entries, analysis.text);
  if (placed) return grounded([placed]);
  const rarity = rarityOf(entries);
  const matches = entries.map((entry) => match(entry, analysis, { clock, rarity }));
  const best = Math.max(0, ...matches.map(({ score }) => score));
  if (best > 0) {
    const winners = matches.filter(({ score }) => score === best);
    return {
      candidates: winners.map(({ entry }) => candidate(entry)),
      taken: winners[0]?.regions ?? [],
    };
  }
  const newest = entries.filter(({ listing }) => listing === entries[0]?.listing);
  if (POINTING.test(analysis.text)) return grounded(newest.slice(0, 1));
  return isPointed && !hasContent ? grounded(newest) : NOTHING;
}

function saidHandles(text: string): readonly string[] {
  return [...text.matchAll(EXPLICIT)].map(([, handle = ""]) => handle.toLowerCase());
}

function atPlace(entries: readonly HandleEntry[], text: string): HandleEntry | undefined {
  const list = entries.filter(({ listing }) => listing === entries[0]?.listing);
  for (const [pattern, place] of PLACES) {
    if (pattern.test(text) && list.length > 1) return list[place(list.length)];
  }
  return undefined;
}

type Weighing = { readonly clock: Clock; readonly rarity: (key: string) => number };

/** How many words of the record were said (by sound; a word many records share counts little), and whether its time was. */
function match(entry: HandleEntry, analysis: Analysis, { clock, rarity }: Weighing): Match {
  const own = keysOfFacts(entry);
  const score = analysis.tokens
    .filter(({ word, kind }) => kind === "word" && word.length >= SHORTEST_WORD)
    .filter((token) => !analysis.whens.some((when) => overlaps(token, when)))
    .map(({ word }) => keysOf(word).filter((key) => own.has(key)))
    .reduce((sum, keys) => sum + Math.max(0, ...keys.map(rarity)), 0);
  const at = momentOf(entry, clock);
  const times = analysis.whens.filter(
    ({ when }) => at !== undefined && !when.allDay && Math.abs(when.at - at) < SAME_TIME_MS,
  );
  return { entry, score: score + 2 * times.length, regions: times };
}

/** One for a word of a single record, a half for one of two. */
function rarityOf(entries: readonly HandleEntry[]): (key: string) => number {
  const counts = new Map<string, number>();
  for (const key of entries.flatMap((entry) => [...keysOfFacts(entry)])) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (key) => 1 / (counts.get(key) ?? 1);
}

function keysOfFacts({ facts }: HandleEntry): ReadonlySet<string> {
  return new Set(
    Object.values(facts)
      .flatMap((fact) => wordsOf(String(fact ?? "")))
      .filter((word) => word.length >= SHORTEST_WORD)
      .flatMap(keysOf),
  );
}

/** A word and how it sounds; sounds of a single consonant ("two", "out", "due") tell nothing apart. */
function keysOf(word: string): readonly string[] {
  return [word, ...phoneticKeys(word).filter((key) => key.length > 1)];
}

/** When the record is, read back from its own words ("tomorrow", "4 pm to 5 pm"). */
function momentOf({ facts }: HandleEntry, clock: Clock): number | undefined {
  const day = String(facts["day"] ?? facts["due"] ?? "");
  const [time = ""] = String(facts["time"] ?? "").split(" to ");
  return day === "" ? undefined : resolveWhen(`${day} ${time}`.trim(), clock)?.at;
}

function grounded(entries: readonly HandleEntry[]): Grounded {
  return { candidates: entries.map(candidate), taken: [] };
}

function candidate({ handle }: HandleEntry): Candidate {
  return { value: handle, origin: { origin: "handle", handle } };
}
