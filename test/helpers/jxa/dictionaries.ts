import type { Dictionary } from "./dictionary.ts";

/** The apps a script can talk to; an app is installed where the world has it. */
export const dictionaries: readonly Dictionary[] = [];
