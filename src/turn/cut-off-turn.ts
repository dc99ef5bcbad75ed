import { CUT_OFF, onCutOff } from "../tool/cut-off.ts";
import type { Emit } from "../types/event.ts";

/** Resolves when the turn has ended, or when what it was at has been cut off: then its end never comes by itself. */
export async function cutOffTurn(turn: Promise<void>, emit: Emit): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const forget = onCutOff(() => {
    emit({ type: "error", code: "timeout", message: CUT_OFF });
    resolve();
  });
  try {
    await Promise.race([turn, promise]);
  } finally {
    forget();
  }
}
