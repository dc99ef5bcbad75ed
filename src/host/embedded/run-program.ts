import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { messageOf } from "../../errors.ts";
import { killGroup } from "./live-groups.ts";

export type Program = {
  readonly file: string;
  readonly args: readonly string[];
};

export type ProgramRun = Program & {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
};

type Output = { readonly output: string; readonly errors: string };
export type ProgramEnd =
  | (Output & { readonly kind: "exit"; readonly code: number })
  | (Output & { readonly kind: "timeout" | "aborted" })
  /** It could not be started: it isn't there, or isn't a program. */
  | { readonly kind: "missing"; readonly reason: string };

/** Output kept of each stream, in bytes; the rest is read and dropped. */
const MAX_OUTPUT_BYTES = 64_000;

/**
 * Runs one program by its arguments, never through a shell, in a process group of its own that is
 * killed as a whole when the time is up or the signal says so. Never rejects.
 */
export async function runProgram(run: ProgramRun): Promise<ProgramEnd> {
  const { file, args, input = "", env, cwd } = run;
  try {
    const child = spawn(file, [...args], {
      detached: true,
      stdio: "pipe",
      ...(env ? { env: { ...env } } : {}),
      ...(cwd === undefined ? {} : { cwd }),
    });
    // A program that doesn't read its input closes the pipe: its answer counts all the same.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    return await ended(child, run);
  } catch (error) {
    return { kind: "missing", reason: messageOf(error) };
  }
}

async function ended(
  child: ChildProcessWithoutNullStreams,
  { timeoutMs, signal }: ProgramRun,
): Promise<ProgramEnd> {
  const [output, errors] = [kept(child.stdout), kept(child.stderr)];
  let cut: "timeout" | "aborted" | undefined;
  const stop = (reason: "timeout" | "aborted"): void => {
    cut ??= reason;
    killGroup(child.pid);
  };
  const timer = setTimeout(() => stop("timeout"), timeoutMs);
  const abort = (): void => stop("aborted");
  signal?.addEventListener("abort", abort, { once: true });
  if (signal?.aborted) abort();
  try {
    const code = await closed(child);
    const texts = { output: output(), errors: errors() };
    return cut ? { kind: cut, ...texts } : { kind: "exit", code, ...texts };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

function closed(child: ChildProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once("error", reject);
  child.once("close", (code) => resolve(code ?? 1));
  return promise;
}

function kept(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => {
    if (bytes < MAX_OUTPUT_BYTES) chunks.push(chunk.subarray(0, MAX_OUTPUT_BYTES - bytes));
    bytes += chunk.length;
  });
  return () => Buffer.concat(chunks).toString("utf8");
}

/** How long a program may take to say that it can't be started, in milliseconds. */
const START_MS = 1_500;

/** Starts a program that goes on without us; answers why it could not, if it says so at once. */
export async function startProgram({ file, args }: Program): Promise<string | undefined> {
  try {
    const child = spawn(file, [...args], { detached: true, stdio: "ignore" });
    child.unref();
    const { promise, resolve } = Promise.withResolvers<number>();
    const timer = setTimeout(() => resolve(0), START_MS);
    const code = await Promise.race([promise, closed(child)]).finally(() => clearTimeout(timer));
    return code === 0 ? undefined : `${file} ended with code ${code}`;
  } catch (error) {
    return messageOf(error);
  }
}
