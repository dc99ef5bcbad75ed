import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";

/** Files that are known have up to twenty thousand characters. */
const MOST_BYTES = 128 * 1024;
/** A template renders in milliseconds; a process starts in half a second on a busy machine. */
const WITHIN_MS = 5_000;
/** Heap, in megabytes. A thread with such a limit takes the whole program with it. */
const MOST_MEMORY = 128;

/** What the process answers: nothing where the template serves. */
export type TemplateVerdict = { readonly reason: string | undefined };

/**
 * Why a chat template can't serve, as a clause, or nothing: compiled and rendered once, in a process
 * of its own that is ended where it takes too long or too much.
 */
export async function wrongInTemplate(
  template: string | { readonly bytes: number },
  signal: AbortSignal,
): Promise<string | undefined> {
  const bytes = typeof template === "string" ? Buffer.byteLength(template) : template.bytes;
  if (bytes > MOST_BYTES || typeof template !== "string") {
    return `its chat template has ${bytes} bytes, and none that is known has more than ${MOST_BYTES}`;
  }
  signal.throwIfAborted();
  const child = fork(join(import.meta.dirname, "template-process.ts"), {
    execArgv: [`--max-old-space-size=${MOST_MEMORY}`, "--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: {},
  });
  const limit = AbortSignal.timeout(WITHIN_MS);
  try {
    return await verdictOf(child, template, AbortSignal.any([signal, limit]));
  } catch {
    signal.throwIfAborted();
    return limit.aborted
      ? "its chat template takes too long"
      : "its chat template takes too much memory";
  } finally {
    child.kill("SIGKILL");
  }
}

function verdictOf(
  child: ChildProcess,
  template: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  // The cast is safe: nothing but our own file sends on this channel.
  child.once("message", (verdict) => resolve((verdict as TemplateVerdict).reason));
  child.once("error", reject);
  child.once("exit", () => reject(new Error("it ended without an answer")));
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  child.send(template, (error) => (error ? reject(error) : undefined));
  return promise;
}
