import { lstat } from "node:fs/promises";
import { basename } from "node:path";
import { DateTime } from "luxon";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import { fileVersion } from "../../../store/files/file-version.ts";
import { orFail, orMissing } from "../../../store/fs-failure.ts";
import type { ScopedEntry } from "../../../store/files/scoped-entry.ts";
import type { ScopedFs } from "../../../store/files/scoped-fs.ts";
import type { Clock } from "../../../types/clock.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { FoundFile } from "../../files.ts";
import type { Written } from "../../written.ts";
import { changedSince, undoInput } from "../state/undo-input.ts";
import { foundEntry } from "./file-library.ts";
import { mustBeFree } from "./must-be-free.ts";
import { claimSlot, releaseSlot, trashCanFor } from "./trash-can.ts";
import type { Undone } from "../../../types/undone.ts";

/** Where trashed files go. */
export type TrashBin = {
  /** Moves one in through the scoped file system; answers where it lies and the note beside it, if any. */
  readonly put: (scoped: ScopedFs, path: string) => Promise<Placed>;
};
type Placed = { readonly file: string; readonly info: string };

export type Trash = { readonly scoped: ScopedFs; readonly bin: TrashBin };

const trashed = z.object({
  path: z.string(),
  file: z.string(),
  /** Empty for a trash that keeps no notes. */
  info: z.string(),
  version: z.string(),
});
type Trashed = z.infer<typeof trashed>;

/** Moves files and folders to the Trash: all of them, or none when one can't be. */
export async function trashFiles(
  trash: Trash,
  paths: readonly string[],
): Promise<Written<readonly FoundFile[]>> {
  if (paths.length === 0) throw new HostFailure("invalid", "No file was named.");
  const entries = await Promise.all([...new Set(paths)].map((path) => trash.scoped.stat(path)));
  const linked = entries.find((entry) => entry.place.isLink);
  if (linked) throw new HostFailure("refused", "That is a link; I only move the file itself.");
  const moved: Trashed[] = [];
  try {
    for (const entry of entries) moved.push(await trashOne(trash, entry));
  } catch (error) {
    for (const one of moved.toReversed()) await restoreOne(trash, one);
    throw error;
  }
  return {
    value: entries.map(foundEntry),
    undo: { operation: "files.restore", input: { moved } },
  };
}

async function trashOne({ scoped, bin }: Trash, entry: ScopedEntry): Promise<Trashed> {
  const path = entry.place.real;
  return orFail(`“${basename(path)}”`, async () => {
    const placed = await bin.put(scoped, path);
    return { path, ...placed, version: await versionOf(placed.file) };
  });
}

/** The freedesktop trash of the user, or of the disk a file is on. */
export function freedesktopTrash(folder: string, clock: Clock): TrashBin {
  return {
    put: async (scoped, path) => {
      const can = await trashCanFor(path, folder);
      const now = DateTime.fromMillis(clock.now(), { zone: clock.zone });
      const deletedAt = now.toFormat("yyyy-MM-dd'T'HH:mm:ss");
      const slot = await claimSlot({ can, original: path, deletedAt });
      try {
        await scoped.moveOut(path, slot.file);
      } catch (error) {
        await releaseSlot(slot);
        throw error;
      }
      return slot;
    },
  };
}

const restoring = z.object({ moved: z.array(trashed).readonly() });

/** Moves everything back to where it was; nothing when one has been changed or its place is taken. */
export async function restoreFiles(trash: Trash, input: JsonObject): Promise<Undone> {
  const { moved } = undoInput(restoring, input);
  for (const { file, path, version } of moved) {
    if ((await versionOf(file)) !== version) throw changedSince(`“${basename(path)}” in the Trash`);
    await mustBeFree(trash.scoped, path);
  }
  for (const one of moved.toReversed()) await restoreOne(trash, one);
  return { what: "files", from: "trash", names: moved.map(({ path }) => basename(path)) };
}

async function restoreOne({ scoped }: Trash, { path, file, info }: Trashed): Promise<void> {
  await scoped.moveIn(file, path);
  if (info !== "") await orFail("the Trash", () => releaseSlot({ info }));
}

function versionOf(file: string): Promise<string> {
  return orMissing(lstat(file, { bigint: true }).then(fileVersion), "gone");
}
