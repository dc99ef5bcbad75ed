import type { Sandbox } from "./sandbox.ts";

export type ShellOptions = {
  /** Folders commands may see; they run in the first. */
  readonly roots: readonly string[];
  /** Our own records, hidden also where a root holds them. */
  readonly closed: readonly string[];
  /** Bubblewrap when nothing is said. */
  readonly sandbox?: Sandbox;
};
