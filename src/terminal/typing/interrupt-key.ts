/** Two Ctrl-C within so long leave, whatever is going on. */
const TWICE_MS = 1_500;

export type InterruptKey = {
  readonly isBusy: () => boolean;
  readonly stop: () => void;
  readonly leave: () => void;
};

/** Ctrl-C on an empty line stops what is going on; where nothing is, or at the second time, it leaves. */
export function createInterruptKey({ isBusy, stop, leave }: InterruptKey): () => void {
  let last = -Infinity;
  return () => {
    const isSecond = performance.now() - last < TWICE_MS;
    last = performance.now();
    if (isBusy() && !isSecond) stop();
    else leave();
  };
}
