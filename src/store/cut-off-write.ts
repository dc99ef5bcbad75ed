import { HostFailure } from "../errors.ts";

/** SQLite's code where a journal of a write that was cut off has to be rolled back by somebody who may write. */
const READONLY_ROLLBACK = 776;

/** Whether a database can't be read because a write to it was cut off: its journal still lies beside it. */
export function needsRollback(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === READONLY_ROLLBACK;
}

/** The same for a database of an app: only that app may repair it. `what` as in "your mail". */
export function cutOffWrite(what: string, app: string): HostFailure {
  return new HostFailure(
    "unavailable",
    `I can't read ${what}: ${app} was cut off while it wrote. Open ${app} once, which repairs that, and ask again.`,
  );
}
