import type { Fact } from "../language/contract/questions.ts";

/** How the rows of a tool answer a question for one thing. */
export type Telling = {
  /** The fact a row is called by. */
  readonly name: string;
  /** The facts, or details, that answer what is asked, in the order they are said. */
  readonly facts: Readonly<Partial<Record<Fact, readonly string[]>>>;
  /** How rows follow each other: by their time from now on, the newest first, or neither. */
  readonly order: "soonest" | "newest" | "none";
};
