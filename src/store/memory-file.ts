import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { AssistantError, messageOf } from "../errors.ts";
import type { Memory } from "../types/memory.ts";
import { durableWrite } from "./durable-write.ts";
import { meaningSchema } from "./meaning-schema.ts";
import { errnoOf } from "./fs-failure.ts";

/** Raised when the shape changes; a file of another version is left alone and not read. */
const VERSION = 1;

const json: z.ZodType<Memory["records"][number]["facts"]> = z.record(z.string(), z.json());
const taint = z.object({
  sources: z.array(z.string()),
  untrusted: z.boolean(),
  personal: z.boolean(),
});
const origin = z.union([
  z.object({ origin: z.literal("said"), text: z.string() }),
  z.object({
    origin: z.literal("resolved"),
    text: z.string(),
    bySense: z.literal(true).optional(),
  }),
  z.object({
    origin: z.literal("handle"),
    handle: z.string(),
    // What an earlier program kept doesn't say: then nobody the user trusts chose it.
    chosenBy: z.enum(["words", "alone", "sense", "model"]).default("model"),
  }),
  z.object({ origin: z.enum(["enum", "confirmed", "free", "foreign"]) }),
]);
const candidate = z.object({ value: z.json(), origin });
const slot = z.object({
  parameter: z.string(),
  required: z.boolean(),
  value: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("closed"), candidates: z.array(candidate) }),
    z.object({ kind: z.literal("free"), maxLength: z.int().min(1) }),
    z.object({ kind: z.literal("list"), candidates: z.array(candidate), max: z.int().min(1) }),
  ]),
});
const call = z.object({
  id: z.string(),
  name: z.string(),
  arguments: z.record(z.string(), z.json()),
  origins: z.record(z.string(), origin),
  by: z.enum(["model", "fast-path", "script"]),
});
const question = z.object({
  call,
  missing: z.array(z.string()),
  slots: z.array(slot),
  question: z.string(),
  rest: z.array(z.string()),
});
const unread = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("text"),
    text: z.string(),
    part: z.int().min(1),
    of: z.int().min(1),
  }),
  z.object({
    kind: z.literal("rows"),
    tool: z.string(),
    arguments: z.record(z.string(), z.json()),
    meanings: z.record(z.string(), meaningSchema).optional(),
    items: z.array(json),
    details: z
      .array(
        z.object({
          at: z.number().exactOptional(),
          facts: z.record(z.string(), z.string()),
          told: z
            .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
            .exactOptional(),
        }),
      )
      .optional(),
    more: z.int().min(0),
  }),
]);
const fileSchema = z.object({
  version: z.literal(VERSION),
  memory: z.object({
    records: z.array(
      z.object({
        handle: z.string().regex(/^[a-z]+:\d+$/),
        kind: z.string(),
        id: z.string(),
        facts: json,
        at: z.number().optional(),
        focus: z.int().min(0).optional(),
        isSent: z.boolean().optional(),
        people: z.array(z.string()).optional(),
        listing: z.int().min(0),
        place: z.int().min(0),
        isOwn: z.boolean().default(false),
      }),
    ),
    tools: z.array(z.string()),
    // What an earlier program kept has none: nothing leans on what it did.
    acts: z
      .array(
        z.object({
          tool: z.string(),
          arguments: z.record(z.string(), z.json()),
          origins: z.record(z.string(), origin),
          said: z.string(),
          isEffect: z.boolean(),
          shown: z.int().min(0),
          told: z.string().optional(),
        }),
      )
      .default([]),
    lastAnswer: z.string(),
    open: z.object({ question, askedAt: z.number() }).optional(),
    offer: z.object({ effect: z.string(), askedAt: z.number() }).optional(),
    unread: unread.optional(),
    taint,
  }),
});

/** Where a named conversation's memory lies in the state folder. */
function memoryFile(state: string, session: string): string {
  return join(state, "memory", `${session}.json`);
}

/** The memory of a named conversation; nothing where there is none. A damaged one fails with one sentence, for without its taint it must not be guessed at. */
export function readMemory(state: string, session: string): Memory | undefined {
  const file = memoryFile(state, session);
  try {
    const { memory } = fileSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    return { ...memory, open: memory.open };
  } catch (cause) {
    if (errnoOf(cause) === "ENOENT") return undefined;
    const why = cause instanceof z.ZodError ? "it is no memory of this version" : messageOf(cause);
    throw new AssistantError(
      "memory_damaged",
      `The memory of "${session}" can't be read: ${why}.`,
      {
        hint: `Clear it with: sotto memory --clear --session ${session}`,
        cause,
      },
    );
  }
}

/** Keeps a conversation's memory, whole or not at all, for the user alone. */
export async function writeMemory(state: string, session: string, memory: Memory): Promise<void> {
  const file = memoryFile(state, session);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  await durableWrite(file, `${JSON.stringify({ version: VERSION, memory })}\n`);
}

/** Removes a conversation's memory; true when there was one. */
export function clearMemory(state: string, session: string): boolean {
  try {
    rmSync(memoryFile(state, session));
    return true;
  } catch (cause) {
    if (errnoOf(cause) === "ENOENT") return false;
    throw new AssistantError("not_forgotten", `The memory can't be removed: ${messageOf(cause)}.`, {
      cause,
    });
  }
}
