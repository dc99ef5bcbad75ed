import { createHash } from "node:crypto";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { schemaOf } from "../../exposure/choices.ts";
import { tools } from "../../../tools/index.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { tokenRunSchema } from "./token-run.ts";
import type { TokenRun } from "./token-run.ts";

const lineSchema = z.object({ of: z.string(), run: tokenRunSchema });

export type Runs = {
  readonly all: () => readonly TokenRun[];
  readonly find: (wanted: Wanted) => TokenRun | undefined;
  readonly add: (run: TokenRun) => Promise<void>;
};
type Wanted = Pick<TokenRun, "exposure" | "tools" | "conversation" | "isTimed">;

/**
 * Runs as they are finished, in `DIR/tokens.jsonl` where a folder is named, so that an interrupted
 * benchmark goes on where it was. Runs of other conversations or tools than today's are passed over.
 */
export async function openRuns(folder: string | undefined): Promise<Runs> {
  const of = digest();
  const file = folder === undefined ? undefined : join(folder, "tokens.jsonl");
  const runs = file === undefined ? [] : await readRuns(file, of);
  return {
    all: () => runs,
    find: (wanted) =>
      runs.find(
        (run) =>
          run.exposure === wanted.exposure &&
          run.tools === wanted.tools &&
          run.conversation === wanted.conversation &&
          run.isTimed === wanted.isTimed,
      ),
    add: async (run) => {
      runs.push(run);
      if (file === undefined || folder === undefined) return;
      await mkdir(folder, { recursive: true });
      await appendFile(file, `${JSON.stringify({ of, run })}\n`);
    },
  };
}

async function readRuns(file: string, of: string): Promise<TokenRun[]> {
  let text = "";
  try {
    text = await readFile(file, "utf8");
  } catch {
    return []; // the first run writes it
  }
  return text.split("\n").flatMap((line) => {
    const parsed = lineSchema.safeParse(parsedOrNull(line));
    return parsed.success && parsed.data.of === of ? [parsed.data.run] : [];
  });
}

function parsedOrNull(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null; // the line an interruption cut off is measured again
  }
}

/** What the figures hang on: the scripted words and the tools. */
function digest(): string {
  const what = JSON.stringify([CONVERSATIONS, tools.map(schemaOf)]);
  return createHash("sha256").update(what).digest("hex").slice(0, 16);
}
