import { mkdir, rmdir } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { HostFailure } from "../../errors.ts";
import type { FolderAnchor } from "./folder-anchor.ts";
import { errnoOf } from "../fs-failure.ts";
import { enter, type Inside, spoken } from "./scoped-entry.ts";
import { type Place, placeOf } from "./scoped-place.ts";

export type MadeFolders = {
  /** The folder of the place, held open. */
  readonly anchor: FolderAnchor;
  /** Real paths of the folders made, outermost first. */
  readonly made: readonly string[];
};

/** Opens the folder a new entry goes into, making the missing ones from the deepest existing down; the entry's own name must be free. */
export async function enterNewFolder(inside: Inside, place: Place): Promise<MadeFolders> {
  if (place.existing === place.real) {
    throw new HostFailure("invalid", `${spoken(place.real)} exists already.`);
  }
  const missing = relative(place.existing, dirname(place.real)).split(sep).filter(Boolean);
  let anchor = await enter(inside, place.existing);
  const made: string[] = [];
  for (const name of missing) {
    try {
      const child = join(anchor.base, name);
      if (await makeFolder(child)) made.push(join(anchor.real, name));
      const next = await enter(inside, child);
      await anchor[Symbol.asyncDispose]();
      anchor = next;
    } catch (error) {
      await anchor[Symbol.asyncDispose]();
      await removeEmptyFolders(inside, made);
      throw error;
    }
  }
  return { anchor, made };
}

/** False when somebody else made it meanwhile. */
async function makeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if (errnoOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Removes these folders, the last first, and stops at one that is not empty. */
export async function removeEmptyFolders(
  inside: Inside,
  folders: readonly string[],
): Promise<void> {
  for (const folder of folders.toReversed()) {
    try {
      const { real } = await placeOf({ scope: inside.scope, path: folder, purpose: "move" });
      await using parent = await enter(inside, dirname(real));
      await rmdir(join(parent.base, basename(real)));
    } catch (error) {
      // Somebody put something in it, or took it away: either way it is no longer ours to remove.
      if (["ENOTEMPTY", "EEXIST", "ENOENT"].includes(errnoOf(error) ?? "")) return;
      throw error;
    }
  }
}
