import process from "node:process";

/** Signals that end us without running what waits for the exit. */
const ENDING = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
type Ending = (typeof ENDING)[number];

const live = new Set<number>();
let isWatching = false;

/**
 * Keeps a process group until it has ended: when we exit, or a signal ends us, it is killed with us. Answers
 * what to call when it has ended. A kill -9 of ours can't be seen: scripts end by their own deadlines then.
 */
export function keepGroup(pid: number): () => void {
  live.add(pid);
  watch();
  return () => {
    live.delete(pid);
    if (live.size === 0) unwatch();
  };
}

/** Kills a whole process group; one that has ended already, or never began, is fine. */
export function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

function killAll(): void {
  for (const pid of live) killGroup(pid);
}

function onEnding(signal: Ending): void {
  killAll();
  unwatch();
  // Where nobody else decides what the signal means, it ends us as it would have without us.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  process.on("exit", killAll);
  for (const signal of ENDING) process.on(signal, onEnding);
}

function unwatch(): void {
  isWatching = false;
  process.off("exit", killAll);
  for (const signal of ENDING) process.off(signal, onEnding);
}
