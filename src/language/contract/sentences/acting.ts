import type { Undone } from "../../../types/undone.ts";

/** What becomes of acts: why one isn't done, what came of it later, and how it is taken back. */
export type ActingSentences = {
  /** A call that failed, and one whose time was up. */
  readonly failed: (reason: string) => string;
  readonly tooLong: string;
  readonly cutOff: string;
  readonly noRecord: (handle: string) => string;
  readonly tooMany: (most: number) => string;
  /** It changed between the question and the yes; nobody could account for it. */
  readonly hasChanged: string;
  readonly noJournal: string;
  readonly doneAfterAll: (done: string) => string;
  readonly notDone: (reason: string) => string;
  /** Of several, so many were done until one failed; those that are not told one by one. */
  readonly stoppedAfter: (done: number, of: number, reason: string) => string;
  readonly andMore: (count: number, of: number) => string;
  readonly nobodyAnswered: string;
  readonly cutOffBefore: (when: string, what: string) => string;
  readonly missed: (time: string, title: string) => string;
  /** What was taken back. */
  readonly undone: (undone: Undone) => string;
  readonly cantTakeBack: (done: string) => string;
  readonly partlyBack: (back: number, of: number, lost: readonly string[]) => string;
  readonly allBack: (count: number) => string;
  readonly waitsInOutbox: string;
};

/** What a question before an act says beside the tool's own. */
export type WarningSentences = {
  /** All of several, one by one below it. */
  readonly allOf: (count: number) => string;
  readonly takeBack: (done: string) => string;
  /** A value nobody said, by its field, and where it may come from. */
  readonly unsaid: (value: string, field: string | undefined, sources: readonly string[]) => string;
  readonly unnamed: (kind: string, record: string) => string;
  readonly mixedLetters: (word: string) => string;
  /** What a field is called before its value. */
  readonly field: (name: string) => string;
};
