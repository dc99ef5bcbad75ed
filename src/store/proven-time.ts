import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { noteWrite, temporaryName } from "./leftovers.ts";

/** Two looks at a clock count as two when they are at least so far apart by what it said. */
const APART_MS = 86_400_000;

const looks = z.object({
  /** What two looks, a day apart, agree has passed. */
  proven: z.number().optional(),
  /** The earlier look, that the next one a day after it makes proven. */
  waiting: z.number(),
});
type Looks = z.infer<typeof looks>;

/**
 * A time that has surely passed, for what is dropped for good: not what the clock says at this start,
 * but what it said at an earlier one, at least a day before by its own count; -Infinity while there
 * was none. A clock that ran ahead for one start, or for several of one day, proves nothing: the next
 * look that says less takes its word back. Kept in `clock.json` of the folder.
 */
export function provenTime(folder: string, now: number): number {
  const before = readLooks(folder);
  const after = nextLooks(before, now);
  if (JSON.stringify(before) !== JSON.stringify(after)) keepLooks(folder, after);
  return after.proven ?? -Infinity;
}

function nextLooks(before: Looks | undefined, now: number): Looks {
  if (!before) return { waiting: now };
  const { waiting } = before;
  if (now >= waiting + APART_MS) return { proven: waiting, waiting: now };
  const proven = before.proven === undefined ? undefined : Math.min(before.proven, now);
  return { ...(proven === undefined ? {} : { proven }), waiting: Math.min(waiting, now) };
}

function readLooks(folder: string): Looks | undefined {
  try {
    return looks.parse(JSON.parse(readFileSync(join(folder, "clock.json"), "utf8")));
  } catch {
    // Not there yet, or damaged: as if nobody had ever looked, which only keeps things longer.
    return undefined;
  }
}

function keepLooks(folder: string, next: Looks): void {
  const temporary = join(folder, temporaryName());
  noteWrite(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(temporary, `${JSON.stringify(next)}\n`, { flag: "wx", mode: 0o600 });
    renameSync(temporary, join(folder, "clock.json"));
  } catch {
    // A full or read-only disk: the next start looks again, and nothing is dropped meanwhile.
  }
}
