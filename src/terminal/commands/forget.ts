import type { Config } from "../../config/config.ts";
import type { Application } from "../application.ts";
import { line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

const KEPT =
  "Kept: the journal, so that what was done can be undone for 30 days, what an undo took away as long, and the audit.";

/** Removes conversations, memory, transcripts and audio, and says what that was. */
export async function forget(app: Application, config: Config): Promise<void> {
  const forgotten = await app.forget(config);
  if (config.isJson) return screen.json({ forgotten });
  const parts = forgotten.map(
    ({ what, files, bytes }) =>
      `${what} (${files} ${files === 1 ? "file" : "files"}, ${Math.ceil(bytes / 1_000)} KB)`,
  );
  const removed =
    parts.length === 0 ? "There was nothing to forget." : `Removed: ${parts.join(", ")}.`;
  screen.print(line(removed), line(KEPT));
}
