import { lstat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { DurableFs } from "../../../store/durable-write.ts";
import { durableFolder, durableRemove, durableWrite } from "../../../store/durable-write.ts";
import { errnoOf, fsFailure } from "../../../store/fs-failure.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { Undo } from "../../../types/result.ts";
import { changedSince, undoInput } from "../state/undo-input.ts";
import { ITEM_BYTES_LIMIT, readItem, versionOf } from "./read-item.ts";

/** One file from its text before to its text after; null is no file. */
export type FileChange = {
  /** Below the root, with `/` between parts. */
  readonly file: string;
  readonly before: string | null;
  readonly after: string | null;
};

export type ChangeWord = "created" | "changed" | "removed";

/** What an undo needs: each file's earlier text, and the version it must still have. */
const undoSchema = z.object({
  title: z.string(),
  was: z.enum(["created", "changed", "removed"]),
  files: z.array(
    z.object({
      file: z.string().refine(isBelow, "leaves the folder"),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});
export type UndoInput = z.infer<typeof undoSchema>;

export type FileChanges = {
  /** The text of a file, or null where there is none. */
  readonly textOf: (file: string) => Promise<string | null>;
  /**
   * Makes all changes or, when one fails, takes those before it back. Each file must still hold its
   * `before`; one changed meanwhile fails with `invalid` and nothing is done.
   */
  readonly make: (changes: readonly FileChange[]) => Promise<void>;
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
  const textOf = async (file: string): Promise<string | null> => {
    const path = join(folder, file);
    try {
      const stats = await lstat(path);
      if (!stats.isFile() || stats.size > ITEM_BYTES_LIMIT) {
        throw new HostFailure("refused", `${file} is no plain file of ours; I don't change it.`);
      }
      const read = readItem(path);
      if (read.ok) return read.text;
      throw new HostFailure("refused", `${file} is damaged (${read.problem}); I don't change it.`);
    } catch (error) {
      if (errnoOf(error) === "ENOENT") return null;
      throw fsFailure(error, what);
    }
  };
  const put = ({ file, before, after }: FileChange): Promise<void> =>
    putFile({ path: join(folder, file), before, after, fs });
  const make = async (changes: readonly FileChange[]): Promise<void> => {
    for (const { file, before } of changes) {
      if ((await textOf(file)) !== before) throw changedMeanwhile(what);
    }
    await makeAll(changes, { put, textOf, what });
  };
  const takeBack = async ({ files, title }: UndoInput): Promise<void> => {
    const changes: FileChange[] = [];
    for (const { file, before, after } of files) {
      const text = await textOf(file);
      if ((text === null ? null : versionOf(text)) !== after) throw changedSince(`“${title}”`);
      changes.push({ file, before: text, after: before });
    }
    await makeAll(changes.toReversed(), { put, textOf, what });
  };
  return { textOf, make, takeBack };
}

/** The undo of changes that were made, as data for the journal. */
export function undoOf(
  changes: readonly FileChange[],
  { operation, title, was }: { operation: string; title: string; was: ChangeWord },
): Undo {
  const files = changes.map(({ file, before, after }) => ({
    file,
    before,
    after: after === null ? null : versionOf(after),
  }));
  return { operation, input: { title, was, files } };
}

/** Reads what a journal kept; fails with `invalid` for anything but an undo of ours. */
export function readUndo(input: JsonObject): UndoInput {
  return undoInput(undoSchema, input);
}

async function makeAll(
  changes: readonly FileChange[],
  { put, textOf, what }: Tools,
): Promise<void> {
  const tried: FileChange[] = [];
  try {
    for (const change of changes) {
      tried.push(change);
      await put(change);
    }
  } catch (error) {
    await rollBack(tried, { put, textOf, what });
    if (errnoOf(error) === "EEXIST") throw changedMeanwhile(what);
    throw fsFailure(error, what);
  }
}

/** Takes changes back, the last first. Where the disk refuses that too, the failure says that part of it was done. */
async function rollBack(
  changes: readonly FileChange[],
  { put, textOf, what }: Tools,
): Promise<void> {
  try {
    for (const { file, before, after } of changes.toReversed()) {
      // The one that failed may have been made all the same, when only its sync went wrong.
      if ((await textOf(file)) === after) await put({ file, before: after, after: before });
    }
  } catch (error) {
    const { message } = fsFailure(error, what);
    throw new HostFailure("unavailable", `Only part of it was done. ${message}`);
  }
}

type Tools = {
  readonly put: (change: FileChange) => Promise<void>;
  readonly textOf: (file: string) => Promise<string | null>;
  readonly what: string;
};

async function putFile({
  path,
  before,
  after,
  fs,
}: {
  path: string;
  before: string | null;
  after: string | null;
  fs: DurableFs | undefined;
}): Promise<void> {
  const options = fs ? { fs } : {};
  if (after === null) return durableRemove(path, fs);
  if (before === null) await durableFolder(dirname(path), fs);
  await durableWrite(path, after, { ...options, mustNotExist: before === null });
}

function changedMeanwhile(what: string): HostFailure {
  return new HostFailure("invalid", `Another program has just changed ${what}; nothing was done.`);
}

/** A path an undo may name: below the root, whoever wrote the record. */
function isBelow(file: string): boolean {
  const parts = file.split("/");
  return !file.includes("\0") && parts.every((part) => !["", ".", ".."].includes(part));
}
