import { z } from "zod";
import type { AppScripts } from "../script/app-scripts.ts";
import {
  listedNote,
  type ListedNote,
  noteFolders,
  type NoteFolders,
  type NoteListing,
  TRASH_NAMES,
} from "./mac-notes.ts";

/** Others waited 6.7 s for three lists over 524 notes; this does for some 9,000. In milliseconds. */
const LIST_MS = 120_000;

const listing = noteFolders.extend({
  contents: z.array(
    z.object({
      folder: z.string(),
      /** Null where none has changed since the last listing. */
      notes: z.array(listedNote).nullable(),
    }),
  ),
});

/** The lists of Notes, which it takes seconds to give where there are hundreds of notes. */
export type NoteLists = {
  /** Without their notes, which is quick. */
  readonly folders: () => Promise<NoteFolders>;
  /** With all notes; of a folder where nothing has changed since the last time, only the dates are read. */
  readonly all: () => Promise<NoteListing>;
};

export function noteLists(scripts: AppScripts): NoteLists {
  let last: ReadonlyMap<string, readonly ListedNote[]> = new Map();
  return {
    folders: () => {
      const call = { script: "notes/folders", input: { trashNames: TRASH_NAMES } };
      return scripts.read(call, noteFolders);
    },
    all: async () => {
      const before = last;
      const known = Object.fromEntries(
        [...before].map(([folder, notes]) => [folder, notes.map(({ modified }) => modified)]),
      );
      const input = { trashNames: TRASH_NAMES, known };
      const call = { script: "notes/list", input, timeoutMs: LIST_MS };
      const { contents, home, folders } = await scripts.read(call, listing);
      last = new Map(
        contents.map(({ folder, notes }) => [
          folder,
          notes?.map((note) => ({ ...note, folder })) ?? before.get(folder) ?? [],
        ]),
      );
      return { home, folders, notes: [...last.values()].flat() };
    },
  };
}
