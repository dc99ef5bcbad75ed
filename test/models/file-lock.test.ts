import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockFile } from "../../src/models/fetch/file-lock.ts";
import { neverFails } from "./helpers/test-shelf.ts";

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-lock-"));
  path = join(folder, "a.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

const options = { signal: neverFails, onWait: (): void => undefined };

it("lets one at a time in, and each of them", async () => {
  let inside = 0;
  let most = 0;
  const enter = async (): Promise<void> => {
    await using _lock = await lockFile(path, options);
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside--;
  };
  await Promise.all(Array.from({ length: 4 }, enter));
  expect(most).toBe(1);
  expect(existsSync(path)).toBe(false);
});

it("takes over from a process that is gone", async () => {
  writeFileSync(path, "4194303 gone");
  {
    await using _lock = await lockFile(path, options);
    expect(readFileSync(path, "utf8")).toMatch(new RegExp(`^${process.pid} `));
  }
  expect(existsSync(path)).toBe(false);
});

it("takes over from one that hasn't given a sign of life, whoever has its number by now", async () => {
  writeFileSync(path, `${process.pid} somebody`);
  utimesSync(path, 1, 1);
  await using _lock = await lockFile(path, options);
  expect(readFileSync(path, "utf8")).not.toContain("somebody");
});

it("leaves a lock alone that another took meanwhile", async () => {
  const lock = await lockFile(path, options);
  writeFileSync(path, "1 another");
  await lock[Symbol.asyncDispose]();
  expect(readFileSync(path, "utf8")).toBe("1 another");
});

it("stops waiting when it is interrupted", async () => {
  await using _lock = await lockFile(path, options);
  const interrupt = new AbortController();
  const onWait = (): void => interrupt.abort(new Error("stop"));
  await expect(lockFile(path, { signal: interrupt.signal, onWait })).rejects.toThrow();
});
