import { lstat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { HostFailure } from "../../../../errors.ts";
import type { DurableFs } from "../../../../store/durable-write.ts";
import { durableFolder, durableRemove, durableWrite } from "../../../../store/durable-write.ts";
import { errnoOf, fsFailure } from "../../../../store/fs-failure.ts";
import type { JsonObject } from "../../../../types/json.ts";
import type { Undo } from "../../../../types/turn/result.ts";
import { changedSince, undoInput } from "../../state/undo-input.ts";
import type { ItemEncoding } from "./item-text.ts";
import { encodeItem } from "./item-text.ts";
import type { ReadItem } from "./read-item.ts";
import { ITEM_BYTES_LIMIT, readItem, versionOf } from "./read-item.ts";
import { earlierSchema, earlierText, patchFrom } from "./text-patch.ts";

/** One file from its text before to its text after; null is no file. */
export type FileChange = {
  /** Below the root, with `/` between parts. */
  readonly file: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** A change that was made, with how the file keeps its text. */
export type MadeChange = FileChange & { readonly encoding: ItemEncoding };

export type ChangeWord = "created" | "changed" | "removed";

/** What an undo needs: each file's earlier text, and the version it must still have. */
const undoSchema = z.object({
  title: z.string(),
  was: z.enum(["created", "changed", "removed"]),
  files: z.array(
    z.object({
      file: z.string().refine(isBelow, "leaves the folder"),
      before: earlierSchema,
      after: z.string().nullable(),
      encoding: z.enum(["utf-8", "utf-16le", "utf-16be"]).default("utf-8"),
    }),
  ),
});
export type UndoInput = z.infer<typeof undoSchema>;

export type FileChanges = {
  /** A file and its version, or null where there is none. */
  readonly read: (file: string) => Promise<ReadItem | null>;
  /**
   * Makes all changes or, when one fails, takes those before it back. Each file must still hold its
   * `before`; one changed meanwhile fails with `invalid` and nothing is done.
   */
  readonly make: (changes: readonly FileChange[]) => Promise<readonly MadeChange[]>;
  /** Gives each file its earlier bytes back; one changed since fails with `invalid` and nothing is done. */
  readonly takeBack: (input: UndoInput) => Promise<void>;
};

/** Changes to the files below one root, each durable. `what` names them in failures: "the calendar". */
export function openFileChanges({
  folder,
  what,
  fs,
}: {
  readonly folder: string;
  readonly what: string;
  readonly fs?: DurableFs | undefined;
}): FileChanges {
  const read = async (file: string): Promise<ReadItem | null> => {
    const path = join(folder, file);
    try {
      const stats = await lstat(path);
      if (stats.isFile() && stats.size <= ITEM_BYTES_LIMIT) return readItem(path);
      throw new HostFailure("refused", `${file} is no plain file of ours; I don't change it.`);
    } catch (error) {
      if (errnoOf(error) === "ENOENT") return null;
      throw fsFailure(error, what);
    }
  };
  const put = (change: MadeChange): Promise<void> => putFile(join(folder, change.file), change, fs);
  const tools = { put, read, what };
  const make = async (changes: readonly FileChange[]): Promise<readonly MadeChange[]> => {
    const ready: MadeChange[] = [];
    for (const change of changes) {
      const there = await read(change.file);
      if ((there?.text ?? null) !== change.before) throw changedMeanwhile(what);
      ready.push({ ...change, encoding: there?.encoding ?? "utf-8" });
    }
    await makeAll(ready, tools);
    return ready;
  };
  const takeBack = async ({ files, title }: UndoInput): Promise<void> => {
    const changes: MadeChange[] = [];
    for (const { file, before, after, encoding } of files) {
      const there = await read(file);
      if ((there?.version ?? null) !== after) throw changedSince(`“${title}”`);
      const text = there?.text ?? null;
      changes.push({ file, before: text, after: earlierText(before, text), encoding });
    }
    await makeAll(changes.toReversed(), tools);
  };
  return { read, make, takeBack };
}

/** The undo of changes that were made, as data for the journal. */
export function undoOf(
  changes: readonly MadeChange[],
  { operation, title, was }: { operation: string; title: string; was: ChangeWord },
): Undo {
  const files = changes.map(({ file, before, after, encoding }) => ({
    file,
    before: patchFrom(before, after),
    after: after === null ? null : versionOf(encodeItem({ text: after, encoding })),
    ...(encoding === "utf-8" ? {} : { encoding }),
  }));
  return { operation, input: { title, was, files } };
}

/** Reads what a journal kept; fails with `invalid` for anything but an undo of ours. */
export function readUndo(input: JsonObject): UndoInput {
  return undoInput(undoSchema, input);
}

async function makeAll(changes: readonly MadeChange[], tools: Tools): Promise<void> {
  const tried: MadeChange[] = [];
  try {
    for (const change of changes) {
      tried.push(change);
      await tools.put(change);
    }
  } catch (error) {
    await rollBack(tried, tools);
    if (errnoOf(error) === "EEXIST") throw changedMeanwhile(tools.what);
    throw fsFailure(error, tools.what);
  }
}

/** Takes changes back, the last first. Where the disk refuses that too, the failure says that part of it was done. */
async function rollBack(changes: readonly MadeChange[], { put, read, what }: Tools): Promise<void> {
  try {
    for (const change of changes.toReversed()) {
      const { file, before, after } = change;
      // The one that failed may have been made all the same, when only its sync went wrong.
      const text = (await read(file))?.text ?? null;
      if (text === after) await put({ ...change, before: after, after: before });
    }
  } catch (error) {
    const { message } = fsFailure(error, what);
    throw new HostFailure("unavailable", `Only part of it was done. ${message}`);
  }
}

type Tools = Pick<FileChanges, "read"> & {
  readonly put: (change: MadeChange) => Promise<void>;
  readonly what: string;
};

async function putFile(
  path: string,
  { before, after, encoding }: MadeChange,
  fs: DurableFs | undefined,
): Promise<void> {
  const options = fs ? { fs } : {};
  if (after === null) return durableRemove(path, fs);
  if (before === null) await durableFolder(dirname(path), fs);
  const bytes = encodeItem({ text: after, encoding });
  await durableWrite(path, bytes, { ...options, mustNotExist: before === null });
}

function changedMeanwhile(what: string): HostFailure {
  return new HostFailure("invalid", `Another program has just changed ${what}; nothing was done.`);
}

/** A path an undo may name: below the root, whoever wrote the record. */
function isBelow(file: string): boolean {
  const parts = file.split("/");
  return !file.includes("\0") && parts.every((part) => !["", ".", ".."].includes(part));
}
