import type { Token } from "../tokenise.ts";

/** What a word does in a sentence, wherever it stands. */
export type Role =
  /** Never says what a request is about. */
  | "filler"
  /** An everyday word, which is no name by itself. */
  | "everyday"
  | "preposition"
  /** Who asks, which may stand between the words of an expression. */
  | "asker"
  /** Only points at something. */
  | "pointer"
  /** Makes an everyday word behind it one of the user's own. */
  | "owner"
  /** Puts something somewhere. */
  | "puts"
  /** It names a thing together with a particle right behind it: "catch up". */
  | "before-particle"
  | "particle"
  /** What follows is a title, who made what was named, what it stands on. */
  | "before-title"
  | "before-maker"
  | "before-whole"
  /** What follows is what one is told to remember, a length that is meant, a state that is not so yet. */
  | "before-told"
  | "before-length"
  | "before-state"
  /** What follows is where something goes, or is looked for. */
  | "before-container"
  /** What follows is where something is kept, or stands listed. */
  | "before-kept"
  | "before-listed"
  /** Before what a thing that holds others is called, this names none. */
  | "no-name"
  /** Ends the thing a time is told by. */
  | "ends-thing";

export type Roles = ReadonlySet<Role>;

/** A word of a text, and what it does there. */
export type SaidToken = Token & { readonly is: Roles };
