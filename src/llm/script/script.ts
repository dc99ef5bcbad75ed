import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { AssistantError, messageOf, UsageError } from "../../errors.ts";
import type { StepOutput } from "../../types/llm.ts";

const lineSchema = z.union([
  z.strictObject({
    /** Any JSON as arguments: a hostile model is not polite either. */
    call: z.strictObject({ name: z.string(), arguments: z.json().default({}) }),
  }),
  z.strictObject({ say: z.string() }),
  z.strictObject({ raw: z.string() }),
  z.strictObject({ crash: z.literal(true) }),
  z.strictObject({ hangMs: z.number().nonnegative() }),
]);

/** What a scripted model does in one step. */
export type ScriptLine = z.infer<typeof lineSchema>;

const FORMS = `{"call":{"name","arguments"}}, {"say"}, {"raw"}, {"crash":true} or {"hangMs"}`;

/** A script from its file: one JSON a line, one line a step. Wrong lines are UsageErrors that name them. */
export async function readScript(file: string): Promise<readonly ScriptLine[]> {
  try {
    return parseScript(await readFile(file, "utf8"), file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The script ${file} can't be read: ${messageOf(error)}`, { cause: error });
  }
}

/** A script from its text; empty lines are skipped. */
export function parseScript(text: string, name = "the script"): readonly ScriptLine[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    return line.trim() === "" ? [] : [parseLine(line, `line ${index + 1} of ${name}`)];
  });
}

function parseLine(line: string, place: string): ScriptLine {
  try {
    const parsed = lineSchema.safeParse(JSON.parse(line));
    if (parsed.success) return parsed.data;
  } catch (error) {
    throw new UsageError(`${place} is not JSON: ${messageOf(error)}`, { cause: error });
  }
  throw new UsageError(`${place} is none of ${FORMS}: ${line}`);
}

/** The lines of a script, one a step; after the last one nothing more is said. */
export type ScriptReader = { readonly next: () => ScriptLine };

export function scriptReader(lines: readonly ScriptLine[]): ScriptReader {
  const left = [...lines];
  return { next: () => left.shift() ?? { say: "" } };
}

/** What a line makes a model say; a hang ends in saying nothing. */
export function outputOf(line: ScriptLine): StepOutput {
  if ("call" in line) {
    const { name, arguments: value } = line.call;
    return { kind: "call", name, argumentsText: JSON.stringify(value) };
  }
  if ("raw" in line) return { kind: "raw", text: line.raw };
  return { kind: "answer", text: "say" in line ? line.say : "" };
}

export function stopOf({ kind }: StepOutput): "call" | "answer" | "invalid" {
  return kind === "raw" ? "invalid" : kind;
}

/** What a model process that died would make of a step. */
export function scriptedCrash(): AssistantError {
  return new AssistantError("model_crashed", "The model process ended unexpectedly (script).", {
    hint: "Try again: the model starts anew with the next request.",
  });
}

/** Waits, at most until the signal is aborted; never rejects. */
export async function hang(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => {
    // The only failure of a timer is the abort, which ends the hang.
  });
}
