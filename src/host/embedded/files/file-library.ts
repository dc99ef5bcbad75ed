import { isAbsolute, join } from "node:path";
import { HostFailure } from "../../../errors.ts";
import { fold } from "../../../language/normalise.ts";
import { createScopedFs, type ScopedFs } from "../../../store/files/scoped-fs.ts";
import { isSecretPath } from "../../../store/files/rules/secret-file.ts";
import type { ScopedEntry } from "../../../store/files/scoped-entry.ts";
import type { FoundFile } from "../../files.ts";
import type { FileProblem } from "../parts/part.ts";
import { indexWords } from "../search/match-query.ts";
import { createTextIndex, type IndexedText, type TextIndex } from "../search/text-index.ts";
import { type Walk, walk, type WalkedFile } from "../search/walk.ts";
import { decodeText } from "../text/decode-text.ts";
import { fileKind } from "./file-kind.ts";

/** Largest text file whose words are indexed, in bytes; larger ones are found by name. */
const MAX_INDEXED_BYTES = 500_000;

export type FileLibrary = {
  readonly scoped: ScopedFs;
  /** Every file below the roots; paths relative to a root, or absolute where an earlier root has the same. */
  readonly files: () => Promise<readonly FoundFile[]>;
  readonly folders: () => Promise<readonly string[]>;
  /** Files and folders that can't be looked at. */
  readonly problems: () => Promise<readonly FileProblem[]>;
  /** Paths of the files that have all of the words, in their path or their text. */
  readonly withWords: (files: readonly FoundFile[], query: string) => Promise<ReadonlySet<string>>;
  readonly close: () => void;
};

/**
 * An index the machine keeps by itself: absolute paths of the files whose text has a word, by its
 * beginning. Nothing where it doesn't know these folders.
 */
export type ContentSearch = {
  readonly withWord: (word: string) => Promise<ReadonlySet<string> | undefined>;
};

type Options = {
  readonly roots: readonly string[];
  readonly state: string;
  readonly contents?: ContentSearch;
};

export function createFileLibrary({ roots, state, contents }: Options): FileLibrary {
  const scoped = createScopedFs({ roots, closed: [state] });
  let opened: TextIndex | undefined;
  const index = (): TextIndex => (opened ??= createTextIndex(join(state, "files.db")));
  return {
    scoped,
    files: async () => {
      const walks = await walkAll(roots, state);
      return walks.flatMap(({ root, files }, at) =>
        files
          .filter(isOpen)
          .map((file) =>
            foundFile(file, pathIn({ root, path: file.path, earlier: walks.slice(0, at) })),
          ),
      );
    },
    folders: async () => (await walkAll(roots, state)).flatMap(({ folders }) => folders),
    problems: async () => (await walkAll(roots, state)).flatMap(({ problems }) => problems),
    withWords: async (files, query) => {
      const known = contents && (await knownTo(contents, { roots, files, query }));
      if (known) return known;
      await index().sync(files, (file) => load(scoped, file));
      return new Set(index().match(query));
    },
    close: () => opened?.close(),
  };
}

type Knowing = {
  readonly roots: readonly string[];
  readonly files: readonly FoundFile[];
  readonly query: string;
};

/** The files that have each word in their path or, by the machine's own index, in their text; nothing where it can't say. */
async function knownTo(
  contents: ContentSearch,
  { roots, files, query }: Knowing,
): Promise<ReadonlySet<string> | undefined> {
  const words = indexWords(query).split(" ").filter(Boolean);
  if (words.length === 0) return new Set();
  const found = await Promise.all(words.map((word) => contents.withWord(word)));
  if (found.includes(undefined)) return undefined;
  const has = (path: string, at: number): boolean =>
    ` ${indexWords(path)}`.includes(` ${words[at] ?? ""}`) ||
    roots.some((root) => found[at]?.has(isAbsolute(path) ? path : join(root, path)));
  const matching = files.filter(({ path }) => words.every((_, at) => has(path, at)));
  return new Set(matching.map(({ path }) => path));
}

/** What holds keys or passwords is found by nobody. */
function isOpen({ path }: WalkedFile): boolean {
  return !isSecretPath(path);
}

type RootWalk = Walk & { readonly root: string };

async function walkAll(roots: readonly string[], state: string): Promise<readonly RootWalk[]> {
  if (roots.length === 0) throw new HostFailure("unavailable", "No folder for files is set up.");
  return Promise.all(
    roots.map(async (root) => ({
      root,
      ...(await walk({ root, what: "the files folder", closed: [state] })),
    })),
  );
}

type Path = { readonly root: string; readonly path: string; readonly earlier: readonly RootWalk[] };

function pathIn({ root, path, earlier }: Path): string {
  const isHidden = earlier.some(({ files }) => files.some((file) => file.path === path));
  return isHidden ? join(root, path) : path;
}

function foundFile({ bytes, modified, version }: WalkedFile, path: string): FoundFile {
  return { path, kind: fileKind(path), bytes, modified, version };
}

/** What an entry of the file system is to the tools. */
export function foundEntry({ place, bytes, modified, version }: ScopedEntry): FoundFile {
  return { path: place.relative, kind: fileKind(place.relative), bytes, modified, version };
}

async function load(scoped: ScopedFs, { path, kind, bytes }: FoundFile): Promise<IndexedText> {
  const hasText = kind === "text" && bytes <= MAX_INDEXED_BYTES;
  return { title: path, text: hasText ? await textOf(scoped, path) : "" };
}

async function textOf(scoped: ScopedFs, path: string): Promise<string> {
  try {
    const { content } = await scoped.read(path, MAX_INDEXED_BYTES);
    return decodeText(content)?.text ?? "";
  } catch {
    // Unreadable: it is found by its name, and reading it says what is wrong.
    return "";
  }
}

/** The folders a name means: this path, else every folder of that name; `not_found` names the others. */
export function foldersNamed(folders: readonly string[], name: string): readonly string[] {
  const wanted = fold(name.trim().replace(/\/+$/, ""));
  const exact = folders.filter((folder) => fold(folder) === wanted);
  if (exact.length > 0) return exact;
  const called = folders.filter((folder) => fold(folder.split("/").at(-1) ?? "") === wanted);
  if (called.length > 0) return called;
  throw new HostFailure("not_found", `There is no folder called ${name}.`, folders.slice(0, 20));
}
