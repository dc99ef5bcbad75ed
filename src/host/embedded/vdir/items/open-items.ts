import { fsFailure } from "../../../../store/fs-failure.ts";
import type { DurableFs } from "../../../../store/durable-write.ts";
import type { JsonObject } from "../../../../types/json.ts";
import type { Undo } from "../../../../types/turn/result.ts";
import { inTurn } from "../../state/in-turn.ts";
import { changedSince } from "../../state/undo-input.ts";
import type { Collection } from "../collections.ts";
import { rootOf } from "../collections.ts";
import type { ChangeWord, FileChange, UndoInput } from "./file-changes.ts";
import { openFileChanges, readUndo, undoOf } from "./file-changes.ts";
import type { VdirItem, VdirState } from "../vdir-item.ts";
import type { VdirOptions } from "../open-vdir.ts";
import { openVdir } from "../open-vdir.ts";

/** What a write does to the files, and how its undo speaks of it. */
export type WritePlan<Note> = {
  readonly changes: readonly FileChange[];
  readonly title: string;
  readonly was: ChangeWord;
  /** What the planner wants back with the state after the write. */
  readonly note: Note;
};

export type Made<Value, Note> = {
  readonly state: VdirState<Value>;
  readonly undo: Undo;
  readonly note: Note;
};

/** A folder of items that is read and written through one queue. */
export type Items<Value> = {
  /** The items as they are on the disk, and what could not be read. */
  readonly look: () => Promise<VdirState<Value>>;
  /** The same; fails with `permission` and the like where no folder could be read. */
  readonly read: () => Promise<VdirState<Value>>;
  /** The text of an item's file; `invalid` where it has changed just now. */
  readonly textOf: (item: VdirItem<Value>) => Promise<string>;
  /** The text of the file that holds all of a collection; nothing where it is a folder, or not there yet. */
  readonly textIn: (collection: Collection | undefined) => Promise<string | undefined>;
  readonly write: <Note>(
    plan: (state: VdirState<Value>) => Promise<WritePlan<Note>>,
  ) => Promise<Made<Value, Note>>;
  readonly takeBack: (input: JsonObject) => Promise<UndoInput>;
};

export type ItemsOptions<Value> = VdirOptions<Value> & {
  /** How failures name the folder: "the calendar". */
  readonly what: string;
  /** Name of the undo operation: `calendar.restore`. */
  readonly operation: string;
  readonly fs?: DurableFs | undefined;
};

/** Opens a folder of items; nothing is read until it is asked for. */
export function openItems<Value>(options: ItemsOptions<Value>): Items<Value> {
  const { folder, what, operation, fs } = options;
  const look = openVdir(options);
  const files = openFileChanges({ folder: rootOf(folder, options.extension).root, what, fs });
  const queue = inTurn();
  const read = async (): Promise<VdirState<Value>> => {
    const state = await look();
    const [first] = state.unreadable;
    if (first && state.collections.length === 0) throw fsFailure(first.error, what);
    return state;
  };
  return {
    look,
    read,
    async textOf({ file, version }) {
      const there = await files.read(file);
      if (there?.version !== version) throw changedSince(file);
      return there.text;
    },
    async textIn(collection) {
      if (collection?.file === undefined) return undefined;
      return (await files.read(collection.file))?.text;
    },
    write: (plan) =>
      queue(async () => {
        const { changes, title, was, note } = await plan(await read());
        const made = await files.make(changes);
        return { state: await read(), undo: undoOf(made, { operation, title, was }), note };
      }),
    takeBack: (input) =>
      queue(async () => {
        const undo = readUndo(input);
        await files.takeBack(undo);
        return undo;
      }),
  };
}
