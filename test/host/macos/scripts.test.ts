import { globSync, readFileSync } from "node:fs";
import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { joinScript, usedParts } from "../../../src/host/macos/script/join-script.ts";

const FOLDER = "src/host/macos/scripts";
const scripts = globSync(`${FOLDER}/*/*.js`);
const parts = globSync(`${FOLDER}/shared/*.jxa`);
const sources = globSync("src/host/macos/**/*.ts");

const nameOf = (file: string): string =>
  file.replace(/^.*\/scripts\/(?:shared\/)?/, "").replace(/\.\w+$/, "");
const joinedOf = (file: string): string => joinScript(nameOf(file));

/** A program without its comments. */
const bare = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
const programOf = (file: string): string => bare(readFileSync(file, "utf8"));

/** What a file defines for all that comes after it. */
const definedIn = (file: string): readonly string[] =>
  [...programOf(file).matchAll(/^(?:function|const) (\w+)/gm)].map(([, name = ""]) => name);

/** The parts a file can't do without, by what it names and doesn't define itself. */
const neededBy = (file: string): readonly string[] => {
  const program = programOf(file).replaceAll(/"[^"\n]*"/g, '""');
  const own = definedIn(file);
  const names = (name: string): boolean =>
    !own.includes(name) && new RegExp(String.raw`(?<![\w.])${name}\b(?!:)`).test(program);
  return parts
    .filter((part) => part !== file && nameOf(part) !== "envelope" && definedIn(part).some(names))
    .map(nameOf);
};

describe("the scripts", () => {
  it("are there", () => {
    expect(scripts.length).toBeGreaterThan(15);
  });

  it.each(scripts)("%s says in its first line what it does", (file) => {
    expect(readFileSync(file, "utf8")).toMatch(/^\/\/ JXA: .{10,}\.\n/);
  });

  it.each([...scripts, ...parts])("%s uses the parts it says it uses, and no other", (file) => {
    expect(usedParts(readFileSync(file, "utf8"))).toEqual(neededBy(file).toSorted());
  });

  it("use every part there is", () => {
    const used = [...scripts, ...parts].flatMap((file) => usedParts(readFileSync(file, "utf8")));
    expect([...new Set(used), "envelope"].toSorted()).toEqual(parts.map(nameOf).toSorted());
  });

  it.each(scripts)(
    "%s is a whole program with its parts, each there once and before its user",
    (file) => {
      const text = joinedOf(file);
      expect(() => new Script(`"use strict";${text}`)).not.toThrow();
      const own = readFileSync(file, "utf8");
      expect(text.endsWith(own)).toBe(true);
      const at = (name: string): number =>
        text.indexOf(readFileSync(`${FOLDER}/shared/${name}.jxa`, "utf8"));
      const there = parts.map(nameOf).filter((name) => at(name) >= 0);
      for (const name of there) {
        for (const used of usedParts(readFileSync(`${FOLDER}/shared/${name}.jxa`, "utf8"))) {
          expect(at(used), `${used} before ${name}`).toBeLessThan(at(name));
          expect(there).toContain(used);
        }
      }
      const whole = there.map((name) => readFileSync(`${FOLDER}/shared/${name}.jxa`, "utf8"));
      expect(text).toHaveLength([...whole, own].join("\n").length);
    },
  );

  it.each(scripts)("%s is ASCII and short enough for an argument, with its parts", (file) => {
    expect(joinedOf(file)).toMatch(/^[\n\x20-\x7e]{1,30000}$/);
  });

  it.each(scripts)("%s answers one envelope, whatever happens", (file) => {
    expect(bare(joinedOf(file)).match(/^answer\(/gm)).toHaveLength(1);
  });

  it.each(scripts)(
    "%s uses nothing that could run a text, or that osascript hasn't got",
    (file) => {
      const program = bare(joinedOf(file));
      for (const word of [
        /`/,
        /\beval\b/,
        /\bFunction\s*\(/,
        /doShellScript|evaluateScript|NSTask|NSAppleScript|OSAScript/,
        /\brequire\b|\bimport\s|\bexport\b|\bprocess\./,
        /\basync\b|\bawait\b|\bPromise\b|\bsetTimeout\b/,
        /\bURL\b|\bBuffer\b|\bTextEncoder\b|\bstructuredClone\b|\bfetch\b/,
        /console\.log/,
        /displayNotification/,
      ]) {
        expect(program).not.toMatch(word);
      }
    },
  );

  it.each(scripts)("%s passes the other side no null and no list of objects", (file) => {
    const program = bare(joinedOf(file));
    expect(program).not.toMatch(/\$\(\[/);
    expect(program).not.toMatch(/(?:With|for)\w+\([^)]*\bnull\b/);
  });
});

describe("what starts them", () => {
  it("starts what lies in files of ours, and nothing built from strings", () => {
    const starting = sources.filter((file) => /osascript/.test(programOf(file)));
    expect(starting.length).toBeGreaterThan(0);
    for (const file of starting) {
      const program = programOf(file);
      expect(program, file).not.toMatch(/["']-e["'](?!, joinScript\(script\)\])/);
      expect(program, file).not.toMatch(/tell application|Application\(/);
    }
  });

  it("writes no file osascript could be given", () => {
    for (const file of sources) {
      expect(programOf(file), file).not.toMatch(
        /(?:write\w*|Write\w*)\([^)]*\.(?:js|scpt|applescript)\b/,
      );
    }
  });

  it("never goes through a shell", () => {
    for (const file of sources) {
      expect(programOf(file), file).not.toMatch(
        /\bexecSync\b|import \{[^}]*\bexec\b|shell:\s*true/,
      );
    }
  });

  it("has the one door to processes that any machine has, and none of its own", () => {
    const doors = sources.filter((file) => /node:child_process/.test(readFileSync(file, "utf8")));
    expect(doors).toEqual([]);
  });
});
