import { join } from "node:path";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { Page } from "../../../types/page.ts";
import type { EmbeddedPart } from "../../embedded/parts/part.ts";
import { createTextIndex, type TextIndex } from "../../embedded/search/text-index.ts";
import { changedSince, undoInput } from "../../embedded/state/undo-input.ts";
import { oneLine } from "../../embedded/text/one-line.ts";
import { snippetOf } from "../../embedded/text/snippet.ts";
import type { NotesHost, NoteSummary } from "../../notes.ts";
import type { Written } from "../../written.ts";
import { type AppScripts, appScripts } from "../script/app-scripts.ts";
import type { MacTools } from "../mac-part.ts";
import {
  folderName,
  folderNamed,
  indexNotes,
  type ListedNote,
  type NoteFolders,
  type NoteListing,
  textsOf,
} from "./mac-notes.ts";
import { htmlOf, noteHtml } from "./note-html.ts";
import { type NoteLists, noteLists } from "./note-lists.ts";
import type { Undone } from "../../../types/undone.ts";

/** Longest body something is added to, in characters: a picture alone makes millions. */
const MAX_BODY = 1_000_000;

/** Notes of the Mac's own app. Locked ones are known by their title and stay closed. */
export function createMacNotes(tools: MacTools): EmbeddedPart<NotesHost> {
  const scripts = appScripts(tools, "notes");
  const keeping = { scripts, lists: noteLists(scripts) };
  let opened: TextIndex | undefined;
  const index = (): TextIndex => (opened ??= createTextIndex(join(tools.state, "notes.db")));
  return {
    host: {
      folders: async () => {
        const { folders, home } = await keeping.lists.folders();
        return folders
          .filter(({ id }) => id !== home)
          .map(({ path }) => ({ id: path, name: path }));
      },
      all: async () =>
        (await keeping.lists.all()).notes.map(({ id, title }) => ({ id, name: title })),
      search: (query) => search({ ...keeping, index: index() }, query),
      read: (id) => read(keeping, id),
      create: (note) => create(keeping, note),
      append: (change) => append(keeping, change),
    },
    undo: { "notes.restore": (input) => restore(scripts, input) },
    close: () => opened?.close(),
  };
}

type Keeping = { readonly scripts: AppScripts; readonly lists: NoteLists };
type Searching = Keeping & { readonly index: TextIndex };

async function search(
  keeping: Searching,
  { query, folder, limit }: Parameters<NotesHost["search"]>[0],
): Promise<Page<NoteSummary>> {
  const { scripts, lists } = keeping;
  const listing = await lists.all();
  const within = folder === undefined ? undefined : folderNamed(listing, folder);
  const matching = query === "" ? latestOf(listing) : await matchingOf(listing, keeping, query);
  const found = matching.filter((note) => within === undefined || note.folder === within);
  const shown = found.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const { texts, locked } = await textsOf(scripts, { folders: [], notes: ids });
  const rows = shown.map((note) => {
    const told = { ...note, locked: locked.includes(note.id) };
    return summaryOf(listing, told, snippetOf(texts[note.id] ?? "", query));
  });
  return { rows, more: found.length - shown.length };
}

function latestOf({ notes }: NoteListing): readonly ListedNote[] {
  return notes.toSorted((one, other) => other.modified - one.modified);
}

async function matchingOf(
  listing: NoteListing,
  { scripts, index }: Searching,
  query: string,
): Promise<readonly ListedNote[]> {
  await indexNotes(scripts, index, listing);
  const notes = new Map(listing.notes.map((note) => [note.id, note]));
  return index
    .match(query)
    .map((id) => notes.get(id))
    .filter((note) => note !== undefined);
}

/** One note, as the scripts that look at a single one tell it. */
const oneNote = z.object({
  id: z.string(),
  title: z.string(),
  /** The id of its folder. */
  folder: z.string(),
  modified: z.number(),
  locked: z.boolean(),
});
type OneNote = z.infer<typeof oneNote>;
const readNote = oneNote.extend({ text: z.string() });

async function read(
  { scripts, lists }: Keeping,
  id: string,
): Promise<NoteSummary & { readonly text: string }> {
  const note = await scripts.read({ script: "notes/read", input: { id } }, readNote);
  const text = note.text.replaceAll("\u2028", "\n").replaceAll("\uFFFC", "[attachment]");
  return { ...summaryOf(await lists.folders(), note, snippetOf(text, "")), text };
}

const created = oneNote.extend({ body: z.string() });

async function create(
  { scripts, lists }: Keeping,
  { title: said, body, folder }: Parameters<NotesHost["create"]>[0],
): Promise<Written<NoteSummary>> {
  const title = oneLine(said) || "Untitled";
  const folders = await lists.folders();
  const into = folder === undefined ? null : folderNamed(folders, folder);
  const input = { folder: into, html: noteHtml(title, body) };
  const note = await scripts.write({ script: "notes/create", input }, created);
  const undo = { id: note.id, expected: note.body, before: null };
  return {
    value: summaryOf(folders, note, snippetOf(body, "")),
    undo: { operation: "notes.restore", input: undo },
  };
}

const appended = oneNote.extend({ before: z.string(), after: z.string() });

async function append(
  { scripts, lists }: Keeping,
  { id, text }: Parameters<NotesHost["append"]>[0],
): Promise<Written<NoteSummary>> {
  if (text.trim() === "") throw new HostFailure("invalid", "There is nothing to add to the note.");
  const input = { id, html: htmlOf(text.trimEnd()), maxLength: MAX_BODY };
  const { before, after, ...note } = await scripts.write(
    { script: "notes/append", input },
    appended,
  );
  const value = summaryOf(await lists.folders(), note, snippetOf(text, ""));
  return { value, undo: { operation: "notes.restore", input: { id, expected: after, before } } };
}

const restoring = z.object({
  id: z.string(),
  /** The body as the write left it. */
  expected: z.string(),
  /** The body before; nothing for a note that was made. */
  before: z.string().nullable(),
});
const restored = z.object({ changed: z.boolean(), title: z.string() });

async function restore(scripts: AppScripts, input: JsonObject): Promise<Undone> {
  const { id, expected, before } = undoInput(restoring, input);
  const call = { script: "notes/undo", input: { id, expected, before } };
  const { changed, title } = await scripts.write(call, restored);
  if (changed) throw changedSince(`The note “${title}”`);
  return { what: "note", is: before === null ? "trashed" : "before", name: title };
}

function summaryOf(folders: NoteFolders, note: OneNote, snippet: string): NoteSummary {
  const { id, title, modified, folder, locked } = note;
  return {
    id,
    title,
    folder: folderName(folders, folder),
    modified,
    snippet: locked ? "This note is locked." : snippet,
    version: String(modified),
  };
}
