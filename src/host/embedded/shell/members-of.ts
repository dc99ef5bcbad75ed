import { existsSync, readFileSync, readdirSync } from "node:fs";
import process from "node:process";
import { runProgram } from "../programs/run-program.ts";

export type Member = { readonly pid: number; readonly bytes: number };

const HAS_CHILDREN = existsSync(`/proc/self/task/${process.pid}/children`);
const LIST_MS = 1_000;
/** Some 30 bytes a process. */
const mostOutputBytes = 1_000_000;

/**
 * A process and everything below it, with the memory each holds for itself; no more than just over
 * `most` of them are looked at. Inside a namespace nothing can leave the family: what loses its parent
 * gets the first process there. Elsewhere (a Mac) a program that leaves its group is lost from sight.
 */
export async function membersOf(pid: number, most: number): Promise<readonly Member[]> {
  return HAS_CHILDREN ? fromProc(pid, most) : fromList(pid, most);
}

function fromProc(first: number, most: number): readonly Member[] {
  const pids = [first];
  for (const pid of pids) {
    if (pids.length > most) break;
    for (const thread of orNothing(() => readdirSync(`/proc/${pid}/task`)) ?? []) {
      const line = orNothing(() => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8"));
      pids.push(...(line ?? "").split(" ").filter(Boolean).map(Number));
    }
  }
  return pids.map((pid) => ({ pid, bytes: ownBytes(pid) }));
}

/** What no file and no other process shares with it, in memory or swapped out. */
function ownBytes(pid: number): number {
  const status = orNothing(() => readFileSync(`/proc/${pid}/status`, "utf8")) ?? "";
  const kib = [...status.matchAll(/^(?:RssAnon|RssShmem|VmSwap):\s*(\d+) kB$/gm)];
  return kib.reduce((sum, [, digits]) => sum + Number(digits) * 1_024, 0);
}

async function fromList(first: number, most: number): Promise<readonly Member[]> {
  const args = ["-A", "-o", "pid=,ppid=,pgid=,rss="];
  const listed = await runProgram({ file: "/bin/ps", args, timeoutMs: LIST_MS, mostOutputBytes });
  const rows = (listed.kind === "exit" ? listed.output : "")
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const members = new Map<number, Member>();
  // A child stands after its parent only mostly, so the list is gone through until nobody is added.
  for (let before = -1; before < members.size && members.size <= most;) {
    before = members.size;
    for (const [pid = 0, parent = 0, group = 0, kib = 0] of rows) {
      const isMember = pid === first || group === first || members.has(parent);
      if (isMember && pid > 0) members.set(pid, { pid, bytes: kib * 1_024 });
    }
  }
  return [...members.values()];
}

/** A process may end between two looks at it: then it is none of them any more. */
function orNothing<Value>(look: () => Value): Value | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
