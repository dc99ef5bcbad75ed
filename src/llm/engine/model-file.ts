import { open } from "node:fs/promises";
import { AssistantError, messageOf } from "../../errors.ts";

/** Magic, version, two counts: what every GGUF file begins with, in bytes. */
const HEADER_SIZE = 24;

/** Says before any native code sees the file that it is there and begins as a GGUF file does. */
export async function checkModelFile(id: string, modelFile: string): Promise<void> {
  const header = await readHeader(id, modelFile);
  const isGguf = header.byteLength === HEADER_SIZE && header.toString("latin1", 0, 4) === "GGUF";
  if (!isGguf) throw brokenModel(id, `${modelFile} is not a GGUF file.`);
}

/** The file is there and can't be used: damaged, cut off, or not what it should be. */
export function brokenModel(id: string, why: string): AssistantError {
  return new AssistantError("model_broken", `The model ${id} can't be loaded: ${why}`, {
    hint: `Fetch it again: sotto models remove ${id}, then sotto models fetch ${id}.`,
  });
}

async function readHeader(id: string, modelFile: string): Promise<Buffer> {
  try {
    await using file = await open(modelFile, "r");
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_SIZE), 0, HEADER_SIZE, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new AssistantError(
      "model_missing",
      `The model ${id} can't be read at ${modelFile}: ${messageOf(error)}`,
      { hint: `Fetch it: sotto models fetch ${id}.`, cause: error },
    );
  }
}
