import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forget } from "../../src/store/forget.ts";
import { sweepLeftovers } from "../../src/store/leftovers.ts";

const UUID = "01234567-89ab-cdef-0123-456789abcdef";
/** No system gives this number to a process. */
const GONE = 99_999_999;
const HOUR = 3_600_000;

let base: string;
let state: string;
let notes: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "sotto-leftovers-"));
  [state, notes] = [join(base, "state"), join(base, "notes")];
  for (const folder of [join(state, "writing"), notes]) mkdirSync(folder, { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const put = (name: string, ageMs = HOUR / 2): void => {
  writeFileSync(join(notes, name), "words");
  const at = (Date.now() - ageMs) / 1_000;
  utimesSync(join(notes, name), at, at);
};
const listOf = (writer: number): string => join(state, "writing", String(writer));
const unfinished = (): number => readdirSync(notes).filter((name) => name.endsWith(".tmp")).length;
const list = (writer: number): void => writeFileSync(listOf(writer), `${notes}\0${base}/gone\0`);

describe("what a killed write leaves", () => {
  it("is removed at the next start, with the list of where it was", () => {
    put(`.sotto-${GONE}-${UUID}.tmp`);
    list(GONE);
    expect(sweepLeftovers(state, Date.now())).toEqual({ files: 1, bytes: 5 });
    expect(readdirSync(notes)).toEqual([]);
    expect(existsSync(listOf(GONE))).toBe(false);
  });

  it("is left while its writer runs, or may have just begun, and found again then", () => {
    put(`.sotto-${process.ppid}-${UUID}.tmp`);
    put(`.sotto-${GONE}-${UUID}.tmp`, 0);
    put(`.sotto-${UUID}.tmp`);
    list(GONE);
    expect(sweepLeftovers(state, Date.now()).files).toBe(0);
    expect(readdirSync(notes)).toHaveLength(3);
    expect(sweepLeftovers(state, Date.now() + HOUR).files).toBe(2);
    expect(readdirSync(notes)).toEqual([`.sotto-${process.ppid}-${UUID}.tmp`]);
  });

  it("is told from what isn't ours", () => {
    const others = [
      ".sotto-notes.tmp",
      `sotto-1-${UUID}.tmp`,
      `.sotto-1-${UUID}.tmp.md`,
      ".sotto-",
    ];
    others.forEach((name) => put(name));
    mkdirSync(join(notes, `.sotto-${GONE}-${UUID}.tmp`));
    symlinkSync("/etc/passwd", join(notes, `.sotto-${GONE}-${UUID.replace("0", "1")}.tmp`));
    list(GONE);
    expect(sweepLeftovers(state, Date.now() + HOUR).files).toBe(0);
    expect(readdirSync(notes)).toHaveLength(others.length + 2);
  });

  it("is forgotten with the rest, however young", () => {
    put(`.sotto-${GONE}-${UUID}.tmp`, 0);
    list(GONE);
    expect(forget(state)).toEqual([{ what: "unfinished writes", files: 1, bytes: 5 }]);
    expect(readdirSync(notes)).toEqual([]);
  });
});

describe("a program that is killed while it writes", () => {
  it.each([
    ["by a path", "notes"],
    ["in a folder it holds open", "held.base"],
  ])("%s leaves nothing that the next start doesn't find", async (_, place) => {
    const source = join(import.meta.dirname, "../../src/store");
    const script = `
      import { durableWrite } from "${source}/durable-write.ts";
      import { anchorFolder } from "${source}/files/folder-anchor.ts";
      import { listWrites } from "${source}/leftovers.ts";
      listWrites(${JSON.stringify(state)});
      const words = "words ".repeat(2_000_000);
      process.stdout.write("begun\\n");
      const notes = ${JSON.stringify(notes)};
      const held = await anchorFolder({ folder: notes });
      for (;;) await durableWrite(${place} + "/a.md", words);`;
    let left = 0;
    for (let kill = 0; kill < 8; kill += 1) {
      const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
      await once(child.stdout, "data");
      await vi.waitUntil(() => unfinished() > 0, { interval: 1, timeout: 10_000 });
      await new Promise((resolve) => setTimeout(resolve, kill));
      child.kill("SIGKILL");
      await once(child, "close");
      left += unfinished();
      sweepLeftovers(state, Date.now() + HOUR);
      expect(unfinished()).toBe(0);
    }
    expect(left).toBeGreaterThan(0);
    expect(readdirSync(join(state, "writing"))).toEqual([]);
  });
});
