import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { messageOf } from "../../../errors.ts";
import { keepGroup, killGroup } from "../../embedded/live-groups.ts";

export type ProcessCall = {
  readonly file: string;
  readonly args: readonly string[];
  /** What it reads; nothing by default. */
  readonly input?: string;
  readonly cwd?: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
};

type Output = { readonly output: string; readonly errors: string };
export type ProcessEnd =
  | (Output & { readonly kind: "exit"; readonly code: number })
  /** More output than anything sensible has. */
  | (Output & { readonly kind: "timeout" | "aborted" | "flooded" })
  /** It could not be started: it isn't there, or isn't a program. */
  | { readonly kind: "missing"; readonly reason: string };

/** Runs one program to its end; tests put a stand-in in its place. */
export type RunProcess = (call: ProcessCall) => Promise<ProcessEnd>;

/** Ten years of daily events or 10,000 contacts are some 8 MB of JSON. */
const MAX_OUTPUT_BYTES = 64_000_000;
/** The exit code of a process that a signal ended, as shells count it. */
const SIGNAL_CODES: Readonly<Record<string, number>> = { SIGABRT: 134, SIGBUS: 138, SIGSEGV: 139 };

/**
 * Runs one program by its arguments, never through a shell, in a process group of its own that is killed as a
 * whole when the time is up, the signal says so, or we end. Never rejects, never starts it twice.
 */
export const runProcess: RunProcess = async (call) => {
  if (call.signal?.aborted) return { kind: "aborted", output: "", errors: "" };
  const { file, args, input = "", cwd } = call;
  try {
    const child = spawn(file, [...args], {
      detached: true,
      stdio: "pipe",
      ...(cwd === undefined ? {} : { cwd }),
    });
    // A program that doesn't read its input closes the pipe: its answer counts all the same.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    return await endOf(child, call);
  } catch (error) {
    return { kind: "missing", reason: messageOf(error) };
  }
};

type Cut = "timeout" | "aborted" | "flooded";

async function endOf(
  child: ChildProcessWithoutNullStreams,
  { timeoutMs, signal }: ProcessCall,
): Promise<ProcessEnd> {
  const { pid } = child;
  const letGo = pid === undefined ? undefined : keepGroup(pid);
  let cut: Cut | undefined;
  const stop = (reason: Cut): void => {
    cut ??= reason;
    killGroup(pid);
  };
  const [output, errors] = [child.stdout, child.stderr].map((stream) =>
    kept(stream, () => stop("flooded")),
  );
  const timer = setTimeout(() => stop("timeout"), timeoutMs);
  const abort = (): void => stop("aborted");
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const code = await codeOf(child);
    const texts = { output: output?.() ?? "", errors: errors?.() ?? "" };
    return cut ? { kind: cut, ...texts } : { kind: "exit", code, ...texts };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    letGo?.();
  }
}

function codeOf(child: ChildProcessWithoutNullStreams): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once("error", reject);
  child.once("close", (code, signal) => resolve(code ?? SIGNAL_CODES[signal ?? ""] ?? 1));
  return promise;
}

function kept(stream: NodeJS.ReadableStream, onFlood: () => void): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_OUTPUT_BYTES) onFlood();
    else chunks.push(chunk);
  });
  return () => Buffer.concat(chunks).toString("utf8");
}
