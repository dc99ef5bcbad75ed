import { join } from "node:path";
import type { Config } from "../../config/config.ts";

/** Journal and audit. */
export function journalFile({ folders }: Config): string {
  return join(folders.state, "journal.db");
}

/** Held while one assistant talks. */
export function instanceFile({ folders }: Config): string {
  return join(folders.state, "instance.db");
}

/** What was typed, for the arrow keys. */
export function historyFile({ folders }: Config): string {
  return join(folders.state, "history.json");
}
