import { basename, dirname } from "node:path/posix";
import type { Page } from "../../../types/page.ts";
import type { NotesHost, NoteSummary } from "../../notes.ts";
import type { Written } from "../../written.ts";
import type { EmbeddedPart } from "../parts/part.ts";
import { orNothing } from "../state/or-nothing.ts";
import { snippetOf } from "../text/snippet.ts";
import { createNoteLibrary, type Note, type NoteLibrary } from "./note-library.ts";
import { nameOf } from "./parse-note.ts";
import { appendToNote, createNote, cutNote, removeNote } from "./write-note.ts";

export type EmbeddedNotesOptions = {
  readonly folder: string;
  /** Where the index lives. */
  readonly state: string;
};

/** Notes as Markdown files in folders, as Obsidian and others keep them. */
export function createEmbeddedNotes(options: EmbeddedNotesOptions): EmbeddedPart<NotesHost> {
  const library = createNoteLibrary(options);
  return {
    host: {
      folders: async () =>
        (await library.folders()).map((path) => ({ id: path, name: basename(path) })),
      all: async () => (await library.notes()).map(named),
      search: (query) => search(library, query),
      read: async (id) => {
        const note = await library.open(id);
        return { ...summaryOf(note, note.text, ""), text: note.text };
      },
      create: async (note) => {
        const { path, undo } = await createNote(library, note);
        return written(library, path, undo);
      },
      append: async ({ id, text }) => {
        const { path, undo } = await appendToNote(library, { note: await library.open(id), text });
        return written(library, path, undo);
      },
    },
    undo: {
      "notes.remove": (input) => removeNote(library, input),
      "notes.cut": (input) => cutNote(library, input),
    },
    problems: () => library.problems(),
    tally: async () => ({
      held: [
        { count: (await library.notes()).length, noun: "note" },
        { count: (await library.folders()).length, noun: "folder" },
      ],
    }),
    close: () => library.close(),
  };
}

function named({ path, title }: Note): { id: string; name: string; also?: string[] } {
  return nameOf(path) === title
    ? { id: path, name: title }
    : { id: path, name: title, also: [nameOf(path)] };
}

async function search(
  library: NoteLibrary,
  { query, folder, limit }: Parameters<NotesHost["search"]>[0],
): Promise<Page<NoteSummary>> {
  const notes = new Map((await library.notes()).map((note) => [note.path, note]));
  const within = folder === undefined ? undefined : `${await library.folderNamed(folder)}/`;
  const all = [...notes.values()];
  const matching =
    query === ""
      ? all.toSorted((one, other) => other.modified - one.modified)
      : library
          .index()
          .match(query)
          .map((path) => notes.get(path));
  const found = matching
    .filter((note) => note !== undefined)
    .filter(({ path }) => within === undefined || path.startsWith(within));
  const shown = found.slice(0, limit);
  // One that is taken away at this very moment is left out.
  const rows = await Promise.all(shown.map((note) => orNothing(summaryFor(library, note, query))));
  return { rows: rows.filter((row) => row !== undefined), more: found.length - shown.length };
}

async function summaryFor(library: NoteLibrary, note: Note, query: string): Promise<NoteSummary> {
  const { text } = await library.open(note.path);
  return summaryOf(note, text, query);
}

function summaryOf(note: Note, text: string, query: string): NoteSummary {
  const folder = dirname(note.path);
  return {
    id: note.path,
    title: note.title,
    folder: folder === "." ? "" : folder,
    modified: note.modified,
    snippet: snippetOf(text, query),
    version: note.version,
  };
}

async function written(
  library: NoteLibrary,
  path: string,
  undo: Written<NoteSummary>["undo"],
): Promise<Written<NoteSummary>> {
  const note = await library.open(path);
  return { value: summaryOf(note, note.text, ""), undo };
}
