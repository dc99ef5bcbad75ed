import type { FrameQueue } from "./frame-queue.ts";

/** One way to reach a microphone. */
export type Recorder = {
  readonly name: string;
  /** Puts 16 kHz mono sound into the queue until the returned function is called; rejects if it cannot. */
  readonly start: (queue: FrameQueue) => Promise<() => void>;
};
