import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FOLDER = "src/host/macos/scripts";
const scripts = globSync(`${FOLDER}/*.js`);
const sources = globSync("src/host/macos/**/*.ts");
const REGION = /^\/\/ <(shared\/[\w-]+\.jxa)>\n([\s\S]*?)^\/\/ <\/\1>$/gm;

/** The program without its comments. */
const programOf = (file: string): string =>
  readFileSync(file, "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^\s*\/\/.*$/gm, "");

describe("the scripts", () => {
  it("are there", () => {
    expect(scripts.length).toBeGreaterThan(15);
  });

  it.each(scripts)("%s says in its first line what it does", (file) => {
    expect(readFileSync(file, "utf8")).toMatch(/^\/\/ JXA: .{10,}\.\n/);
  });

  it.each(scripts)("%s has the shared parts as they are", (file) => {
    const parts = [...readFileSync(file, "utf8").matchAll(REGION)];
    expect(parts.map(([, name]) => name)).toContain("shared/envelope.jxa");
    for (const [, name, text] of parts) {
      // `node scripts/jxa-regions.ts` copies them.
      expect(text, name).toBe(readFileSync(`${FOLDER}/${name}`, "utf8"));
    }
  });

  it.each(scripts)("%s answers one envelope, whatever happens", (file) => {
    expect(programOf(file).match(/^answer\(/gm)).toHaveLength(1);
  });

  it.each(scripts)(
    "%s uses nothing that could run a text, or that osascript hasn't got",
    (file) => {
      const program = programOf(file);
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
    const program = programOf(file);
    expect(program).not.toMatch(/\$\(\[/);
    expect(program).not.toMatch(/(?:With|for)\w+\([^)]*\bnull\b/);
  });
});

describe("what starts them", () => {
  it("starts files, never a text: 0 scripts are built from strings", () => {
    const starting = sources.filter((file) => /osascript/.test(programOf(file)));
    expect(starting.length).toBeGreaterThan(0);
    for (const file of starting) {
      const program = programOf(file);
      expect(program, file).not.toMatch(/["']-e["']/);
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
