import { onCutOff } from "../tool/cut-off.ts";
import type { ActingSentences } from "../language/contract/sentences/acting.ts";
import type { Emit } from "../types/event.ts";

/** Resolves when the turn has ended, or when what it was at has been cut off: then its end never comes by itself. */
export async function cutOffTurn(
  turn: Promise<void>,
  emit: Emit,
  say: Pick<ActingSentences, "cutOff">,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const forget = onCutOff(() => {
    emit({ type: "error", code: "timeout", message: say.cutOff });
    resolve();
  });
  try {
    await Promise.race([turn, promise]);
  } finally {
    forget();
  }
}
