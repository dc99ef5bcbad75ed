import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

export type KeptLines<Line> = {
  readonly all: () => readonly Line[];
  readonly add: (line: Line) => Promise<void>;
};

type Kept<Line> = {
  /** Where they are kept; nowhere when undefined. */
  readonly folder: string | undefined;
  readonly name: string;
  readonly schema: z.ZodType<Line>;
  /** What the figures hang on; lines of anything else are passed over. */
  readonly of: string;
};

/** Figures as they are measured, a line each, so that an interrupted benchmark goes on where it was. */
export async function openKeptLines<Line>({
  folder,
  name,
  schema,
  of,
}: Kept<Line>): Promise<KeptLines<Line>> {
  const file = folder === undefined ? undefined : join(folder, name);
  const lines: Line[] = [];
  for (const text of (await readOrNothing(file)).split("\n")) {
    const parsed = z.object({ of: z.literal(of), run: schema }).safeParse(parsedOrNull(text));
    if (parsed.success) lines.push(parsed.data.run);
  }
  return {
    all: () => lines,
    add: async (run) => {
      lines.push(run);
      if (file === undefined || folder === undefined) return;
      await mkdir(folder, { recursive: true });
      await appendFile(file, `${JSON.stringify({ of, run })}\n`);
    },
  };
}

async function readOrNothing(file: string | undefined): Promise<string> {
  try {
    return file === undefined ? "" : await readFile(file, "utf8");
  } catch {
    return ""; // the first run writes it
  }
}

function parsedOrNull(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null; // the line an interruption cut off is measured again
  }
}
