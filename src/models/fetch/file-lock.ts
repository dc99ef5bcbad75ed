import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** The holder says this often that it lives; without a word for longer than the second, it is dead. */
const beatMs = 5_000;
const deadAfterMs = 30_000;
const retryMs = 200;

export type LockOptions = { readonly signal: AbortSignal; readonly onWait: () => void };

/**
 * Waits until this process alone holds the file, among threads of work and among processes. A
 * lock whose holder died is taken over.
 */
export async function lockFile(
  path: string,
  { signal, onWait }: LockOptions,
): Promise<AsyncDisposable> {
  const token = `${process.pid} ${randomUUID()}`;
  for (let tries = 0; !(await create(path, token)); tries++) {
    if (tries === 1) onWait();
    if (await isDead(path)) await removeDead(path);
    else await sleep(retryMs, undefined, { signal });
  }
  const beat = setInterval(() => void touch(path), beatMs);
  beat.unref();
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(beat);
      if ((await contentOf(path)) === token) await rm(path, { force: true });
    },
  };
}

async function create(path: string, token: string): Promise<boolean> {
  try {
    await writeFile(path, token, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

async function isDead(path: string): Promise<boolean> {
  const holder = Number.parseInt((await contentOf(path)) ?? "", 10);
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  if (Date.now() - mtimeMs > deadAfterMs) return true;
  return Number.isInteger(holder) && !isRunning(holder);
}

/** Moves the lock aside first: should somebody else have taken it over meanwhile, it is put back. */
async function removeDead(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  if (!(await isDead(aside))) await link(aside, path).catch(() => undefined); // taken again by then
  await rm(aside, { force: true });
}

async function touch(path: string): Promise<void> {
  const time = new Date();
  await utimes(path, time, time).catch(() => undefined); // gone: the work is done
}

async function contentOf(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined); // gone between two looks
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
