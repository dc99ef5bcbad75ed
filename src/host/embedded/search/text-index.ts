import type { DatabaseSync } from "node:sqlite";
import { openCache } from "../state/open-cache.ts";
import { transaction } from "../../../store/transaction.ts";
import { indexWords, matchQuery } from "./match-query.ts";

/** A file as the index knows it: another version means other words. */
type Versioned = { readonly path: string; readonly version: string };
export type IndexedText = { readonly title: string; readonly text: string };

export type TextIndex = {
  /** Those of the files whose words it would load at the next sync. */
  readonly stale: <File extends Versioned>(files: readonly File[]) => readonly File[];
  /** Brings the index to exactly these files; `load` gives the words of one, nothing when it has none. */
  readonly sync: <File extends Versioned>(
    files: readonly File[],
    load: (file: File) => Promise<IndexedText | undefined>,
  ) => Promise<void>;
  /** Paths with all of the words, best match first (BM25, a title counts most). */
  readonly match: (query: string) => readonly string[];
  readonly titleOf: (path: string) => string | undefined;
  readonly close: () => void;
};

/** Files loaded before they are written down together. */
const BATCH = 100;
const TITLE_WEIGHT = 10;

const SCHEMA = `
CREATE TABLE file (id INTEGER PRIMARY KEY, path TEXT UNIQUE NOT NULL, version TEXT NOT NULL, title TEXT);
CREATE VIRTUAL TABLE words USING fts5(title, body, content = '', contentless_delete = 1, tokenize = 'porter unicode61')`;

type Known = { readonly id: number; readonly version: string; readonly title: string | undefined };

/** Finds texts by their words, in a cache file that follows the files themselves. */
export function createTextIndex(file: string): TextIndex {
  const database = openCache({ file, version: 1, schema: SCHEMA });
  const known = knownFiles(database);
  const stale = <File extends Versioned>(files: readonly File[]): readonly File[] =>
    files.filter((each) => known.get(each.path)?.version !== each.version);
  return {
    stale,
    sync: async (files, load) => {
      removeAll(database, known, new Set(files.map((each) => each.path)));
      const loading = stale(files);
      for (let at = 0; at < loading.length; at += BATCH) {
        const batch = loading.slice(at, at + BATCH);
        const texts = await Promise.all(batch.map(load));
        writeAll(
          database,
          known,
          batch.map((each, index) => ({ ...each, loaded: texts[index] })),
        );
      }
    },
    match: (query) => matching(database, matchQuery(query)),
    titleOf: (path) => known.get(path)?.title,
    close: () => database.close(),
  };
}

function knownFiles(database: DatabaseSync): Map<string, Known> {
  const rows = database.prepare("SELECT id, path, version, title FROM file").all();
  return new Map(
    rows.map((row) => [
      String(row["path"]),
      { id: Number(row["id"]), version: String(row["version"]), title: textOr(row["title"]) },
    ]),
  );
}

function textOr(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function removeAll(
  database: DatabaseSync,
  known: Map<string, Known>,
  kept: ReadonlySet<string>,
): void {
  const gone = [...known.keys()].filter((path) => !kept.has(path));
  if (gone.length === 0) return;
  transaction(database, () => {
    for (const path of gone) forget(database, known, path);
  });
}

function forget(database: DatabaseSync, known: Map<string, Known>, path: string): void {
  const id = known.get(path)?.id;
  if (id === undefined) return;
  database.prepare("DELETE FROM words WHERE rowid = ?").run(id);
  database.prepare("DELETE FROM file WHERE id = ?").run(id);
  known.delete(path);
}

type Loaded = Versioned & { readonly loaded: IndexedText | undefined };

function writeAll(
  database: DatabaseSync,
  known: Map<string, Known>,
  files: readonly Loaded[],
): void {
  const addFile = database.prepare(
    "INSERT OR REPLACE INTO file (path, version, title) VALUES (?, ?, ?)",
  );
  const addWords = database.prepare("INSERT INTO words (rowid, title, body) VALUES (?, ?, ?)");
  transaction(database, () => {
    for (const { path, version, loaded } of files) {
      forget(database, known, path);
      const id = Number(addFile.run(path, version, loaded?.title ?? null).lastInsertRowid);
      if (loaded) addWords.run(id, indexWords(loaded.title), indexWords(loaded.text));
      known.set(path, { id, version, title: loaded?.title });
    }
  });
}

function matching(database: DatabaseSync, query: string | undefined): readonly string[] {
  if (query === undefined) return [];
  return database
    .prepare(
      `SELECT path FROM words JOIN file ON file.id = words.rowid WHERE words MATCH ? ORDER BY bm25(words, ${TITLE_WEIGHT}, 1), path`,
    )
    .all(query)
    .map((row) => String(row["path"]));
}
