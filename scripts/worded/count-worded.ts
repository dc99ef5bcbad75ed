import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { z } from "zod";
import { findWorded, termsIn } from "./find-worded.ts";
import type { Worded } from "./find-worded.ts";

/** Where expressions and lists read formats or name the program's own terms: nobody says any of them. */
export const FORMATS: Readonly<Record<string, string>> = {
  "src/doctor/": "names of files, programs and settings",
  "src/bench/": "scores and reports of measurements; its requests are data",
  "src/config/": "names of settings and of files",
  "src/discovery/files/": "names of the parts of a file of weights",
  "src/grounding/tagger/tagger-file.ts": "names of the parts of a file of weights",
  "src/language/reading/marks.ts": "names of learnt labels",
  "src/host/": "mail headers, calendar files, vCards, command lines, AppleScript",
  "src/listen/asr-guard/no-speech-text.ts": "what a recogniser writes for silence, in any language",
  "src/listen/capture/": "names of devices, what programs that record say",
  "src/listen/whisper": "what Whisper and its processes write",
  "src/language/find-web-address.ts": "the scheme of web addresses",
  "src/llm/": "grammars and the control tokens of models",
  "src/models/": "names and headers of weights",
  "src/policy/leads/": "schemes and top names of addresses, endings of files",
  "src/policy/mixed-scripts.ts": "names of scripts",
  "src/prompt/": "grammars",
  "src/speak/engines/": "names of programs and their options",
  "src/speak/words/speakable.ts": "what a model writes for itself or a screen: links, ids, markup",
  "src/store/": "names of files and tables",
  "src/terminal/cli.ts": "messages of the parser of the command line",
  "src/tool/parameter.ts": "types of JSON Schema",
  "tools/system/web-address.ts": "schemes and top names of addresses",
};

/** Everything of one language lies in one folder. */
const LANGUAGES = /^src\/language\/[a-z]{2}\//;

export type Counted = {
  /** Worded expressions and word lists of every file that may have none, most first. */
  readonly words: ReadonlyMap<string, readonly Worded[]>;
  /** What files outside a language import of it by name, instead of being handed it. */
  readonly edges: ReadonlyMap<string, readonly string[]>;
};

export function countWorded(): Counted {
  const files = globSync(["src/**/*.ts", "tools/**/*.ts"]).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const sources = files.map((file) => [file, readFileSync(file, "utf8")] as const);
  const terms = new Set(sources.flatMap((source) => termsIn(...source)));
  const others = sources.filter(([file]) => !LANGUAGES.test(file));
  const wordless = others.filter(([file]) => !isFormat(file));
  return {
    words: mostFirst(wordless, (file, source) => findWorded(file, source, terms)),
    edges: mostFirst(
      others.filter(([file]) => !ROOFS.test(file)),
      edgesOf,
    ),
  };
}

/** Builds everything, and hands out the language. */
const ROOFS = /^src\/(?:assemble\/open|bench)\//;

function mostFirst<Found>(
  sources: readonly (readonly [string, string])[],
  find: (file: string, source: string) => readonly Found[],
): ReadonlyMap<string, readonly Found[]> {
  const found = sources
    .map(([file, source]) => [file, find(file, source)] as const)
    .filter(([, each]) => each.length > 0);
  return new Map(found.toSorted(([, one], [, other]) => other.length - one.length));
}

function edgesOf(file: string, source: string): readonly string[] {
  const targets = [...source.matchAll(/ from "(\.[^"]+)"/g)].map(([, path = ""]) =>
    normalize(join(dirname(file), path)).replaceAll("\\", "/"),
  );
  return [...new Set(targets.filter((target) => LANGUAGES.test(target)))];
}

/** How many each file may have, tables that only get smaller; a file that isn't in them may have none. */
export const ALLOWED_FILE = "test/data/worded.json";

const table = z.record(z.string(), z.int().positive());
const tables = z.strictObject({ words: table, edges: table });
type Table = z.infer<typeof table>;
export type Allowed = z.infer<typeof tables>;

export function readAllowed(text: string): Allowed {
  return tables.parse(JSON.parse(text));
}

/** The tables with what is left: nothing is added to them, and no count raised. */
export function lowered(allowed: Allowed, { words, edges }: Counted): Allowed {
  return { words: lower(allowed.words, words), edges: lower(allowed.edges, edges) };
}

function lower(allowed: Table, counted: ReadonlyMap<string, readonly unknown[]>): Table {
  const left = Object.entries(allowed).flatMap(([file, most]) => {
    const count = Math.min(most, counted.get(file)?.length ?? 0);
    return count > 0 ? [[file, count] as const] : [];
  });
  return Object.fromEntries(left);
}

function isFormat(file: string): boolean {
  return Object.keys(FORMATS).some((place) => file.startsWith(place));
}
