import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { AssistantError, messageOf } from "../errors.ts";
import type { Forgotten } from "../types/journal.ts";
import { errnoOf } from "./fs-failure.ts";
import { sweepLeftovers } from "./leftovers.ts";

/** What of the state folder holds words that were said, by the first part of its name. Journal and audit stay. */
const FORGETTABLE: Readonly<Record<string, string>> = {
  conversations: "conversations",
  sessions: "conversations",
  memory: "memory",
  history: "typed requests",
  transcripts: "transcripts",
  audio: "audio",
  recordings: "audio",
};

/** Temporary files of writes that were killed, wherever they were: they hold words too. */
const UNFINISHED = "unfinished writes";

/** Removes what was said and heard from the state folder, and says how much of each kind it was. */
export function forget(folder: string): readonly Forgotten[] {
  const found = new Map<string, Forgotten>();
  try {
    const swept = sweepLeftovers(folder, Infinity);
    if (swept.files > 0) found.set(UNFINISHED, { what: UNFINISHED, ...swept });
    for (const name of readdirSync(folder)) {
      const what = FORGETTABLE[name.split(/[.-]/)[0] ?? ""];
      if (what === undefined) continue;
      const { files, bytes } = sizeOf(join(folder, name));
      rmSync(join(folder, name), { recursive: true });
      const before = found.get(what);
      found.set(what, {
        what,
        files: files + (before?.files ?? 0),
        bytes: bytes + (before?.bytes ?? 0),
      });
    }
  } catch (cause) {
    if (errnoOf(cause) === "ENOENT") return [...found.values()];
    throw new AssistantError("not_forgotten", `Not all is forgotten: ${messageOf(cause)}.`, {
      hint: `What is left lies in ${folder}.`,
      cause,
    });
  }
  return [...found.values()];
}

function sizeOf(path: string): { readonly files: number; readonly bytes: number } {
  const stats = lstatSync(path);
  if (!stats.isDirectory()) return { files: 1, bytes: stats.size };
  const inside = readdirSync(path).map((name) => sizeOf(join(path, name)));
  return {
    files: inside.reduce((sum, { files }) => sum + files, 0),
    bytes: inside.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
