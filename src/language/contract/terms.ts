/** What an index of words has to know of a language. */
export type TermWords = {
  /** How many letters of a text in small letters greet an assistant by a name. */
  readonly greetingOf: (folded: string) => number;
  /** A word that says how something is asked, never what for. */
  readonly isStop: (word: string) => boolean;
  /** Whether a word is a number, a rank or a share. */
  readonly isNumber: (word: string) => boolean;
  /** An everyday word that is heard for what it is: where no tool knows it, it is like none that one knows. */
  readonly isSure: (word: string) => boolean;
  /** What the forms of a word share. */
  readonly stemOf: (word: string) => string;
  /** A verb as it is called, of a form that tells what was done and has another stem: "paid" is "pay". */
  readonly verbOf: (word: string) => string;
  /** How a word may sound, as keys. */
  readonly soundsOf: (word: string) => readonly string[];
};
