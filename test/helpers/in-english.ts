import { termReader } from "../../src/discovery/words/terms.ts";
import { english } from "../../src/language/en/english.ts";
import * as names from "../../src/language/names/find-names.ts";
import * as match from "../../src/language/names/match-name.ts";
import * as titles from "../../src/language/titles/find-titles.ts";
import { SentenceSplitter } from "../../src/speak/words/sentence-splitter.ts";
import * as speech from "../../src/speak/words/speakable.ts";
import type { Named } from "../../src/types/known-names.ts";

// The engines without words, with those of English.
const lexicon = english.names;

export const terms = termReader(english);

export const findNames = (text: string, known: readonly Named[]) =>
  names.findNames(text, { known, lexicon });

export const findTitles = (text: string, known: readonly Named[]) =>
  titles.findTitles(text, { known, lexicon });

export const matchName = (
  heard: string,
  known: readonly Named[],
  options: Partial<match.MatchOptions> = {},
) => match.matchName(heard, { known, lexicon, ...options });

export const speakable = (text: string) => speech.speakable(text, english.voicing);

export const splitSentences = (text: string): readonly string[] => {
  const splitter = new SentenceSplitter(english.voicing);
  return [...splitter.push(text), ...splitter.flush()];
};
