import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AssistantError, messageOf } from "../../errors.ts";
import type { Llm, StepOutcome, StepOptions, StepRequest, TokenUsage } from "../../types/llm.ts";
import { admitReply } from "./admit-reply.ts";
import { promptText } from "./prompt-text.ts";
import { readableGrammar } from "./readable-grammar.ts";
import { hang, stopOf } from "./script.ts";

/** As large as the largest context the engine is ever asked for. */
const CONTEXT_SIZE = 32_768;
/** There is no tokenizer: so that a history is trimmed at all, a token counts as this many characters. */
const CHARACTERS_PER_TOKEN = 4;
/** Nothing was evaluated, and an estimate would be taken for a measurement. */
const NO_TOKENS: TokenUsage = { promptTokens: 0, evaluatedTokens: 0, generatedTokens: 0 };
const LOOK_EVERY_MS = 50;

/**
 * A model played by somebody with a folder: each step leaves its prompt, its tools and what it admits
 * as NNN.request.json and waits for NNN.reply.json. A reply the step doesn't admit is taken away again
 * and told why as NNN.refused.json. Files appear whole, under a name of their own first.
 *
 *     007.request.json ──► player ──► 007.reply.json ──► admitted? ── yes ──► the step's output
 *                            ▲                              │ no
 *                            └────── 007.refused.json ◄─────┘
 *
 * Numbers go on after those in the folder. One program plays in a folder at a time.
 */
export function createPlayedLlm(folder: string): Llm {
  return {
    id: "play",
    contextSize: () => CONTEXT_SIZE,
    load: async () => {
      await usable(folder);
      return 0;
    },
    count: async (text) => tokensOf(text),
    countPrompt: async (prompt) => tokensOf(promptText(prompt)),
    prefill: async () => NO_TOKENS,
    step: (request, options) => play(folder, request, options),
    saveState: async () => undefined,
    loadState: async () => false,
    [Symbol.asyncDispose]: async () => undefined,
  };
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

async function usable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const message = `The folder ${folder} can't be used to play in: ${messageOf(error)}`;
    throw new AssistantError("model_failed", message, { cause: error });
  }
}

async function play(
  folder: string,
  request: StepRequest,
  { signal, onText }: StepOptions,
): Promise<StepOutcome> {
  const started = performance.now();
  await usable(folder);
  const files = filesOf(folder, await nextNumber(folder));
  await writeWhole(files.request, readableRequest(request));
  const output = await awaitReply(files, request, signal);
  if (output?.kind === "answer") output.text.match(/\s*\S+/g)?.forEach((word) => onText?.(word));
  return {
    output: output ?? { kind: "answer", text: "" },
    stop: output ? stopOf(output) : "aborted",
    usage: NO_TOKENS,
    prefillMs: 0,
    decodeMs: performance.now() - started,
  };
}

type Files = { readonly request: string; readonly reply: string; readonly refused: string };

function filesOf(folder: string, number: number): Files {
  const of = (what: string): string =>
    join(folder, `${String(number).padStart(3, "0")}.${what}.json`);
  return { request: of("request"), reply: of("reply"), refused: of("refused") };
}

async function nextNumber(folder: string): Promise<number> {
  const taken = (await readdir(folder)).flatMap((name) => {
    const number = /^(\d+)\.request\.json$/.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  return taken.reduce((most, number) => Math.max(most, number), 0) + 1;
}

/** Undefined when it was stopped. */
async function awaitReply(
  files: Files,
  request: StepRequest,
  signal: AbortSignal,
): Promise<StepOutcome["output"] | undefined> {
  for (let attempt = 1; !isStopped(signal);) {
    const text = await readIfThere(files.reply);
    if (text === undefined) {
      await hang(LOOK_EVERY_MS, signal.aborted ? NEVER : signal);
      continue;
    }
    const admission = admitReply(text, request);
    if ("output" in admission) return admission.output;
    await rm(files.reply);
    await writeWhole(files.refused, { attempt, reason: admission.refused, reply: text });
    attempt += 1;
  }
  return undefined;
}

const NEVER = new AbortController().signal;

/** A step of a model has its time; somebody who plays one has as much as they like. */
function isStopped({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof DOMException && reason.name === "TimeoutError");
}

function readableRequest({ choices, mayAnswer, maxTokens, ...prompt }: StepRequest): object {
  return {
    prompt: promptText(prompt),
    ...prompt,
    choices: choices.map(({ name, bias, argumentsGrammar }) => ({
      name,
      bias,
      arguments: readableGrammar(argumentsGrammar),
    })),
    mayAnswer,
    maxTokens,
  };
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

async function writeWhole(file: string, content: object): Promise<void> {
  const part = `${file}.part`;
  await writeFile(part, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 });
  await rename(part, file);
}
