import type { Config } from "../../config/config.ts";
import { WorkingMemory } from "../../session/working-memory.ts";
import { readMemory, writeMemory } from "../../store/memory-file.ts";
import { clockOf } from "../../config/clock-of.ts";
import { createHandleBook } from "../../tool/handle-book.ts";
import type { HandleBook } from "../../tool/handle-book.ts";

export type OpenedMemory = {
  readonly memory: WorkingMemory;
  readonly handles: HandleBook;
  /** Keeps it for the next start, where the conversation has a name. */
  readonly keep: () => Promise<void>;
};

/** The memory of a conversation: of an earlier start where it goes by a name, else a fresh one that is kept nowhere. */
export function openMemory(config: Config): OpenedMemory {
  const { session, folders } = config;
  const handles = createHandleBook();
  const memory = new WorkingMemory(handles, clockOf(config));
  if (session === undefined) return { memory, handles, keep: async () => undefined };
  const kept = readMemory(folders.state, session);
  if (kept) memory.restore(kept);
  return { memory, handles, keep: () => writeMemory(folders.state, session, memory.snapshot()) };
}
