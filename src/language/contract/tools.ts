import type { UnclearName } from "../../types/known-names.ts";

/** What people say for each of some values. */
export type Wordings = Readonly<Record<string, readonly string[]>>;

/** What is said for what the tools do and let one choose; a tool itself knows values alone. */
export type ToolWords = {
  /**
   * What is said for each value of a tool's field beside the value's own name ("high": "urgent"), for
   * true and false of a flag, and of a number its unit with the words it stands beside ("seconds": "timeout").
   */
  readonly wordingsOf: (tool: string, field: string) => Wordings;
  /** Whether a word only wraps a request to a domain: what reads is asked for otherwise than what changes. */
  readonly carriersOf: (domain: string, act: "read" | "write") => (word: string) => boolean;
  /** The words that announce the value of a field, beside what else fills it. */
  readonly announcing: (field: string) => readonly string[];
  /** Sentences a person might say for a tool; none for a tool nobody wrote any for. */
  readonly phrasesOf: (tool: string) => readonly string[];
  /** The shortest request to stop what is pointed at. */
  readonly STOP_IT: string;
  /** Names of the tools there are sentences for. */
  readonly phrased: readonly string[];
  /** What the domains are called, for a recogniser to listen for: the most said first. */
  readonly heard: readonly string[];
  /** What a person is asked for a field, where its kind alone doesn't say. */
  readonly askFor: (tool: string, field: string) => string | undefined;
  /** The question over the values of a call that is shown before it is made. */
  readonly shownAs: (tool: string) => string | undefined;
  /** What a tool does, as a part of a sentence; undefined where its description says it well enough. */
  readonly doesOf: (tool: string) => string | undefined;
  /** What is said when a tool is silent for long. */
  readonly progressOf: (tool: string) => string;
  /** Why a name means nothing for sure, with what could be meant: a question where there is a choice. */
  readonly unclearName: (unclear: UnclearName) => string;
};
