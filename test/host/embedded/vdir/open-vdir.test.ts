import { renameSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { partFlaw } from "../../../../src/host/embedded/vdir/flaw.ts";
import { openVdir } from "../../../../src/host/embedded/vdir/open-vdir.ts";
import type { VdirHome } from "./vdir-home.ts";
import { makeVdirHome } from "./vdir-home.ts";

let home: VdirHome;
let parsed: string[];
beforeEach(() => {
  home = makeVdirHome();
  parsed = [];
});
afterEach(() => home.dispose());

/** A folder whose items are their own text. */
function open(
  progress?: (done: number, total: number) => void,
): ReturnType<typeof openVdir<string>> {
  return openVdir<string>({
    folder: home.folder,
    extension: ".txt",
    parse: (text) => {
      parsed.push(text);
      return { value: text, flaws: text.includes("damaged") ? [partFlaw(3, "damaged line")] : [] };
    },
    ...(progress ? { progress } : {}),
  });
}

/** Files as if written a while ago: what was written this moment is read again, to be sure. */
function put(file: string, text: string, age = 60): void {
  home.put(file, text);
  const then = Date.now() / 1_000 - age;
  utimesSync(join(home.folder, file), then, then);
}

describe("a folder of items", () => {
  it("is parsed once, and again only where a file has changed", async () => {
    for (const name of ["a", "b", "c"]) put(`x/${name}.txt`, name);
    const look = open();
    const first = await look();
    expect(first.items.map(({ file, value }) => [file, value])).toEqual([
      ["x/a.txt", "a"],
      ["x/b.txt", "b"],
      ["x/c.txt", "c"],
    ]);
    expect(await look()).toBe(first);
    put("x/b.txt", "B", 30);
    const second = await look();
    expect(parsed).toEqual(["a", "b", "c", "B"]);
    expect(second.items[1]?.version).not.toBe(first.items[1]?.version);
    expect(second.items[0]).toEqual(first.items[0]);
  });

  it("sees a change of the same length and time, as one that another file has taken the place of", async () => {
    put("a.txt", "one");
    put("b.new", "two");
    const look = open();
    await look();
    renameSync(join(home.folder, "b.new"), join(home.folder, "a.txt"));
    expect((await look()).items.map(({ value }) => value)).toEqual(["two"]);
  });

  it("reads a file again that was written the very moment before", async () => {
    put("a.txt", "one", 0);
    const look = open();
    await look();
    put("a.txt", "two", 0);
    expect((await look()).items[0]?.value).toBe("two");
  });

  it("forgets files that are gone and takes new names of collections", async () => {
    put("x/a.txt", "a");
    put("y/b.txt", "b");
    const look = open();
    await look();
    rmSync(join(home.folder, "x/a.txt"));
    put("y/displayname", "Why");
    const state = await look();
    expect(state.items.map(({ collection }) => collection.name)).toEqual(["Why"]);
    expect(state.collections.map(({ name }) => name)).toEqual(["x", "Why"]);
    expect(parsed).toEqual(["a", "b"]);
  });

  it("tells what is damaged, by file and line", async () => {
    put("a.txt", "damaged");
    put("b.txt", "whole");
    const state = await open()();
    expect(state.items.map(({ value }) => value)).toEqual(["damaged", "whole"]);
    expect(state.problems).toEqual([
      {
        file: "a.txt",
        reason: "line 3: it has a damaged line",
        kind: "damaged line",
        isItem: false,
      },
    ]);
  });

  it("tells how far a long first reading has come, and lets others have a turn", async () => {
    for (let index = 0; index < 450; index++) put(`${index}.txt`, `${index}`);
    const steps: (readonly [number, number])[] = [];
    const look = open((done, total) => steps.push([done, total]));
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    await look();
    clearInterval(timer);
    expect(steps).toEqual([
      [100, 450],
      [200, 450],
      [300, 450],
      [400, 450],
      [450, 450],
    ]);
    expect(turns).toBeGreaterThan(0);
    await look();
    expect(steps).toHaveLength(5);
  });

  it("answers several that ask at once from one reading each, in order", async () => {
    put("a.txt", "a");
    const look = open();
    const states = await Promise.all([look(), look(), look()]);
    expect(new Set(states).size).toBe(1);
    expect(parsed).toEqual(["a"]);
  });
});
