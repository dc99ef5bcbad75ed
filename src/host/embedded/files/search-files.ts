import type { Page } from "../../../types/page.ts";
import type { FilesHost, FoundFile } from "../../files.ts";
import { foldersNamed, type FileLibrary } from "./file-library.ts";

type Query = Parameters<FilesHost["search"]>[0];

/** Files whose name or content has every word, of one kind, since a time, in a folder; newest first. */
export async function searchFiles(library: FileLibrary, query: Query): Promise<Page<FoundFile>> {
  const all = await library.files();
  const within =
    query.folder === undefined ? undefined : foldersNamed(await library.folders(), query.folder);
  const candidates = all.filter((file) => isWanted(file, query) && isWithin(file, within));
  const named = query.query === undefined ? undefined : await library.withWords(all, query.query);
  const found = candidates.filter(({ path }) => named === undefined || named.has(path));
  const newest = found.toSorted((a, b) => b.modified - a.modified || (a.path < b.path ? -1 : 1));
  const rows = newest.slice(0, query.limit);
  return { rows, more: newest.length - rows.length };
}

function isWanted(file: FoundFile, { kind, since }: Query): boolean {
  return (
    (kind === undefined || file.kind === kind) && (since === undefined || file.modified >= since)
  );
}

function isWithin({ path }: FoundFile, folders: readonly string[] | undefined): boolean {
  if (folders === undefined) return true;
  return folders.some((folder) => path.startsWith(`${folder}/`) || path.includes(`/${folder}/`));
}
