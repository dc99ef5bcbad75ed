import { link, lstat, mkdir, open, rename, unlink } from "node:fs/promises";
import type { DurableFs, DurableHandle } from "../../src/store/durable-write.ts";

export type Fault = {
  /** 1 is the first call. */
  readonly at: number;
  readonly code: "EIO" | "ENOSPC" | "EACCES" | "EROFS" | "short";
  /** Every call from there on fails, as when the disk has gone, or that one only. */
  readonly lasting: boolean;
};

export type FailingFs = DurableFs & { readonly calls: () => readonly string[] };

/** The real file system, of which one call (or all from it on) fails, or writes only half. */
export function failingFs(fault?: Fault): FailingFs {
  const calls: string[] = [];
  const hit = (name: string): boolean => {
    calls.push(name);
    if (!fault) return false;
    return fault.lasting ? calls.length >= fault.at : calls.length === fault.at;
  };
  const guard = (name: string): void => {
    if (hit(name) && fault?.code !== "short") {
      throw Object.assign(new Error(`${fault?.code}: ${name}`), { code: fault?.code });
    }
  };
  const wrap = (handle: Awaited<ReturnType<typeof open>>): DurableHandle => ({
    async write(bytes, offset) {
      const isHit = hit("write");
      if (isHit && fault?.code !== "short") {
        throw Object.assign(new Error(`${fault?.code}: write`), { code: fault?.code });
      }
      const length = bytes.length - offset;
      return handle.write(bytes, offset, isHit ? Math.ceil(length / 2) : length);
    },
    async chmod(mode) {
      guard("chmod");
      await handle.chmod(mode);
    },
    async sync() {
      guard("sync");
      await handle.sync();
    },
    // The descriptor is closed either way, as the kernel does.
    async close() {
      await handle.close();
      guard("close");
    },
  });
  return {
    calls: () => calls,
    async open(path, flags, mode) {
      guard(`open ${flags}`);
      return wrap(await open(path, flags, mode));
    },
    async rename(from, to) {
      guard("rename");
      await rename(from, to);
    },
    async link(existing, path) {
      guard("link");
      await link(existing, path);
    },
    async unlink(path) {
      guard("unlink");
      await unlink(path);
    },
    async mkdir(path, mode) {
      guard("mkdir");
      await mkdir(path, { mode });
    },
    async lstat(path) {
      guard("lstat");
      return lstat(path);
    },
  };
}
