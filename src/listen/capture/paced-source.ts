import { setTimeout as sleep } from "node:timers/promises";
import { type AudioIn, frameMs } from "./audio-in.ts";

type Pace = {
  /** Milliseconds on a clock that only goes forward. */
  readonly now?: () => number;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const realWait = async (ms: number, signal: AbortSignal): Promise<void> => {
  try {
    await sleep(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};

/** A recording as if it were said now: each frame comes when a microphone would give it. */
export function pacedSource(
  source: AudioIn,
  { now = () => performance.now(), wait = realWait }: Pace = {},
): AudioIn {
  return {
    isLive: true,
    frames: async function* (signal) {
      const startedAt = now();
      let count = 0;
      for await (const frame of source.frames(signal)) {
        count += 1;
        const earlyMs = startedAt + count * frameMs - now();
        if (earlyMs > 0) await wait(earlyMs, signal);
        if (signal.aborted) return;
        yield frame;
      }
    },
  };
}
