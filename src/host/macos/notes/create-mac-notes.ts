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
  listedNote,
  listNotes,
  type NoteListing,
} from "./mac-notes.ts";
import { htmlOf, noteHtml } from "./note-html.ts";

/** Longest body something is added to, in characters: a picture alone makes millions. */
const MAX_BODY = 1_000_000;

/** Notes of the Mac's own app. Locked ones are known by their title and stay closed. */
export function createMacNotes(tools: MacTools): EmbeddedPart<NotesHost> {
  const scripts = appScripts(tools, "notes");
  let opened: TextIndex | undefined;
  const index = (): TextIndex =>
    (opened ??= createTextIndex(join(tools.state, "notes.db"), tools.language.names.isCommon));
  return {
    host: {
      folders: async () => {
        const { folders, home } = await listNotes(scripts);
        return folders
          .filter(({ id }) => id !== home)
          .map(({ path }) => ({ id: path, name: path }));
      },
      all: async () =>
        (await listNotes(scripts)).notes.map(({ id, title }) => ({ id, name: title })),
      search: (query) => search({ scripts, index: index() }, query),
      read: (id) => read(scripts, id),
      create: (note) => create(scripts, note),
      append: (change) => append(scripts, change),
    },
    undo: { "notes.restore": (input) => restore(scripts, input) },
    close: () => opened?.close(),
  };
}

type Searching = { readonly scripts: AppScripts; readonly index: TextIndex };

async function search(
  { scripts, index }: Searching,
  { query, folder, limit }: Parameters<NotesHost["search"]>[0],
): Promise<Page<NoteSummary>> {
  const listing = await listNotes(scripts);
  const within = folder === undefined ? undefined : folderNamed(listing, folder);
  await indexNotes(scripts, index, listing);
  const notes = new Map(listing.notes.map((note) => [note.id, note]));
  const found = index
    .match(query)
    .map((id) => notes.get(id))
    .filter((note) => note !== undefined)
    .filter((note) => within === undefined || note.folder === within);
  const shown = found.slice(0, limit);
  const texts = await textsOf(scripts, shown);
  const rows = shown.map((note) =>
    summaryOf(listing, note, snippetOf(texts[note.id] ?? "", query)),
  );
  return { rows, more: found.length - shown.length };
}

const texts = z.object({ texts: z.record(z.string(), z.string()) });

async function textsOf(
  scripts: AppScripts,
  notes: readonly ListedNote[],
): Promise<Readonly<Record<string, string>>> {
  const open = notes.filter(({ locked }) => !locked).map(({ id }) => id);
  if (open.length === 0) return {};
  const call = { script: "notes/texts", input: { folders: [], notes: open } };
  return (await scripts.read(call, texts)).texts;
}

const readNote = listedNote.extend({ text: z.string() });

async function read(
  scripts: AppScripts,
  id: string,
): Promise<NoteSummary & { readonly text: string }> {
  const note = await scripts.read({ script: "notes/read", input: { id } }, readNote);
  const listing = await listNotes(scripts);
  const text = note.text.replaceAll("\u2028", "\n").replaceAll("\uFFFC", "[attachment]");
  return { ...summaryOf(listing, note, snippetOf(text, "")), text };
}

const created = listedNote.extend({ body: z.string() });

async function create(
  scripts: AppScripts,
  { title: said, body, folder }: Parameters<NotesHost["create"]>[0],
): Promise<Written<NoteSummary>> {
  const title = oneLine(said) || "Untitled";
  const listing = await listNotes(scripts);
  const into = folder === undefined ? null : folderNamed(listing, folder);
  const input = { folder: into, html: noteHtml(title, body) };
  const note = await scripts.write({ script: "notes/create", input }, created);
  const undo = { id: note.id, expected: note.body, before: null };
  return {
    value: summaryOf(listing, note, snippetOf(body, "")),
    undo: { operation: "notes.restore", input: undo },
  };
}

const appended = listedNote.extend({ before: z.string(), after: z.string() });

async function append(
  scripts: AppScripts,
  { id, text }: Parameters<NotesHost["append"]>[0],
): Promise<Written<NoteSummary>> {
  if (text.trim() === "") throw new HostFailure("invalid", "There is nothing to add to the note.");
  const input = { id, html: htmlOf(text.trimEnd()), maxLength: MAX_BODY };
  const { before, after, ...note } = await scripts.write(
    { script: "notes/append", input },
    appended,
  );
  const value = summaryOf(await listNotes(scripts), note, snippetOf(text, ""));
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

async function restore(scripts: AppScripts, input: JsonObject): Promise<string> {
  const { id, expected, before } = undoInput(restoring, input);
  const call = { script: "notes/undo", input: { id, expected, before } };
  const { changed, title } = await scripts.write(call, restored);
  if (changed) throw changedSince(`The note “${title}”`);
  return before === null
    ? `The note “${title}” is in the trash of Notes.`
    : `The note “${title}” is as it was before.`;
}

function summaryOf(listing: NoteListing, note: ListedNote, snippet: string): NoteSummary {
  const { id, title, modified, folder, locked } = note;
  return {
    id,
    title,
    folder: folderName(listing, folder),
    modified,
    snippet: locked ? "This note is locked." : snippet,
    version: String(modified),
  };
}
