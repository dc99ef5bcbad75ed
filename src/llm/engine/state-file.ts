import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod, readFile, rename, stat, writeFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { getModuleVersion } from "node-llama-cpp";
import type { Token } from "node-llama-cpp";
import { z } from "zod";
import type { Engine } from "./engine.ts";

/** Beside the engine's own file: what it fits, and what its tokens say. */
const headerSchema = z.object({
  model: z.string(),
  engine: z.string(),
  sha256: z.string(),
  spans: z.array(
    z.object({
      kind: z.enum(["text", "control", "builtin"]),
      text: z.string(),
      isOpen: z.boolean(),
      count: z.int().nonnegative(),
    }),
  ),
});

type Place = { readonly file: string; readonly modelFile: string };

/** Writes what the model has read to `file` and, as JSON, to `file.json`; both at once or neither. */
export async function saveState(engine: Engine, { file, modelFile }: Place): Promise<void> {
  const part = `${file}.part`;
  await engine.sequence.saveStateToFile(part);
  // The engine makes it by the umask.
  await chmod(part, 0o600);
  const header = {
    model: await modelKey(modelFile),
    engine: await getModuleVersion(),
    sha256: await sha256(part),
    spans: engine.context.spans.map(({ tokens, ...span }) => ({ ...span, count: tokens.length })),
  };
  await writeFile(`${file}.json.part`, JSON.stringify(header), { mode: 0o600 });
  await rename(part, file);
  await rename(`${file}.json.part`, `${file}.json`);
}

/**
 * Puts a saved state back. False, and nothing changed, when it was made by another model or engine,
 * when it is damaged or not there: the native reader must never see such a file.
 */
export async function loadState(engine: Engine, { file, modelFile }: Place): Promise<boolean> {
  const header = await readHeader(`${file}.json`);
  if (!header || header.engine !== (await getModuleVersion())) return false;
  if (header.model !== (await modelKey(modelFile))) return false;
  const count = header.spans.reduce((sum, span) => sum + span.count, 0);
  if (count >= engine.contextSize || header.sha256 !== (await sha256(file))) return false;
  await engine.sequence.loadStateFromFile(file, { acceptRisk: true });
  const tokens = engine.sequence.contextTokens;
  let start = 0;
  const spans = header.spans.map(({ count, ...span }) => {
    start += count;
    return { ...span, tokens: tokens.slice(start - count, start) satisfies Token[] };
  });
  engine.context.remember(spans);
  return true;
}

async function readHeader(file: string): Promise<z.infer<typeof headerSchema> | undefined> {
  try {
    return headerSchema.safeParse(JSON.parse(await readFile(file, "utf8"))).data;
  } catch {
    // No file, or half of one: there is no state to load, which is what the caller is told.
    return undefined;
  }
}

/** Another file, or the same one written anew, is another model. */
async function modelKey(modelFile: string): Promise<string> {
  const { size, mtimeMs } = await stat(modelFile);
  return `${size}-${mtimeMs}`;
}

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(file), hash);
  } catch {
    // A state file that can't be read has no digest and so matches no header.
    return "";
  }
  return hash.digest("hex");
}
