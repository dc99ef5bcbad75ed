import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Program } from "../programs/run-program.ts";

/** Where Linux counts the programs of a control group: version 1, version 2. */
const COUNTERS = ["/sys/fs/cgroup/pids", "/sys/fs/cgroup"];
const NAME = /^sotto-line-(\d+)-\d+$/;
/** What a program that was killed still holds is let go within moments. */
const AGAIN_MS = 500;
/** A constant line: it joins the group whose file its first parameter names, then becomes the program. */
const JOINED = ["-c", 'echo $$ > "$1" && shift && exec "$@"', "sh"];

/** A control group for one line: the system lets no more programs run in it than it was made for. */
export type ControlGroup = {
  /** The same program, inside. */
  readonly inside: (program: Program) => Program;
  /** Once everything in it has ended. */
  readonly [Symbol.dispose]: () => void;
};

let made = 0;

/**
 * A group for at most so many programs; undefined where none can be made, as for any user but root,
 * whom the limit in the sandbox holds.
 */
export function controlGroup(mostPrograms: number, counters = COUNTERS): ControlGroup | undefined {
  for (const counter of counters) {
    if (!existsSync(join(counter, "cgroup.procs"))) continue;
    try {
      removeLeft(counter);
      const folder = join(counter, `sotto-line-${process.pid}-${(made += 1)}`);
      mkdirSync(folder);
      if (!existsSync(join(folder, "pids.max"))) {
        rmdirSync(folder);
        continue;
      }
      writeFileSync(join(folder, "pids.max"), String(mostPrograms));
      return groupIn(folder);
    } catch {
      // Read-only, or not ours: there is none.
    }
  }
  return undefined;
}

function groupIn(folder: string): ControlGroup {
  const members = join(folder, "cgroup.procs");
  return {
    inside: ({ file, args }) => ({ file: "/bin/sh", args: [...JOINED, members, file, ...args] }),
    [Symbol.dispose]: () => {
      if (!removeGroup(folder)) setTimeout(() => removeGroup(folder), AGAIN_MS).unref();
    },
  };
}

/** What a start that was killed has left; the groups of those who live are theirs. */
function removeLeft(counter: string): void {
  for (const name of readdirSync(counter)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid !== undefined && !lives(Number(pid))) removeGroup(join(counter, name));
  }
}

function lives(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

/** Whether it is gone: a group that holds a program stays. */
function removeGroup(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
