import { messageOf } from "../../../errors.ts";
import type { FileProblem } from "../parts/part.ts";
import { sortFiles, toldApart } from "./books.ts";
import type { Collection, FoundCollections, FoundFolder } from "./collections.ts";
import type { Flaw } from "./flaw.ts";
import type { Entry, Shelves, VdirItem, VdirState } from "./vdir-item.ts";

/** What was read, put into the collections it belongs to. */
export function stateOf<Value>(shelves: Shelves<Value>, found: FoundCollections): VdirState<Value> {
  const collections: Collection[] = [];
  const items: VdirItem<Value>[] = [];
  const problems: FileProblem[] = found.unreadable.map(({ id, error }) => ({
    file: id,
    reason: messageOf(error),
  }));
  for (const folder of found.folders) {
    const read = readFolder(folder, shelves.get(folder.id) ?? new Map<string, Entry<Value>>());
    collections.push(...read.collections);
    items.push(...read.items);
    problems.push(...read.problems);
  }
  return {
    unreadable: found.unreadable,
    ...named({ collections, items }),
    problems: problems.toSorted(byFile),
  };
}

type Read<Value> = Pick<VdirState<Value>, "collections" | "items">;

function readFolder<Value>(
  folder: FoundFolder,
  shelf: ReadonlyMap<string, Entry<Value>>,
): Read<Value> & { readonly problems: readonly FileProblem[] } {
  const shaped = [...shelf].flatMap(([name, { content }]) =>
    content ? [{ name, shape: content.shape }] : [],
  );
  const sorted = sortFiles(folder, shaped);
  const items: VdirItem<Value>[] = [];
  const problems: FileProblem[] = [];
  for (const [name, entry] of shelf) {
    const file = folder.id === "" ? name : `${folder.id}/${name}`;
    if (entry.content) items.push({ file, collection: sorted.homeOf(name), ...entry.content });
    for (const flaw of entry.flaws) problems.push(problemOf(file, flaw));
  }
  return {
    collections: [...(sorted.folder ? [sorted.folder] : []), ...sorted.books],
    items,
    problems,
  };
}

function problemOf(file: string, { line, kind, reason, isItem }: Flaw): FileProblem {
  return { file, reason: line > 0 ? `line ${line}: ${reason}` : reason, kind, isItem };
}

/** The same with each collection under the name it is told apart by. */
function named<Value>({ collections, items }: Read<Value>): Read<Value> {
  const told = new Map(toldApart(collections).map((collection) => [collection.id, collection]));
  return {
    collections: [...told.values()],
    items: items
      .map((item) => ({ ...item, collection: told.get(item.collection.id) ?? item.collection }))
      .toSorted(byFile),
  };
}

function byFile(a: { readonly file: string }, b: { readonly file: string }): number {
  if (a.file === b.file) return 0;
  return a.file < b.file ? -1 : 1;
}
