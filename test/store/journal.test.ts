import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AssistantError } from "../../src/errors.ts";
import { holdInstance } from "../../src/store/instance-lock.ts";
import { openJournal } from "../../src/store/journal.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-journal-"));
  file = join(folder, "state", "journal.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const intent = { tool: "reminders.create", what: "add milk", digest: "sha256:1", at: Date.now() };
const undo = { operation: "reminders.create", input: { id: "a" } };

/** Runs a line over a journal in a process of its own, which ends without closing anything. */
function inOtherProcess(line: string): string {
  const journal = JSON.stringify(new URL("../../src/store/journal.ts", import.meta.url).href);
  const code = `import { openJournal } from ${journal}; const journal = openJournal(${JSON.stringify(file)}); ${line}`;
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
  });
  return run.stdout + run.stderr;
}

describe("the journal", () => {
  it("finds the newest finished effect, and none once it was undone", () => {
    using journal = openJournal(file);
    const id = journal.begin(intent);
    expect(journal.find()).toBeUndefined();
    journal.finish(id, { done: "Added milk.", undo });
    expect(journal.find()).toMatchObject({ id, done: "Added milk.", undo, isUndone: false });
    journal.markUndone(id);
    expect(journal.find()).toBeUndefined();
    expect(journal.find(id)).toBeUndefined();
    expect(journal.list(5)).toMatchObject([{ id, isUndone: true }]);
  });

  it("tells the acts of a conversation from those of others", () => {
    using mine = openJournal(file, { conversation: "mine" });
    using other = openJournal(file, { conversation: "other" });
    using nobody = openJournal(file);
    mine.finish(mine.begin(intent), { done: "Mine.", undo });
    other.finish(other.begin(intent), { done: "Other.", undo });
    expect(mine.findOwn()).toMatchObject({ done: "Mine." });
    expect(mine.find()).toMatchObject({ done: "Other." });
    expect(nobody.findOwn()).toBeUndefined();
    using again = openJournal(file, { conversation: "mine" });
    expect(again.findOwn()).toMatchObject({ done: "Mine." });
    mine.markUndone(mine.findOwn()?.id ?? "");
    expect(mine.findOwn()).toBeUndefined();
  });

  it("keeps an effect that can't be taken back as the newest, so that no older one is taken for it", () => {
    using journal = openJournal(file);
    journal.finish(journal.begin(intent), { done: "Added milk.", undo });
    const id = journal.begin({ ...intent, tool: "shell.run" });
    journal.finish(id, { done: "Ran it.", undo: undefined });
    expect(journal.find()).toMatchObject({ id, undo: undefined });
  });

  it("forgets what is known not to have happened", () => {
    using journal = openJournal(file);
    journal.abandon(journal.begin(intent));
    expect(journal.list(5)).toEqual([]);
    expect(journal.takeInterrupted()).toEqual([]);
  });

  it("reports what a process began before it was killed, once", () => {
    inOtherProcess(
      `journal.begin(${JSON.stringify(intent)}); process.kill(process.pid, "SIGKILL");`,
    );
    using journal = openJournal(file);
    using other = openJournal(file);
    expect(journal.takeInterrupted()).toEqual([intent]);
    expect(other.takeInterrupted()).toEqual([]);
    expect(journal.find()).toBeUndefined();
  });

  it("doesn't report what a living process is doing", () => {
    using journal = openJournal(file);
    journal.begin(intent);
    expect(inOtherProcess("console.log(journal.takeInterrupted().length)")).toBe("0\n");
    expect(journal.takeInterrupted()).toEqual([]);
  });

  it("keeps files 0600 and its folder 0700 also where the umask allows everything", () => {
    const line = `journal.begin(${JSON.stringify(intent)}); console.log(process.umask(0))`;
    const before = process.umask(0);
    try {
      inOtherProcess(line);
      using journal = openJournal(file);
      journal.begin(intent);
      expect(statSync(join(folder, "state")).mode & 0o777).toBe(0o700);
      const modes = readdirSync(join(folder, "state")).map(
        (name) => statSync(join(folder, "state", name)).mode & 0o777,
      );
      expect(modes.length).toBeGreaterThan(1);
      expect(new Set(modes)).toEqual(new Set([0o600]));
    } finally {
      process.umask(before);
    }
  });

  describe("by its clock", () => {
    const done = {
      done: "Deleted the tea party.",
      undo: { operation: "x", input: { text: "kettle" } },
    };
    const days = 86_400_000;
    const begin = 20_000 * days;
    /** Whether the effect can still be taken back, after a start on each of these days. */
    const canUndoAfter = (starts: readonly number[], at = begin): boolean => {
      {
        using journal = openJournal(file, { now: () => begin });
        journal.finish(journal.begin({ ...intent, at }), done);
      }
      let last: unknown;
      for (const day of starts) {
        using journal = openJournal(file, { now: () => begin + day * days });
        last = journal.list(1)[0]?.undo;
      }
      return last !== undefined;
    };

    it.each([
      ["for 30 days", [1, 10, 20, 30]],
      ["at the first start after a long time", [60]],
      ["when the clock ran ahead for one start", [1, 34, 2]],
      ["when it ran ahead for several starts of a day", [1, 34, 34.1, 34.5, 2, 3]],
      ["when it ran years ahead, and back again and again", [1, 4_000, 2, 4_000, 3, 4_000, 4]],
      ["when it ran back", [1, -400, 2, -400, 3]],
      ["when the first start of all was ahead", [34, 1, 2.5, 4]],
    ])("keeps how to take it back %s", (_, starts) => {
      expect(canUndoAfter(starts)).toBe(true);
    });

    it.each([
      ["two starts a day apart, both after 30 days, agree", [31, 32]],
      ["starts come every day", Array.from({ length: 33 }, (_, day) => day)],
      ["the clock had run ahead before", [34, 1, 20, 31, 33]],
    ])("keeps nothing of how when %s", (_, starts) => {
      expect(canUndoAfter(starts)).toBe(false);
      openJournal(file)[Symbol.dispose]();
      expect(readFileSync(file, "latin1")).not.toContain("kettle");
    });

    it("keeps it whatever time was pretended for it", () => {
      expect(canUndoAfter([1, 5, 9], begin - 4_000 * days)).toBe(true);
    });
  });

  it("takes over what version 1 kept", () => {
    mkdirSync(join(folder, "state"));
    const old = new DatabaseSync(file);
    old.exec(`CREATE TABLE effect (id INTEGER PRIMARY KEY, tool TEXT NOT NULL, done TEXT NOT NULL,
      operation TEXT NOT NULL, input TEXT NOT NULL, at INTEGER NOT NULL, undone INTEGER NOT NULL DEFAULT 0) STRICT;
      INSERT INTO effect VALUES (4, 'notes.create', 'Noted.', 'notes.create', '{"id":"n"}', 9, 0);
      PRAGMA user_version = 1`);
    old.close();
    using journal = openJournal(file, { now: () => 10 });
    expect(journal.find()).toMatchObject({ id: "4", done: "Noted.", undo: { input: { id: "n" } } });
  });
});

describe("a journal that can't be used", () => {
  const opening = (): string => {
    try {
      using _ = openJournal(file, { busyMs: 20 });
      return "opened";
    } catch (error) {
      return error instanceof AssistantError ? `${error.code}: ${error.message}` : "a bare error";
    }
  };

  it("is left alone when a newer version wrote it", () => {
    openJournal(file)[Symbol.dispose]();
    const newer = new DatabaseSync(file);
    newer.exec("PRAGMA user_version = 99");
    newer.close();
    expect(opening()).toMatch(/^newer_state: .* newer version/);
  });

  it.each([
    ["is a folder", () => mkdirSync(file, { recursive: true })],
    [
      "is no database",
      () => {
        mkdirSync(join(folder, "state"));
        writeFileSync(file, "x".repeat(5_000));
      },
    ],
    ["lies where a file is", () => writeFileSync(join(folder, "state"), "")],
  ])("gives one sentence when it %s", (_, spoil) => {
    spoil();
    expect(opening()).toMatch(/^state_unusable: .* can't be used: /);
  });

  it("gives one sentence when another program locks it", () => {
    mkdirSync(join(folder, "state"));
    const other = new DatabaseSync(file);
    other.exec("BEGIN EXCLUSIVE");
    expect(opening()).toMatch(/^state_unusable: .* locked/);
    other.close();
  });
});

describe("the instance lock", () => {
  it("tells a second one who holds it, and is free when the first has gone", () => {
    const lock = join(folder, "state", "instance.db");
    const held = holdInstance(lock);
    expect(() => holdInstance(lock)).toThrow(`already running here (process ${process.pid}`);
    held[Symbol.dispose]();
    holdInstance(lock)[Symbol.dispose]();
  });

  it("is free after its holder was killed", () => {
    const lock = join(folder, "state", "instance.db");
    const door = JSON.stringify(new URL("../../src/store/instance-lock.ts", import.meta.url).href);
    const code = `import { holdInstance } from ${door}; holdInstance(${JSON.stringify(lock)}); process.kill(process.pid, "SIGKILL")`;
    spawnSync(process.execPath, ["--input-type=module", "-e", code]);
    holdInstance(lock)[Symbol.dispose]();
  });
});

it("goes on with a journal that didn't know whose an effect was", () => {
  mkdirSync(join(folder, "state"));
  const before = new DatabaseSync(file);
  before.exec(`CREATE TABLE effect (
      id INTEGER PRIMARY KEY AUTOINCREMENT, tool TEXT NOT NULL, what TEXT NOT NULL,
      digest TEXT NOT NULL, at INTEGER NOT NULL, process INTEGER NOT NULL, begun INTEGER NOT NULL,
      state TEXT NOT NULL DEFAULT 'begun', done TEXT, operation TEXT, input TEXT
    ) STRICT;
    CREATE TABLE audit (
      id INTEGER PRIMARY KEY AUTOINCREMENT, before TEXT NOT NULL, hash TEXT NOT NULL, entry TEXT NOT NULL
    ) STRICT;
    INSERT INTO effect (tool, what, digest, at, process, begun, state, done)
      VALUES ('notes.create', 'n', '', ${Date.now()}, 0, 0, 'done', 'Noted.');
    PRAGMA user_version = 2`);
  before.close();
  using journal = openJournal(file, { conversation: "new" });
  expect(journal.find()).toMatchObject({ done: "Noted." });
  expect(journal.findOwn()).toBeUndefined();
  journal.finish(journal.begin(intent), { done: "Mine.", undo });
  expect(journal.findOwn()).toMatchObject({ done: "Mine." });
});
