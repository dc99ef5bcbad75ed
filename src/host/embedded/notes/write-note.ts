import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { ScopedFs } from "../../../store/files/scoped-fs.ts";
import type { JsonObject } from "../../../types/json.ts";
import { undoInput } from "../state/undo-input.ts";
import { fileNameFor } from "../text/file-name.ts";
import { oneLine } from "../text/one-line.ts";
import { withAppended } from "../text/encode-text.ts";
import type { NoteLibrary, OpenNote } from "./note-library.ts";
import { nameOf } from "./parse-note.ts";
import type { Undo } from "../../../types/turn/result.ts";
import type { Undone } from "../../../types/undone.ts";

type WrittenNote = { readonly path: string; readonly undo: Undo };

/** Names tried before giving up, one of them nobody else takes at the same time. */
const MAX_NAMES = 500;

/** Makes a note in a file of its own, named after its title and never over another. */
export async function createNote(
  library: NoteLibrary,
  note: { readonly title: string; readonly body: string; readonly folder?: string },
): Promise<WrittenNote> {
  const title = oneLine(note.title) || "Untitled";
  const folder = note.folder === undefined ? undefined : await library.folderNamed(note.folder);
  const base = [...(folder === undefined ? [] : [folder]), fileNameFor(title)].join("/");
  const body = note.body.replace(/\r\n?/g, "\n").trim();
  const source = `# ${title}\n${body === "" ? "" : `\n${body}\n`}`;
  for (let number = 1; number <= MAX_NAMES; number += 1) {
    const path = `${base}${number === 1 ? "" : ` ${number}`}.md`;
    if (await isTaken(library.scoped, path)) continue;
    const { version, madeFolders } = await library.scoped.create(path, source);
    const input = { path, title, version, madeFolders: [...madeFolders] };
    return { path, undo: { operation: "notes.remove", input } };
  }
  throw new HostFailure("invalid", `There are too many notes called “${title}”.`);
}

/** Adds text at the end of a note; what is there stays byte for byte. */
export async function appendToNote(
  library: NoteLibrary,
  { note, text }: { readonly note: OpenNote; readonly text: string },
): Promise<WrittenNote> {
  if (text.trim() === "") throw new HostFailure("invalid", "There is nothing to add to the note.");
  const content = withAppended(note.source, text);
  const { version } = await library.scoped.replace({ ...note, content });
  const input = { path: note.path, version, bytes: note.source.length };
  return { path: note.path, undo: { operation: "notes.cut", input } };
}

async function isTaken(scoped: ScopedFs, path: string): Promise<boolean> {
  const place = await scoped.locate(path, "write");
  return place.existing === place.real;
}

const removing = z.object({
  path: z.string(),
  title: z.string(),
  version: z.string(),
  madeFolders: z.array(z.string()),
});

/** Removes a note that is still as it was made. */
export async function removeNote({ scoped }: NoteLibrary, input: JsonObject): Promise<Undone> {
  const { path, title, version, madeFolders } = undoInput(removing, input);
  await scoped.remove({ path, version });
  await scoped.removeFolders(madeFolders);
  return { what: "note", is: "away", name: title };
}

const cutting = z.object({ path: z.string(), version: z.string(), bytes: z.number() });

/** Takes what was added off the end of a note nobody has changed since. */
export async function cutNote({ scoped }: NoteLibrary, input: JsonObject): Promise<Undone> {
  const { path, version, bytes } = undoInput(cutting, input);
  const { content } = await scoped.read(path, Number.MAX_SAFE_INTEGER);
  await scoped.replace({ path, version, content: content.subarray(0, bytes) });
  return { what: "note", is: "before", name: nameOf(path) };
}
