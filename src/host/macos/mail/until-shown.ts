import { setTimeout as sleep } from "node:timers/promises";

/** Mail's index follows what Mail did within a second or two; this is waited, in milliseconds, and how often is looked. */
const SHOWN_MS = 8_000;
const LOOK_EVERY_MS = 250;

/** The time that passes while something is waited for, in milliseconds. */
export type Waiting = {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
};
export const realWaiting: Waiting = { now: () => performance.now(), wait: (ms) => sleep(ms) };

/** What a look finds once it is there; nothing when it doesn't come. */
export async function untilShown<Value>(
  look: () => Value | undefined,
  { now, wait }: Waiting,
  forMs = SHOWN_MS,
): Promise<Value | undefined> {
  const until = now() + forMs;
  for (;;) {
    const found = look();
    if (found !== undefined || now() > until) return found;
    await wait(LOOK_EVERY_MS);
  }
}
