import type { Dictionary } from "./dictionary.ts";
import { mail } from "./mail-dictionary.ts";
import { music } from "./music-dictionary.ts";
import { notes } from "./notes-dictionary.ts";

/** The apps a script can talk to; an app is installed where the world has it. */
export const dictionaries: readonly Dictionary[] = [mail, music, notes];
