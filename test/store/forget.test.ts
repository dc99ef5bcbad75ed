import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, describe, it } from "vitest";
import { forget } from "../../src/store/forget.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-forget-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("forgetting", () => {
  it("removes what was said and heard, says how much, and keeps journal and host", () => {
    mkdirSync(join(folder, "audio"));
    writeFileSync(join(folder, "audio", "one.wav"), "12345");
    for (const name of ["memory.db", "memory.db-wal", "conversations.db", "journal.db"]) {
      writeFileSync(join(folder, name), "123");
    }
    mkdirSync(join(folder, "host"));
    expect([...forget(folder)].toSorted((a, b) => a.what.localeCompare(b.what))).toEqual([
      { what: "audio", files: 1, bytes: 5 },
      { what: "conversations", files: 1, bytes: 3 },
      { what: "memory", files: 2, bytes: 6 },
    ]);
    expect(readdirSync(folder)).toEqual(["host", "journal.db"]);
    expect(forget(folder)).toEqual([]);
  });

  it("follows no link out of the folder", () => {
    mkdirSync(join(folder, "state"));
    mkdirSync(join(folder, "mine"));
    writeFileSync(join(folder, "mine", "letter.txt"), "x");
    symlinkSync(join(folder, "mine"), join(folder, "state", "audio"));
    forget(join(folder, "state"));
    expect(readdirSync(join(folder, "mine"))).toEqual(["letter.txt"]);
  });

  it("finds nothing where there is no folder", () => {
    expect(forget(join(folder, "none"))).toEqual([]);
  });
});
