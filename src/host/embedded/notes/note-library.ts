import { join } from "node:path";
import { HostFailure } from "../../../errors.ts";
import { fold } from "../../../language/normalise.ts";
import { createScopedFs, type ScopedFs } from "../../../store/files/scoped-fs.ts";
import type { FileProblem } from "../parts/part.ts";
import { createTextIndex, type IndexedText, type TextIndex } from "../search/text-index.ts";
import { walk, type WalkedFile } from "../search/walk.ts";
import { decodeText } from "../text/decode-text.ts";
import { isNote, nameOf, parseNote } from "./parse-note.ts";

/** Largest note read, in bytes. */
const MAX_NOTE_BYTES = 5_000_000;

export type Note = WalkedFile & { readonly title: string };
export type OpenNote = Note & { readonly source: Buffer; readonly text: string };

/** The Markdown files of a folder, with an index of their words that follows them. */
export type NoteLibrary = {
  readonly scoped: ScopedFs;
  readonly index: () => TextIndex;
  /** Every note, the index up to date with them. */
  readonly notes: () => Promise<readonly Note[]>;
  readonly folders: () => Promise<readonly string[]>;
  /** Notes and folders that can't be read. */
  readonly problems: () => Promise<readonly FileProblem[]>;
  /** A note with its text; `not_found` when it is gone, `invalid` when it is no text. */
  readonly open: (id: string) => Promise<OpenNote>;
  /** The folder a name means, by its path or its last part. */
  readonly folderNamed: (name: string) => Promise<string>;
  readonly close: () => void;
};

type Options = {
  readonly folder: string;
  readonly state: string;
};

export function createNoteLibrary({ folder, state }: Options): NoteLibrary {
  const scoped = createScopedFs({ roots: [folder], closed: [state] });
  let opened: TextIndex | undefined;
  const index = (): TextIndex => (opened ??= createTextIndex(join(state, "notes.db")));
  const look = (): ReturnType<typeof walk> =>
    walk({ root: folder, what: "the notes folder", closed: [state] });
  return {
    scoped,
    index,
    notes: async () => {
      const files = (await look()).files.filter((file) => isNote(file.path));
      await index().sync(files, (file) => load(scoped, file));
      return files.map((file) => ({
        ...file,
        title: index().titleOf(file.path) ?? nameOf(file.path),
      }));
    },
    folders: async () => (await look()).folders,
    problems: async () => {
      const { files, problems } = await look();
      const notes = files.filter((file) => isNote(file.path));
      await index().sync(notes, (file) => load(scoped, file));
      const reason = "It is no text, or too large for a note.";
      const unread = notes.filter((file) => index().titleOf(file.path) === undefined);
      const kind = "unreadable note";
      return [...problems, ...unread.map(({ path }) => ({ file: path, reason, kind }))];
    },
    open: (id) => openNote(scoped, id),
    folderNamed: async (name) => folderAmong((await look()).folders, name),
    close: () => opened?.close(),
  };
}

async function load(scoped: ScopedFs, { path }: WalkedFile): Promise<IndexedText | undefined> {
  try {
    const { content } = await scoped.read(path, MAX_NOTE_BYTES);
    const decoded = decodeText(content);
    return decoded && parseNote(path, decoded.text);
  } catch {
    // Unreadable or too large: the note keeps its file name, and reading it says what is wrong.
    return undefined;
  }
}

async function openNote(scoped: ScopedFs, id: string): Promise<OpenNote> {
  if (!isNote(id)) throw new HostFailure("not_found", "There is no such note.");
  const { content, bytes, modified, version } = await scoped.read(id, MAX_NOTE_BYTES);
  const decoded = decodeText(content);
  if (!decoded) throw new HostFailure("invalid", `The note “${nameOf(id)}” isn't text.`);
  return { path: id, bytes, modified, version, source: content, ...parseNote(id, decoded.text) };
}

function folderAmong(folders: readonly string[], name: string): string {
  const wanted = fold(name.trim());
  const found =
    folders.find((folder) => folder === name) ??
    folders.find((folder) => fold(folder) === wanted) ??
    folders.find((folder) => fold(folder.split("/").at(-1) ?? "") === wanted);
  if (found !== undefined) return found;
  throw new HostFailure("not_found", `There is no notes folder called ${name}.`, folders);
}
