import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { AssistantError } from "../../errors.ts";
import { millisecondsOf } from "../capture/audio-in.ts";
import type { SttSetting } from "./stt.ts";
import { wavBytes } from "../wav/wav-bytes.ts";

/** A clip takes 1-2 s on one slow core; this much is a child that hangs. */
const baseTimeoutMs = 60_000;
const timeoutPerAudioMs = 20;
const mostOutputBytes = 1_000_000;

export type WhisperProgram = {
  readonly program: string;
  /** Absolute: the child runs in the program's own folder. */
  readonly modelFile: string;
  readonly threads: number;
  /** When a child counts as hanging; by the clip's length if not given. */
  readonly timeoutMs?: number;
};

/** What whisper.cpp printed, and the JSON file it wrote beside it. */
type Printed = { readonly text: string; readonly json: string };

/** One whisper.cpp for one utterance: it loads its model, then waits for the sound. */
export type WhisperProcess = AsyncDisposable & {
  /** False once it ended, before it heard anything. */
  readonly isWaiting: () => boolean;
  readonly hear: (audio: Int16Array, signal: AbortSignal) => Promise<Printed>;
};

/** Starts the program; that it can't be started is told by `hear`. Its folder is gone when it is closed. */
export async function startWhisper(
  options: WhisperProgram,
  setting: SttSetting,
): Promise<WhisperProcess> {
  const folder = await mkdtemp(join(tmpdir(), "sotto-heard-"));
  const output = join(folder, "heard");
  const child = spawn(options.program, argumentsFor({ options, setting, output }), {
    cwd: dirname(options.program),
    stdio: ["pipe", "pipe", "pipe"],
  });
  hold(child, false);
  const kill = (): boolean => child.kill("SIGKILL");
  const leave = (): void => {
    kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", leave); // an interrupted program leaves no child and no folder behind
  child.stdin.on("error", () => undefined); // a child that died early says why by its exit code
  let isWaiting = true;
  const ended = endOf(child).finally(() => {
    isWaiting = false;
  });
  ended.catch(() => undefined); // `hear` tells it; a child that never heard anything is nobody's loss
  return {
    isWaiting: () => isWaiting,
    hear: async (audio, signal) => {
      const patienceMs = options.timeoutMs ?? patience(audio);
      const timeout = AbortSignal.timeout(patienceMs);
      const stop = AbortSignal.any([signal, timeout]);
      stop.addEventListener("abort", kill, { once: true });
      hold(child, true);
      try {
        child.stdin.end(wavBytes(audio));
        const { code, text, errors } = await ended;
        signal.throwIfAborted();
        if (timeout.aborted) throw failed("it took too long");
        if (code !== 0) throw failed(lastLine(errors) || `it ended with ${code}`);
        return { text, json: await writtenJson(output) };
      } finally {
        stop.removeEventListener("abort", kill);
      }
    },
    [Symbol.asyncDispose]: async () => {
      process.removeListener("exit", leave);
      kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A child that waits doesn't keep the program alive; one that hears does. */
function hold(child: ReturnType<typeof spawn>, isHeld: boolean): void {
  for (const part of [child, child.stdin, child.stdout, child.stderr]) {
    // The pipes are sockets, which their types don't say.
    const handle = part as { ref?: () => void; unref?: () => void } | null;
    if (isHeld) handle?.ref?.();
    else handle?.unref?.();
  }
}

/**
 * Temperature 0 without fallback bounds the time a clip can take (guard, step 4); each utterance has
 * its own process, so no text of the last one reaches the next. The sound goes in by a pipe and
 * never touches the disk.
 */
function argumentsFor({
  options,
  setting,
  output,
}: {
  options: WhisperProgram;
  setting: SttSetting;
  output: string;
}): readonly string[] {
  const model = ["-m", options.modelFile, "-t", String(options.threads)];
  const result = ["-nt", "-nf", "-ojf", "-of", output, "-f", "-"];
  const prompt = setting.prompt === undefined ? [] : ["--prompt", setting.prompt];
  const task = setting.task === "translate" ? ["-tr"] : [];
  return [...model, "-l", setting.language, ...task, ...prompt, ...result];
}

function patience(audio: Int16Array): number {
  return Math.round(baseTimeoutMs + timeoutPerAudioMs * millisecondsOf(audio.length));
}

async function writtenJson(output: string): Promise<string> {
  try {
    return await readFile(`${output}.json`, "utf8");
  } catch (cause) {
    // whisper.cpp ends with 0 even when it could not read its input.
    throw failed("it wrote no result", cause);
  }
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
