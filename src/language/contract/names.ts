import type { Token, Tokeniser } from "../tokenise.ts";

/** Some tokens of a text. */
export type TokenRange = { readonly from: number; readonly to: number };

/** The words of names and titles: how they sound, which stand for each other, what is said around them. */
export type NameLexicon = NameSounds & NameForms & AroundNames & AroundTitles;

type NameSounds = {
  /** How a folded word may sound, as keys of at most a few consonants. */
  readonly keysOf: (word: string) => readonly string[];
  /** The class of a key's first sound: those that are heard for each other share one. */
  readonly onsetOf: (key: string) => string;
  /** A word as it would be written if each sound had one spelling. */
  readonly plainSpelling: (word: string) => string;
  /** How a word may sound: words that share one may be heard for each other. */
  readonly soundsOf: (word: string) => readonly string[];
};

type NameForms = {
  readonly tokenise: Tokeniser;
  /** What forms of one word share. */
  readonly stemOf: (word: string) => string;
  /** All other words that may name the same person; each of them has this one among its own. */
  readonly sameNames: (word: string) => readonly string[];
  /** The words of a name as they are compared: folded, number words as digits. */
  readonly nameWords: (tokens: readonly Token[]) => readonly string[];
  /** Without what is said around a name; the whole when nothing else is left. */
  readonly trimmedName: (words: readonly string[]) => readonly string[];
  /** A title without its article; the same where it has none. */
  readonly withoutTitleArticle: (words: readonly string[]) => readonly string[];
  /** Whose relative somebody is. */
  readonly isKin: (name: string) => boolean;
  /** What somebody is without whose and what for: "Secretary of the club" is the secretary, "Maisie's piano teacher" the piano teacher. */
  readonly roleHead: (role: string) => string;
  /** A title up to where it says more of itself. */
  readonly withoutDetails: (title: string) => string;
};

type AroundNames = {
  /** An everyday word, which is no name by itself. */
  readonly isCommon: (word: string) => boolean;
  /** Behind this a name is spoken of. */
  readonly leadsToName: (word: string) => boolean;
  /** Behind a name this tells what it names, and what is kept in it. */
  readonly namesKind: (word: string) => boolean;
  readonly namesKeeper: (word: string) => boolean;
  /** A word, as it is written, that says whose something is. */
  readonly isPossessive: (raw: string) => boolean;
};

type AroundTitles = {
  /** A word that greets or takes leave, and is no title by itself. */
  readonly greets: (word: string) => boolean;
  /** Whether words ask for what stands at these tokens as music. */
  readonly isAskedToPlay: (tokens: readonly Token[], range: TokenRange) => boolean;
  /** Whether a title may end before this word: at the end, or before one that is no part of it. */
  readonly mayEndBefore: (next: Token | undefined) => boolean;
  /** Whether nothing is said but what stands at these tokens, and politeness. */
  readonly isAllThatIsSaid: (tokens: readonly Token[], range: TokenRange) => boolean;
};
