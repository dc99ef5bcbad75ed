/**
 * How what is asked for lies to one thing, or two things to each other: `besides` is all that is on the
 * same day, `gap` how long lies between.
 */
export type Relation =
  | "besides"
  | "after"
  | "before"
  | "between"
  | "clash"
  | "first"
  | "last"
  | "side"
  | "gap";

export type TimedThing = { readonly title: string; readonly at: number; readonly until: number };

/** What is asked for beside things that have a time, or of how those lie to each other. */
export type Beside = {
  readonly relation: Relation;
  /** One or two, in the order they were said. */
  readonly things: readonly TimedThing[];
  /** The answer, where it is asked whether the things lie so. */
  readonly isSo?: boolean | undefined;
  /** It asks whether there is anything; else for all of it, or for one. */
  readonly wants: "whether" | "all" | "first" | "last";
};
