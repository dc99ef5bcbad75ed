import { knownTexts } from "../../src/grounding/content/near/known-texts.ts";
import { readFileSync } from "node:fs";
import type { OpenedIndex } from "../../src/assemble/open/open-index.ts";
import { openWordReader } from "../../src/grounding/tagger/open-tagger.ts";
import type { Ranked } from "../../src/types/turn/ranked.ts";

const TAGGER = readFileSync("models/tagger.bin");

/** Words that stand for a tool. */
export type ToolFor = readonly (readonly [words: RegExp, tool: string])[];

/** An index that is sure of the first tool whose words are said, and of none where none are: no phrase changes it. */
export function wordIndex(tools: ToolFor): OpenedIndex {
  const rank = (text: string): Ranked => {
    const found = tools.find(([words]) => words.test(text));
    const score = found ? 0.95 : 0;
    const ranked = tools.map(([, name]) => ({ name, score: name === found?.[1] ? score : 0 }));
    const once = ranked.filter(
      ({ name }, at) => ranked.findIndex((one) => one.name === name) === at,
    );
    return {
      tools: once.toSorted((one, other) => other.score - one.score),
      none: found ? 0.02 : 0.95,
      unmatched: [],
      sure: found !== undefined,
    };
  };
  return {
    index: {
      rank,
      wantsVector: () => false,
      select: () => undefined,
      add: () => undefined,
      remove: () => undefined,
      names: () => tools.map(([, name]) => name),
    },
    rank: async (text) => rank(text),
    similar: async () => undefined,
    knownTexts: knownTexts(),
    embedder: undefined,
    ...openWordReader(TAGGER),
    vectorsOf: async () => undefined,
    meaning: async () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  };
}
