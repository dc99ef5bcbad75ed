import { join } from "node:path";

/** Lies in the state folder while the system rings what is due, also when no conversation runs. */
export function ringMark(state: string): string {
  return join(state, "ring-on");
}
