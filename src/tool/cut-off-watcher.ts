import { Session } from "node:inspector";
import { workerData } from "node:worker_threads";
import { BEATS, CUTS } from "./cut-off.ts";
import type { CutOffShared } from "./cut-off.ts";

// The far side of `cutOffBlocks`, which gives exactly this.
const { counts, beatMs, longestMs } = workerData as CutOffShared;
// Looks are counted and not time: a machine that slept has missed neither beats nor looks.
const mostMissed = Math.ceil(longestMs / beatMs);
let last = -1;
let missed = 0;

setInterval(() => {
  const beats = Atomics.load(counts, BEATS);
  missed = beats === last ? missed + 1 : 0;
  last = beats;
  if (missed < mostMissed) return;
  missed = 0;
  cutOff();
}, beatMs);

function cutOff(): void {
  const session = new Session();
  session.connectToMainThread();
  Atomics.add(counts, CUTS, 1);
  session.post("Runtime.terminateExecution", () => session.disconnect());
}
