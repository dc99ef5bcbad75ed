/**
 * Loads when asked for the first time and again when the process is another one; whoever asks
 * meanwhile waits for the same. A failure is told and forgotten.
 */
export function onceLoaded<Loaded>(
  process: { readonly isRunning: boolean },
  start: () => Promise<Loaded>,
): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  let isLoaded = false;
  return async () => {
    if (isLoaded && !process.isRunning) {
      loading = undefined;
      isLoaded = false;
    }
    const attempt = (loading ??= start());
    try {
      const loaded = await attempt;
      isLoaded = true;
      return loaded;
    } catch (error) {
      if (loading === attempt) loading = undefined;
      throw error;
    }
  };
}

/** Waits no longer than a signal lets it; what is waited for goes on. */
export async function untilAborted<Value>(
  work: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
