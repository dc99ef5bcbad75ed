import { isDone } from "../types/turn/is-done.ts";
import type { FinishedCall } from "../types/turn/stages.ts";

/*
 *   look   look   act        look   look
 *     ╳      ╳    told         ╳    told      what was looked up before an act only served it
 *
 *   act  take back  act
 *    ╳       ╳      told                      what was done in the place of another is told alone
 */

/**
 * What is said of the calls of a turn whose model decides by itself and doesn't say it: the acts that
 * stand, and what failed or was found behind the last of them.
 */
export function whatAnswers(calls: readonly FinishedCall[]): readonly string[] {
  const last = calls.findLastIndex(isDone);
  const acts = calls.filter((one, at) => isDone(one) && !isReplaced(calls, at));
  const after = calls.slice(last + 1).filter(({ told }) => told !== undefined);
  const answering = after.findLast(isFailedAct) ?? after.at(-1);
  return [...acts, ...(answering ? [answering] : [])].flatMap(({ told = "" }) =>
    told === "" ? [] : [told],
  );
}

/** What was done in this turn was taken back, and something else done for it. */
function isReplaced(calls: readonly FinishedCall[], at: number): boolean {
  const one = calls[at];
  const isOfTurn = calls.slice(0, at).some(({ isTakenBack }) => isTakenBack);
  return one?.takesBack === true && isOfTurn && calls.slice(at + 1).some(isDone);
}

function isFailedAct({ result, isLookup, isReading }: FinishedCall): boolean {
  return !result.ok && !isLookup && !isReading;
}
