import { globSync, readFileSync } from "node:fs";
import { z } from "zod";
import { findWorded, termsIn } from "./find-worded.ts";
import type { Worded } from "./find-worded.ts";

/** Where expressions and lists read formats or name the program's own terms: nobody says any of them. */
export const FORMATS: Readonly<Record<string, string>> = {
  "src/assemble/doctor/": "names of files, programs and settings",
  "src/bench/": "scores and reports of measurements; its requests are data",
  "src/config/": "names of settings and of files",
  "src/discovery/files/": "names of the parts of a file of weights",
  "src/grounding/tagger/tagger-file.ts": "names of the parts of a file of weights",
  "src/grounding/tagger/tags.ts": "names of learnt labels",
  "src/host/": "mail headers, calendar files, vCards, command lines, AppleScript",
  "src/listen/": "names of devices, what a recogniser writes for silence, headers of sound files",
  "src/language/find-web-address.ts": "the scheme of web addresses",
  "src/llm/": "grammars and the control tokens of models",
  "src/models/": "names and headers of weights",
  "src/prompt/": "grammars",
  "src/speak/engines/": "names of programs and their options",
  "src/store/": "names of files and tables",
  "src/tool/parameter.ts": "types of JSON Schema",
};

/** Everything of one language lies in one folder. */
const LANGUAGES = /^src\/language\/[a-z]{2}\//;

/** The worded expressions and word lists of every file that may have none, most first. */
export function countWorded(): ReadonlyMap<string, readonly Worded[]> {
  const files = globSync(["src/**/*.ts", "tools/**/*.ts"]).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const sources = files.map((file) => [file, readFileSync(file, "utf8")] as const);
  const terms = new Set(sources.flatMap((source) => termsIn(...source)));
  const counted = sources
    .filter(([file]) => !LANGUAGES.test(file) && !isFormat(file))
    .map(([file, source]) => [file, findWorded(file, source, terms)] as const)
    .filter(([, found]) => found.length > 0);
  return new Map(counted.toSorted(([, one], [, other]) => other.length - one.length));
}

/** How many each file may have, a table that only gets smaller; a file that isn't in it may have none. */
export const ALLOWED_FILE = "test/data/worded.json";

export type Allowed = Readonly<Record<string, number>>;

export function readAllowed(text: string): Allowed {
  return z.record(z.string(), z.int().positive()).parse(JSON.parse(text));
}

/** The table with what is left: nothing is added to it, and no count raised. */
export function lowered(
  allowed: Allowed,
  counted: ReadonlyMap<string, readonly unknown[]>,
): Allowed {
  const left = Object.entries(allowed).flatMap(([file, most]) => {
    const count = Math.min(most, counted.get(file)?.length ?? 0);
    return count > 0 ? [[file, count] as const] : [];
  });
  return Object.fromEntries(left);
}

function isFormat(file: string): boolean {
  return Object.keys(FORMATS).some((place) => file.startsWith(place));
}
