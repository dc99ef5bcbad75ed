import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { constants } from "node:os";
import { killGroup } from "./live-groups.ts";

/** How long the output of a program that has ended is still read: what it started may hold it open for ever. */
const LAST_WORDS_MS = 1_000;
/** A program that was killed and hasn't ended after this long hangs in the system, and is left there. */
const GIVE_UP_MS = 2_000;

export type Leftovers = "end" | "stay";

/** The end of a program: its exit code as a shell counts it. It always comes once `giveUp` has been called. */
export type ProgramLife = { readonly over: Promise<number>; readonly giveUp: () => void };

/**
 * When a program is over for us: when its output has ended, or shortly after it has ended itself, or
 * shortly after it was given up, whichever is first. Rejects where it could not be started.
 */
export function lifeOf(child: ChildProcessWithoutNullStreams, leftovers: Leftovers): ProgramLife {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const timers: NodeJS.Timeout[] = [];
  const endIn = (ms: number, code: number): void => {
    timers.push(setTimeout(resolve, ms, code));
  };
  child.once("error", reject);
  child.once("close", (code, signal) => resolve(codeOf(code, signal)));
  child.once("exit", (code, signal) => {
    if (leftovers === "end") killGroup(child.pid);
    endIn(LAST_WORDS_MS, codeOf(code, signal));
  });
  const over = promise.finally(() => {
    timers.forEach(clearTimeout);
    letGo(child);
  });
  return { over, giveUp: () => endIn(GIVE_UP_MS, codeOf(null, "SIGKILL")) };
}

/** Whoever still holds the other ends of its streams keeps neither them nor us. */
function letGo(child: ChildProcessWithoutNullStreams): void {
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
  child.unref();
}

function codeOf(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
