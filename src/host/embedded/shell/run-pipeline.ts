import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import process from "node:process";
import { killGroup } from "../live-groups.ts";
import type { Program } from "../run-program.ts";

/** Output kept of a pipeline, in bytes; the rest is read and dropped. */
const MAX_OUTPUT_BYTES = 64_000;

export type PipelineRun = { readonly programs: readonly Program[]; readonly signal: AbortSignal };
export type PipelineEnd = {
  readonly output: string;
  readonly errors: string;
  /** Of the last program, as a shell counts it. */
  readonly exitCode: number;
};

/**
 * Runs programs with each one's output going into the next, never through a shell, each in a
 * process group of its own; all groups are killed when the signal fires, and it rejects with its reason.
 */
export async function runPipeline({ programs, signal }: PipelineRun): Promise<PipelineEnd> {
  signal.throwIfAborted();
  const children = programs.map(({ file, args }) =>
    spawn(file, [...args], { detached: true, stdio: "pipe", env: {}, cwd: "/" }),
  );
  const stop = (): void => children.forEach(({ pid }) => killGroup(pid));
  signal.addEventListener("abort", stop, { once: true });
  // Bubblewrap ends with us by itself; other sandboxes would leave the programs running.
  process.once("exit", stop);
  try {
    connect(children);
    const output = kept(children.slice(-1).map(({ stdout }) => stdout));
    const errors = kept(children.map(({ stderr }) => stderr));
    const codes = await Promise.all(children.map(closed));
    signal.throwIfAborted();
    return { output: output(), errors: errors(), exitCode: codes.at(-1) ?? 0 };
  } finally {
    signal.removeEventListener("abort", stop);
    process.off("exit", stop);
    stop();
  }
}

function connect(children: readonly ChildProcessWithoutNullStreams[]): void {
  children[0]?.stdin.end();
  for (const [at, child] of children.entries()) {
    const before = children[at - 1];
    before?.stdout.pipe(child.stdin);
    // A program that has read enough closes its input; then the one before it may stop too.
    child.stdin.on("error", () => before?.stdout.destroy());
  }
}

function closed(child: ChildProcessWithoutNullStreams): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once("error", reject);
  child.once("close", (code) => resolve(code ?? 1));
  return promise;
}

function kept(streams: readonly NodeJS.ReadableStream[]): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for (const stream of streams) {
    stream.on("data", (chunk: Buffer) => {
      if (bytes < MAX_OUTPUT_BYTES) chunks.push(chunk.subarray(0, MAX_OUTPUT_BYTES - bytes));
      bytes += chunk.length;
    });
  }
  return () => Buffer.concat(chunks).toString("utf8");
}
