import { readdir, readFile, rm, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { z } from "zod";
import { durableFolder, durableWrite } from "../../../store/durable-write.ts";
import { rootOf } from "../vdir/collections.ts";
import { orFail, orMissing } from "../../../store/fs-failure.ts";
import { provenTime } from "../../../store/proven-time.ts";
import type { Undo } from "../../../types/turn/result.ts";
import type { EmbeddedFolders } from "../folders.ts";

/** Whatever is deleted can be had back this long. */
const KEPT_MS = 30 * 86_400_000;
/** Larger files are no texts somebody dictated. */
const MAX_BYTES = 20_000_000;

/** What the inputs of undo operations say about the files they touch. */
const touching = z.object({
  files: z.array(z.object({ file: z.string() })).optional(),
  path: z.string().optional(),
  place: z.object({ box: z.string(), sub: z.string(), name: z.string() }).optional(),
});

/** Where copies of what an undo takes away lie. */
function undoneFolder({ state }: Pick<EmbeddedFolders, "state">): string {
  return join(state, "undone");
}

/**
 * Copies the files an undo is about to remove or rewrite to a folder of our own, so that a note
 * somebody dictated isn't lost by a misheard "undo that". The answer removes the copies again, for
 * an undo that was refused.
 */
export async function keepUndone(
  undo: Undo,
  { folders, now }: { readonly folders: EmbeddedFolders; readonly now: number },
): Promise<() => Promise<void>> {
  const folder = undoneFolder(folders);
  const kept: string[] = [];
  for (const [at, file] of touchedBy(undo, folders).entries()) {
    const content = await contentOf(file);
    if (content === undefined) continue;
    const copy = join(folder, `${now}-${at}-${basename(file)}`);
    await orFail("my own trash", async () => {
      await durableFolder(folder);
      await durableWrite(copy, content);
    });
    kept.push(copy);
  }
  return async () => {
    for (const copy of kept) await rm(copy, { force: true });
  };
}

/**
 * Removes what was surely kept for 30 days, by the machine's clock and by when each copy was made: a
 * pretended time and a clock that ran ahead once remove nothing. Names that aren't ours stay.
 */
export async function sweepUndone(
  folders: Pick<EmbeddedFolders, "state">,
  now: number,
): Promise<void> {
  const folder = undoneFolder(folders);
  const names = (await orMissing(readdir(folder), [])).filter((name) =>
    /^\d{12,14}-\d+-/.test(name),
  );
  if (names.length === 0) return;
  const until = provenTime(folders.state, now) - KEPT_MS;
  for (const name of names) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs <= until) await rm(file);
  }
}

function touchedBy({ operation, input }: Undo, folders: EmbeddedFolders): readonly string[] {
  const { files = [], path, place } = touching.safeParse(input).data ?? {};
  switch (operation.split(".")[0]) {
    case "calendar":
      return files.map(({ file }) => join(rootOf(folders.calendars, ".ics").root, file));
    case "reminders":
      return files.map(({ file }) => join(rootOf(folders.reminders, ".ics").root, file));
    case "notes":
      return path === undefined ? [] : [resolve(folders.notes, path)];
    case "files":
      return path === undefined ? [] : [path];
    case "mail":
      return place ? [join(folders.mail, place.box, place.sub, place.name)] : [];
    default:
      return [];
  }
}

/** Nothing where there is no such file any more: the undo itself says what it makes of that. */
async function contentOf(file: string): Promise<Buffer | undefined> {
  try {
    const content = await readFile(file);
    return content.length > MAX_BYTES ? undefined : content;
  } catch {
    return undefined;
  }
}
