import type { LanguagePack } from "./language-pack.ts";
import type { Roles, SaidToken } from "./reading/roles.ts";
import type { Wording } from "./reading/wording/wording.ts";

/** What a language is asked for beside a request: how things are called and said, and what other texts tell. */
export type Vocabulary = Pick<
  LanguagePack,
  "code" | "answers" | "names" | "terms" | "tools" | "timeWords" | "say" | "voicing"
> & {
  /** What the words of a text tell by themselves, without a time or a name. */
  readonly wordingOf: (text: string) => Wording;
  /** The words and numbers of a text, where they stand. */
  readonly tokensOf: (text: string) => readonly SaidToken[];
  /** The kinds of record that a word names, whichever it is of them. */
  readonly kindsNamed: (word: string) => readonly string[];
  /** What one of a kind is called where its own name is left out. */
  readonly kindNoun: (kind: string) => string | undefined;
  /** What a word does, wherever it stands. */
  readonly rolesOf: (word: string) => Roles;
};
