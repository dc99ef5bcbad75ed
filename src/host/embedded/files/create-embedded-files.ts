import { homedir } from "node:os";
import { join } from "node:path";
import type { ScopedFs } from "../../../store/files/scoped-fs.ts";
import type { Clock } from "../../../types/clock.ts";
import type { Named } from "../../../types/known-names.ts";
import type { FilesHost } from "../../files.ts";
import type { EmbeddedPart } from "../parts/part.ts";
import { type ContentSearch, createFileLibrary, type FileLibrary } from "./file-library.ts";
import { locateFile } from "./locate-file.ts";
import { moveFiles, moveFilesBack } from "./move-files.ts";
import { readFile } from "./read-file.ts";
import { searchFiles } from "./search-files.ts";
import { freedesktopTrash, restoreFiles, type TrashBin, trashFiles } from "./trash-files.ts";
import { cutFile, removeFile, writeFile } from "./write-file.ts";

export type EmbeddedFilesOptions = {
  readonly roots: readonly string[];
  /** Where the index lives. */
  readonly state: string;
  readonly clock: Clock;
  /** The trash folder, or another trash; the freedesktop one of the user when nothing is said. */
  readonly trash?: string | TrashBin;
  /** Another index of what is in files, asked before our own. */
  readonly contents?: ContentSearch;
};

export type EmbeddedFiles = EmbeddedPart<FilesHost> & {
  readonly scoped: ScopedFs;
  /** The newest files and every folder, by name. */
  readonly fileNames: () => Promise<readonly Named[]>;
  readonly folderNames: () => Promise<readonly Named[]>;
};

/** As many files are known by name: more would drown the names a person says. */
const MAX_NAMED = 1_000;

/** Files below the roots, through the scoped file system only. */
export function createEmbeddedFiles(options: EmbeddedFilesOptions): EmbeddedFiles {
  const { roots, clock } = options;
  const library = createFileLibrary(options);
  const { scoped } = library;
  const { trash: said = join(homedir(), ".local", "share", "Trash") } = options;
  const bin = typeof said === "string" ? freedesktopTrash(said, clock) : said;
  const trash = { scoped, bin };
  return {
    host: {
      roots: () => roots,
      locate: (path, act) => locateFile(scoped, path, act),
      search: (query) => searchFiles(library, query),
      read: (path) => readFile(scoped, path),
      write: (file) => writeFile(scoped, file),
      move: (moves) => moveFiles(scoped, moves),
      trash: (paths) => trashFiles(trash, paths),
    },
    undo: {
      "files.remove": (input) => removeFile(scoped, input),
      "files.cut": (input) => cutFile(scoped, input),
      "files.move_back": (input) => moveFilesBack(scoped, input),
      "files.restore": (input) => restoreFiles(trash, input),
    },
    scoped,
    fileNames: () => fileNames(library),
    folderNames: async () =>
      (await library.folders()).map((path) => ({ id: path, name: last(path) })),
    problems: () => library.problems(),
    close: () => library.close(),
  };
}

async function fileNames(library: FileLibrary): Promise<readonly Named[]> {
  const newest = (await library.files()).toSorted((a, b) => b.modified - a.modified);
  return newest.slice(0, MAX_NAMED).map(({ path }) => {
    const name = last(path).replace(/\.[A-Za-z0-9]{1,5}$/, "");
    return name === last(path) ? { id: path, name } : { id: path, name, also: [last(path)] };
  });
}

function last(path: string): string {
  return path.split("/").at(-1) ?? path;
}
