import { chmod, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { durableFolder, durableRemove, durableWrite } from "../../src/store/durable-write.ts";
import { failingFs, type Fault } from "./failing-fs.ts";

let folder = "";
let file = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sotto-durable-"));
  file = join(folder, "note.txt");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const CODES = ["EIO", "ENOSPC", "EACCES", "EROFS", "short"] as const;
const OLD = "the old text";
const NEW = "the new text, longer than the old one";

function create(fs: ReturnType<typeof failingFs>): Promise<void> {
  return durableWrite(file, NEW, { mustNotExist: true, fs });
}

async function outcomeOf(work: () => Promise<void>): Promise<"done" | "failed"> {
  return work().then(
    () => "done" as const,
    () => "failed" as const,
  );
}

/** Every fault at every call of `work`, counted by one run without a fault. */
async function everyFault(work: (fs: ReturnType<typeof failingFs>) => Promise<void>) {
  const counted = failingFs();
  await work(counted);
  const faults: Fault[] = [];
  for (let at = 1; at <= counted.calls().length; at++) {
    for (const code of CODES)
      faults.push({ at, code, lasting: false }, { at, code, lasting: true });
  }
  return faults;
}

describe("durableWrite", () => {
  it("writes a new file that only its owner can read", async () => {
    await durableWrite(file, NEW);
    expect(await readFile(file, "utf8")).toBe(NEW);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["note.txt"]);
  });

  it("replaces a file and keeps its permissions", async () => {
    await writeFile(file, OLD);
    await chmod(file, 0o644);
    await durableWrite(file, NEW);
    expect(await readFile(file, "utf8")).toBe(NEW);
    expect((await stat(file)).mode & 0o777).toBe(0o644);
  });

  it("syncs the data before the rename and the folder after it", async () => {
    const fs = failingFs();
    await durableWrite(file, NEW, { fs });
    expect(fs.calls()).toEqual([
      "lstat",
      "open wx",
      "write",
      "sync",
      "close",
      "rename",
      "open r",
      "sync",
      "close",
    ]);
  });

  it("replaces a link instead of writing through it", async () => {
    const target = join(folder, "elsewhere.txt");
    await writeFile(target, OLD);
    await symlink(target, file);
    await durableWrite(file, NEW);
    expect(await readFile(target, "utf8")).toBe(OLD);
    expect(await readFile(file, "utf8")).toBe(NEW);
  });

  it("never writes over a taken name when told not to", async () => {
    await writeFile(file, OLD);
    await expect(durableWrite(file, NEW, { mustNotExist: true })).rejects.toMatchObject({
      code: "EEXIST",
    });
    expect(await readFile(file, "utf8")).toBe(OLD);
    expect(await readdir(folder)).toEqual(["note.txt"]);
  });

  it("lets one of two creations win and tells the other", async () => {
    const both = await Promise.allSettled([
      durableWrite(file, "a", { mustNotExist: true }),
      durableWrite(file, "b", { mustNotExist: true }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await readdir(folder)).toEqual(["note.txt"]);
  });

  it("creates without hard links too, and still never over another file", async () => {
    const real = failingFs();
    const fs = {
      ...real,
      link: () => Promise.reject(Object.assign(new Error("no links"), { code: "EPERM" })),
    };
    await durableWrite(file, NEW, { mustNotExist: true, fs });
    expect(await readFile(file, "utf8")).toBe(NEW);
    await expect(durableWrite(file, OLD, { mustNotExist: true, fs })).rejects.toMatchObject({
      code: "EEXIST",
    });
    expect(await readFile(file, "utf8")).toBe(NEW);
  });

  it("leaves the old or the new text, whole, whichever call fails in whichever way", async () => {
    const faults = await everyFault((fs) => durableWrite(file, NEW, { fs }));
    expect(faults.length).toBe(9 * CODES.length * 2);
    for (const fault of faults) {
      await writeFile(file, OLD);
      const outcome = await outcomeOf(() => durableWrite(file, NEW, { fs: failingFs(fault) }));
      const text = await readFile(file, "utf8");
      expect([OLD, NEW], JSON.stringify(fault)).toContain(text);
      if (outcome === "done") expect(text, JSON.stringify(fault)).toBe(NEW);
    }
  });

  it("leaves nothing or the whole text where a creation fails", async () => {
    const faults = await everyFault(create);
    for (const fault of faults) {
      await rm(file, { force: true });
      const outcome = await outcomeOf(() => create(failingFs(fault)));
      const text = await readFile(file, "utf8").catch(() => undefined);
      expect([undefined, NEW], JSON.stringify(fault)).toContain(text);
      if (outcome === "done") expect(text, JSON.stringify(fault)).toBe(NEW);
    }
  });

  it("takes its temporary file away when a call fails once", async () => {
    for (const at of [3, 4, 5, 6]) {
      await writeFile(file, OLD);
      await outcomeOf(() =>
        durableWrite(file, NEW, { fs: failingFs({ at, code: "ENOSPC", lasting: false }) }),
      );
      expect(await readdir(folder)).toEqual(["note.txt"]);
    }
  });

  it("gives up when the disk takes nothing more", async () => {
    const real = failingFs();
    const fs = {
      ...real,
      open: async (path: string, flags: string, mode?: number) => ({
        ...(await real.open(path, flags, mode)),
        write: () => Promise.resolve({ bytesWritten: 0 }),
      }),
    };
    await expect(durableWrite(file, NEW, { fs })).rejects.toThrow("nothing more can be written");
  });

  it("brings any bytes back unchanged", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), async (bytes) => {
        await durableWrite(file, bytes);
        expect(new Uint8Array(await readFile(file))).toEqual(bytes);
      }),
      { numRuns: 40 },
    );
  });
});

describe("durableRemove", () => {
  it("removes the file and syncs its folder", async () => {
    await writeFile(file, OLD);
    const fs = failingFs();
    await durableRemove(file, fs);
    expect(await readdir(folder)).toEqual([]);
    expect(fs.calls()).toEqual(["unlink", "open r", "sync", "close"]);
  });

  it("says so where there is nothing to remove", async () => {
    await expect(durableRemove(file)).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describe("durableFolder", () => {
  it("makes the missing folders, private, and takes one that is there as it is", async () => {
    const deep = join(folder, "a", "b", "c");
    await durableFolder(deep);
    await durableFolder(deep);
    expect((await stat(deep)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, "a"))).mode & 0o777).toBe(0o700);
  });

  it("fails where a file is in the way", async () => {
    await writeFile(file, OLD);
    await expect(durableFolder(join(file, "below"))).rejects.toMatchObject({ code: "ENOTDIR" });
  });
});
