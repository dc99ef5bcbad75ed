import type { Answers } from "./contract/answers.ts";
import type { Containers, Naming, Places, Pointing, Quoting, TimeCues } from "./contract/cues.ts";
import type { Givens } from "./contract/given.ts";
import type { NameLexicon } from "./contract/names.ts";
import type { Clauses, Moods, Objects, Openings, Revisions } from "./contract/requests.ts";
import type { Steps } from "./contract/steps.ts";
import type { ToolWords } from "./contract/tools.ts";
import type { Sayings, Voicing } from "./contract/sayings.ts";
import type { Questions } from "./contract/questions.ts";
import type { Reckonings } from "./contract/reckoning.ts";
import type { TermWords } from "./contract/terms.ts";
import type { Conventions } from "../types/time/conventions.ts";
import type { SmallWords, TimeReader, TimeWords } from "./contract/words.ts";

/** What the words of a language say, as values: a language is a folder beside this file that fills each of these. */
export type LanguagePack = {
  readonly code: string;
  readonly openings: Openings;
  readonly moods: Moods;
  readonly questions: Questions;
  readonly reckonings: Reckonings;
  readonly clauses: Clauses;
  readonly revisions: Revisions;
  readonly objects: Objects;
  readonly steps: Steps;
  readonly naming: Naming;
  readonly containers: Containers;
  readonly quoting: Quoting;
  readonly givens: Givens;
  readonly places: Places;
  readonly timeCues: TimeCues;
  readonly pointing: Pointing;
  readonly answers: Answers;
  readonly words: SmallWords;
  readonly names: NameLexicon;
  readonly terms: TermWords;
  /** What words of time leave open. */
  readonly conventions: Conventions;
  readonly time: TimeReader;
  readonly timeWords: TimeWords;
  readonly tools: ToolWords;
  readonly say: Sayings;
  readonly voicing: Voicing;
};
