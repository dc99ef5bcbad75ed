import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import { fold } from "../../../language/normalise.ts";
import type { TextIndex } from "../../embedded/search/text-index.ts";
import type { AppScripts } from "../script/app-scripts.ts";

/** A note as the app lists it. */
export const listedNote = z.object({ id: z.string(), title: z.string(), modified: z.number() });
/** A note with the id of its folder. */
export type ListedNote = z.infer<typeof listedNote> & { readonly folder: string };

export const noteFolders = z.object({
  /** The folder notes go to where nobody names one; it is no folder to a person. */
  home: z.string(),
  folders: z.array(z.object({ id: z.string(), path: z.string() })),
});
export type NoteFolders = z.infer<typeof noteFolders>;
export type NoteListing = NoteFolders & { readonly notes: readonly ListedNote[] };

/** What Notes calls its trash in the languages most Macs speak: no property of a folder says that it is one. */
export const TRASH_NAMES = [
  "Recently Deleted",
  "Zuletzt gelöscht",
  "Supprimées récemment",
  "Suppressions récentes",
  "Eliminados recientemente",
  "Eliminate di recente",
  "Eliminati di recente",
  "Recent verwijderd",
  "Apagados Recentemente",
  "Apagados recentemente",
  "Senast raderade",
  "Nylig slettet",
  "Slettet for nylig",
  "Hiljattain poistetut",
  "Ostatnio usunięte",
  "Недавно удаленные",
  "Недавно удалённые",
  "Son Silinenler",
  "最近削除した項目",
  "最近删除",
  "最近刪除",
  "최근 삭제된 항목",
];
/** From this many notes on, whole folders are read at once instead of note by note. */
const BULK_FROM = 20;
/** Reading all texts can take this long, in milliseconds: they come in one event a folder. */
const TEXTS_MS = 180_000;

const texts = z.object({ texts: z.record(z.string(), z.string()), locked: z.array(z.string()) });
export type NoteTexts = z.infer<typeof texts>;

type Wanted = { readonly folders: readonly string[]; readonly notes: readonly string[] };

/** The texts of these notes and of all in these folders; a locked one has none. */
export async function textsOf(scripts: AppScripts, wanted: Wanted): Promise<NoteTexts> {
  if (wanted.folders.length + wanted.notes.length === 0) return { texts: {}, locked: [] };
  const input = { folders: [...wanted.folders], notes: [...wanted.notes] };
  return scripts.read({ script: "notes/texts", input, timeoutMs: TEXTS_MS }, texts);
}

/** Brings the index up to the notes; only what has changed since is read. */
export async function indexNotes(
  scripts: AppScripts,
  index: TextIndex,
  { notes }: NoteListing,
): Promise<void> {
  const files = notes.map((note) => ({ ...note, path: note.id, version: String(note.modified) }));
  const changed = index.stale(files);
  const isBulk = changed.length >= BULK_FROM;
  const { texts: found } = await textsOf(scripts, {
    folders: isBulk ? [...new Set(changed.map(({ folder }) => folder))] : [],
    notes: isBulk ? [] : changed.map(({ id }) => id),
  });
  await index.sync(files, async ({ id, title }) => ({ title, text: found[id] ?? "" }));
}

/** The folder a name means, by its path or its last part. */
export function folderNamed({ folders, home }: NoteFolders, name: string): string {
  const wanted = fold(name.trim());
  const last = (path: string): string => path.split("/").at(-1) ?? path;
  const found =
    folders.find(({ id, path }) => id === name || path === name) ??
    folders.find(({ path }) => fold(path) === wanted) ??
    folders.find(({ path }) => fold(last(path)) === wanted);
  if (found) return found.id;
  const names = folders.filter(({ id }) => id !== home).map(({ path }) => path);
  throw new HostFailure("not_found", `There is no notes folder called ${name}.`, names);
}

/** What a person calls a folder by its id; nothing for the one notes go to by themselves. */
export function folderName({ folders, home }: NoteFolders, id: string): string {
  return id === home ? "" : (folders.find((folder) => folder.id === id)?.path ?? "");
}
