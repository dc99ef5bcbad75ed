import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { messageOf } from "../../../errors.ts";
import { keepGroup, killGroup } from "./live-groups.ts";
import { type Leftovers, lifeOf } from "./program-end.ts";

export type Program = {
  readonly file: string;
  readonly args: readonly string[];
};

export type ProgramRun = Program & {
  /** What it reads; nothing by default. */
  readonly input?: string | Uint8Array;
  /** Ours when nothing is said. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Kept of each stream; 64 KB when nothing is said. */
  readonly mostOutputBytes?: number;
  /** Output beyond that is read and dropped; or it ends the program. */
  readonly beyond?: "drop" | "end";
  /** What it started and left running ends with it; or stays, like an app that it opened. */
  readonly leftovers?: Leftovers;
  readonly onStart?: (pid: number) => void;
};

type Output = { readonly output: string; readonly errors: string };
export type ProgramEnd =
  | (Output & { readonly kind: "exit"; readonly code: number })
  /** Flooded: it printed more than is kept, where that was to end it. */
  | (Output & { readonly kind: "timeout" | "aborted" | "flooded" })
  /** It could not be started: it isn't there, or isn't a program. */
  | { readonly kind: "missing"; readonly reason: string };

const MAX_OUTPUT_BYTES = 64_000;

/**
 * Runs one program by its arguments, never through a shell, in a process group of its own that is
 * killed as a whole when the time is up, the signal says so, or we end. Never rejects, and always
 * answers: at the latest shortly after its time, whoever still holds its streams and whatever it ignores.
 */
export async function runProgram(run: ProgramRun): Promise<ProgramEnd> {
  if (run.signal?.aborted) return { kind: "aborted", output: "", errors: "" };
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

type Cut = "timeout" | "aborted" | "flooded";

async function ended(child: ChildProcessWithoutNullStreams, run: ProgramRun): Promise<ProgramEnd> {
  const { timeoutMs, signal, leftovers = "end" } = run;
  const { pid } = child;
  const release = pid === undefined ? undefined : keepGroup(pid);
  const { over, giveUp } = lifeOf(child, leftovers);
  let cut: Cut | undefined;
  const stop = (reason: Cut): void => {
    if (cut) return;
    cut = reason;
    killGroup(pid);
    giveUp();
  };
  const [output, errors] = [kept(child.stdout, run, stop), kept(child.stderr, run, stop)];
  const timer = setTimeout(stop, timeoutMs, "timeout");
  const abort = (): void => stop("aborted");
  signal?.addEventListener("abort", abort, { once: true });
  try {
    if (pid !== undefined) run.onStart?.(pid);
    const code = await over;
    const texts = { output: output(), errors: errors() };
    return cut ? { kind: cut, ...texts } : { kind: "exit", code, ...texts };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    release?.();
  }
}

function kept(
  stream: NodeJS.ReadableStream,
  { mostOutputBytes = MAX_OUTPUT_BYTES, beyond = "drop" }: ProgramRun,
  stop: (reason: Cut) => void,
): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => {
    if (bytes < mostOutputBytes) chunks.push(chunk.subarray(0, mostOutputBytes - bytes));
    bytes += chunk.length;
    if (bytes > mostOutputBytes && beyond === "end") stop("flooded");
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
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
    const timer = setTimeout(() => resolve(0), START_MS);
    const code = await promise.finally(() => clearTimeout(timer));
    return code === 0 ? undefined : `${file} ended with code ${code}`;
  } catch (error) {
    return messageOf(error);
  }
}
