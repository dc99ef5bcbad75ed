import type { AssistantError } from "../errors.ts";

type Bound = { readonly ms: number; readonly failure: () => AssistantError };

/**
 * What some work gives, or the failure once it has taken too long; the work itself goes on, and what
 * it gives later is dropped. The time keeps the program alive: work that waits for nothing ends it
 * otherwise, and nobody is told.
 */
export async function within<Value>(
  work: PromiseLike<Value>,
  { ms, failure }: Bound,
): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(failure()), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
