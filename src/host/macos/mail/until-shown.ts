import { setTimeout as wait } from "node:timers/promises";

/** Mail's index follows what Mail did within a second or two; this is waited, in milliseconds, and how often is looked. */
const SHOWN_MS = 8_000;
const LOOK_EVERY_MS = 250;

/** What a look finds once it is there; nothing when it doesn't come. */
export async function untilShown<Value>(look: () => Value | undefined): Promise<Value | undefined> {
  const until = performance.now() + SHOWN_MS;
  for (;;) {
    const found = look();
    if (found !== undefined || performance.now() > until) return found;
    await wait(LOOK_EVERY_MS);
  }
}
