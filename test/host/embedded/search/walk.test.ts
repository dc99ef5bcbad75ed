import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makePipe } from "../../../helpers/make-pipe.ts";
import { walk } from "../../../../src/host/embedded/search/walk.ts";
import { failureOf } from "../../contract/failure-of.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sotto-walk-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const what = "the test folder";

it("finds files and folders, and neither hidden ones nor links nor pipes", async () => {
  mkdirSync(join(root, "a/b/.git"), { recursive: true });
  for (const file of ["one.txt", "a/two.txt", "a/b/three.txt", ".hidden", "a/b/.git/x"]) {
    writeFileSync(join(root, file), "x");
  }
  symlinkSync(root, join(root, "a/loop"));
  symlinkSync(join(root, "one.txt"), join(root, "link.txt"));
  makePipe(join(root, "pipe"));
  const { files, folders, problems } = await walk({ root, what });
  expect(files.map((file) => file.path).toSorted()).toEqual([
    "a/b/three.txt",
    "a/two.txt",
    "one.txt",
  ]);
  expect(folders).toEqual(["a", "a/b"]);
  expect(problems).toEqual([]);
});

it("leaves out closed folders", async () => {
  mkdirSync(join(root, "own"));
  writeFileSync(join(root, "own/x"), "");
  const { files, folders } = await walk({ root, what, closed: [join(root, "own")] });
  expect([files, folders]).toEqual([[], []]);
});

it("goes down so far and no further", async () => {
  mkdirSync(join(root, Array.from({ length: 60 }, () => "d").join("/")), { recursive: true });
  expect((await walk({ root, what })).folders.length).toBeLessThan(40);
});

it("says that the folder isn't there or is none", async () => {
  expect((await failureOf(walk({ root: join(root, "x"), what }))).message).toBe(
    "The test folder isn't there.",
  );
  writeFileSync(join(root, "file"), "");
  expect((await failureOf(walk({ root: join(root, "file"), what }))).failure).toBe("unavailable");
});
