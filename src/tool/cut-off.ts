import { Worker } from "node:worker_threads";

/** Between two signs of life, and as long as one thread may go without giving any. */
const BEAT_MS = 1_000;
const LONGEST_MS = 30_000;

export type CutOffOptions = { readonly beatMs?: number; readonly longestMs?: number };
/** What the far side is given: signs of life come, and how often it cut something off goes back. */
export type CutOffShared = Required<CutOffOptions> & { readonly counts: Int32Array };
/** Places in `counts`. */
export const BEATS = 0;
export const CUTS = 1;

/** Who waits, the innermost last. */
const listeners: (() => void)[] = [];

/**
 * Cuts off whatever keeps this thread busy without a pause for half a minute: an endless loop, a
 * pattern that backtracks for ever. What was running ends where it stands, not even its `finally` is
 * reached, and what it was to answer never comes: only what has a time of its own may wait for it.
 * Work in native code can't be cut off. A watcher in a thread of its own does it, since this one can't.
 *
 *     here: a beat a second ──▶ counts ◀── watcher: no beat for 30 looks ─▶ terminate what runs here
 */
export function cutOffBlocks(options: CutOffOptions = {}): AsyncDisposable {
  const { beatMs = BEAT_MS, longestMs = LONGEST_MS } = options;
  const counts = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const workerData: CutOffShared = { counts, beatMs, longestMs };
  const worker = new Worker(new URL("cut-off-watcher.ts", import.meta.url), { workerData });
  worker.unref();
  let seen = 0;
  const beat = setInterval(() => {
    Atomics.add(counts, BEATS, 1);
    const cuts = Atomics.load(counts, CUTS);
    if (cuts === seen) return;
    seen = cuts;
    listeners.at(-1)?.();
  }, beatMs);
  beat.unref();
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(beat);
      await worker.terminate();
    },
  };
}

/**
 * Calls the listener when something has been cut off, unless another has been put above it meanwhile:
 * a call tells its turn itself. The answer stops that.
 */
export function onCutOff(listener: () => void): () => void {
  listeners.push(listener);
  return () => {
    const at = listeners.lastIndexOf(listener);
    if (at >= 0) listeners.splice(at, 1);
  };
}
