import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fromHere, namedPaths, problemOf } from "../../src/config/check/named-paths.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-named-"));
  mkdirSync(join(folder, "notes"));
  writeFileSync(join(folder, "plain"), "");
});
afterEach(() => rmSync(folder, { recursive: true }));

const problem = (path: string, kind: "folder" | "file" = "folder", by = "paths.notes") =>
  problemOf({ by, path: join(folder, path), kind });

describe("a named path", () => {
  it("serves where it is what it has to be", () => {
    expect(problem("notes")).toBeUndefined();
    expect(problem("plain", "file")).toBeUndefined();
  });

  it.each([
    ["gone", "folder", /^There is no folder \S+gone, which paths\.notes names\.$/],
    ["plain/inside", "folder", /^There is no folder/],
    ["gone.db", "file", /^There is no file/],
    ["plain", "folder", /is a file, and paths\.notes takes a folder\.$/],
    ["notes", "file", /is a folder, and paths\.notes takes a file\.$/],
    ["x".repeat(300), "folder", /can't be read/],
  ] as const)("%s as a %s is told", (path, kind, sentence) => {
    expect(problem(path, kind)?.sentence).toMatch(sentence);
    expect(problem(path, kind)?.next).toMatch(/sotto config set paths\.notes/);
  });

  it("of a flag is told by the flag", () => {
    expect(problem("gone", "folder", "--home")?.next).toMatch(/--home DIR.*sotto sample --home/);
  });

  it.skipIf(process.getuid?.() === 0)("that is closed says so", () => {
    chmodSync(join(folder, "notes"), 0o000);
    expect(problem("notes")?.sentence).toMatch(/can't be read: that isn't allowed/);
    chmodSync(join(folder, "notes"), 0o700);
  });
});

it("every path of flags and settings is one, the home only where it was named", () => {
  const home = { folder: "/h", isSample: false, isNamed: true };
  const paths = { notes: "/n", files: ["/a", "/b"], messages: "/m.db" };
  expect(namedPaths({ home, paths }).map(({ by, path, kind }) => [by, path, kind])).toEqual([
    ["--home", "/h", "folder"],
    ["paths.notes", "/n", "folder"],
    ["paths.files", "/a", "folder"],
    ["paths.files", "/b", "folder"],
    ["paths.messages", "/m.db", "file"],
  ]);
  expect(namedPaths({ home: { ...home, isNamed: false }, paths: {} })).toEqual([]);
});

it("a path typed at a command counts from here", () => {
  expect(fromHere("paths.notes", "Notes")).toBe(join(process.cwd(), "Notes"));
  expect(fromHere("paths.files", ["a", "/b"])).toEqual([join(process.cwd(), "a"), "/b"]);
  expect(fromHere("paths.notes", "~/Notes")).toBe("~/Notes");
  expect(fromHere("voice.name", "a")).toBe("a");
  expect(fromHere("paths.notes", null)).toBeNull();
});
