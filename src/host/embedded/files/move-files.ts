import { basename } from "node:path";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { ScopedEntry } from "../../../store/files/scoped-entry.ts";
import type { ScopedFs } from "../../../store/files/scoped-fs.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { Undone } from "../../../types/undone.ts";
import type { FileMove, FoundFile } from "../../files.ts";
import type { Written } from "../../written.ts";
import { changedSince, undoInput } from "../state/undo-input.ts";
import { foundEntry } from "./file-library.ts";
import { mustBeFree } from "./must-be-free.ts";

const moved = z.object({ from: z.string(), to: z.string(), version: z.string() });
type Moved = z.infer<typeof moved>;

/** Moves files and folders to free places inside: all of them, or none when one can't be. */
export async function moveFiles(
  scoped: ScopedFs,
  moves: readonly FileMove[],
): Promise<Written<readonly FoundFile[]>> {
  if (moves.length === 0) throw new HostFailure("invalid", "No file was named.");
  const entries: ScopedEntry[] = [];
  const done: Moved[] = [];
  try {
    for (const { path, to } of moves) {
      const { place } = await scoped.stat(path);
      // Where it is to lie it may be a program that starts by itself.
      await scoped.locate(to, "write");
      const entry = await scoped.move(path, to);
      entries.push(entry);
      done.push({ from: place.real, to: entry.place.real, version: entry.version });
    }
  } catch (error) {
    for (const one of done.toReversed()) await scoped.move(one.to, one.from);
    throw error;
  }
  return {
    value: entries.map(foundEntry),
    undo: { operation: "files.move_back", input: { moved: done } },
  };
}

const movingBack = z.object({ moved: z.array(moved).readonly() });

/** Moves everything back to where it was; nothing when one has been changed or its place is taken. */
export async function moveFilesBack(scoped: ScopedFs, input: JsonObject): Promise<Undone> {
  const { moved: all } = undoInput(movingBack, input);
  for (const { from, to, version } of all) {
    if ((await scoped.stat(to)).version !== version) throw changedSince(`“${basename(to)}”`);
    await mustBeFree(scoped, from);
  }
  for (const { from, to } of all.toReversed()) await scoped.move(to, from);
  return { what: "files", from: "folder", names: all.map(({ from }) => basename(from)) };
}
