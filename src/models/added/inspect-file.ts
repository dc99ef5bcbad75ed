import { stat } from "node:fs/promises";
import { AssistantError, UsageError } from "../../errors.ts";
import { inGigabytes } from "../in-gigabytes.ts";
import type { AddedModel } from "./added-models.ts";
import { wrongInTemplate } from "./check-template.ts";
import type { GgufFacts } from "./gguf-facts.ts";
import { readGgufFacts } from "./gguf-facts.ts";

/** What every conversation begins with has 1,500 tokens; a turn over it needs as many again. */
const LEAST_CONTEXT = 4096;
/** More than this no conversation uses. */
const MOST_CONTEXT = 32_768;
/** The engine's own buffers. */
const ENGINE_BYTES = 300_000_000;

export type Inspection = {
  readonly path: string;
  /** What this machine has. */
  readonly memoryBytes: number;
  readonly signal: AbortSignal;
};

/** Looks whether a file is a model one can talk to, here; throws one sentence where it isn't. */
export async function inspectFile(inspection: Inspection): Promise<Omit<AddedModel, "id">> {
  const { path, memoryBytes, signal } = inspection;
  const { bytes, modifiedMs } = await measure(path);
  const facts = readFacts(path);
  const reason = reasonAgainst(facts) ?? (await wrongInTemplate(facts.template ?? "", signal));
  if (reason !== undefined) throw refused(path, reason);
  const { architecture, licence, parameters } = facts;
  const contextSize = contextFor(facts, { bytes, memoryBytes });
  const neededBytes = needed(facts, { bytes, contextSize });
  if (neededBytes > memoryBytes) {
    const [needs, has] = [neededBytes, memoryBytes].map(inGigabytes);
    throw refused(path, `it needs ${needs} of memory, and this machine has ${has}`);
  }
  return {
    path,
    bytes,
    modifiedMs,
    architecture,
    licence: licence || "unknown",
    parameters,
    contextSize,
    neededBytes,
  };
}

/** Nothing but a file is opened: a pipe would be waited for. */
async function measure(path: string): Promise<Pick<AddedModel, "bytes" | "modifiedMs">> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw refused(path, "there is no such file");
  if (!found.isFile()) throw refused(path, "it isn't a file");
  return { bytes: found.size, modifiedMs: found.mtimeMs };
}

function readFacts(path: string): GgufFacts {
  try {
    return readGgufFacts(path);
  } catch (error) {
    if (error instanceof AssistantError) throw refused(path, error.message);
    throw refused(path, "it can't be read");
  }
}

/** What speaks against talking to such a model, as a clause. */
function reasonAgainst(facts: GgufFacts): string | undefined {
  const { type, parts, isEmbedding, template, contextLength, architecture } = facts;
  if (type !== "model") return `it holds no model but what goes with one (${type})`;
  if (parts > 1) return `it is one of ${parts} parts; join them with llama-gguf-split --merge`;
  if (architecture === "") return "it doesn't say what kind of model it is";
  if (isEmbedding) return "it is an embedding model, which compares texts and answers nobody";
  if (template === undefined || template === "") {
    return "it has no chat template: a base model goes on with a text and answers nobody";
  }
  if (contextLength >= LEAST_CONTEXT) return undefined;
  return `its context of ${contextLength} tokens is smaller than the ${LEAST_CONTEXT} a conversation needs`;
}

type Room = { readonly bytes: number; readonly memoryBytes: number };

/** The largest context that fits beside the weights, halved until it does. */
function contextFor(facts: GgufFacts, { bytes, memoryBytes }: Room): number {
  let contextSize = Math.min(facts.contextLength, MOST_CONTEXT);
  while (contextSize > LEAST_CONTEXT && needed(facts, { bytes, contextSize }) > memoryBytes) {
    contextSize = Math.max(LEAST_CONTEXT, Math.floor(contextSize / 2));
  }
  return contextSize;
}

function needed(
  { cacheBytesPerToken }: GgufFacts,
  { bytes, contextSize }: Pick<AddedModel, "bytes" | "contextSize">,
): number {
  return bytes + cacheBytesPerToken * contextSize + ENGINE_BYTES;
}

function refused(path: string, reason: string): UsageError {
  return new UsageError(`${path} can't be used: ${reason}.`, {
    hint: "It takes a GGUF file of a model made for conversations: sotto models list.",
  });
}
