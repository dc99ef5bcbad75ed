import type { Tokens } from "../../../tokens.ts";
import { after } from "../vocabulary.ts";

const IS_OVER = ["is out", "is over", "is up", "is done", "ends", "runs out", "finishes"];

/** Behind "(before the month) is out". */
export function afterItsEnd(tokens: Tokens, at: number): number | undefined {
  return after(tokens, at, IS_OVER);
}
