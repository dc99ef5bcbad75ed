import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEmbeddedShell } from "../../../src/host/embedded/shell/create-embedded-shell.ts";
import { seatbelt } from "../../../src/host/macos/shell/seatbelt.ts";
import type { ShellRun } from "../../../src/host/machine.ts";
import { failureOf } from "../contract/failure-of.ts";

const STAND_IN = join(import.meta.dirname, "../../helpers/mac-bin/sandbox-exec");
const PROFILE = join(import.meta.dirname, "../../../src/host/macos/shell/cell.sb");

describe("a command on a Mac", () => {
  let root: string;
  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), "sotto seatbelt '$HOME' ")));
    mkdirSync(join(root, "sub"));
    writeFileSync(join(root, "a.txt"), "pear\napple\n");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const run = (command: string, roots: readonly string[] = [root]): Promise<ShellRun> => {
    const shell = createEmbeddedShell({ roots, closed: [], sandbox: seatbelt(STAND_IN) });
    return shell.run({ command, timeoutMs: 20_000, signal: new AbortController().signal });
  };

  it("runs in its folder, whatever that is called, with an environment of our own", async () => {
    expect(await run("pwd")).toEqual({ output: `${root}\n`, exitCode: 0 });
    const { output } = await run("env | cut -d= -f1 | sort | tr '\\n' ' '");
    expect(output.replace(/\b(?:_|OLDPWD|SHLVL) /g, "").trim()).toBe("HOME LANG PATH PWD TMPDIR");
  });

  it("goes through pipes of our own, word by word", async () => {
    expect((await run("sort a.txt | head -n 1")).output).toBe("apple\n");
    expect((await run("cat missing.txt || echo none")).output).toContain("none\n");
  });

  it("that is no plain line is bash's, as it stands", async () => {
    expect((await run('for each in a b; do echo "$each"; done')).output).toBe("a\nb\n");
  });

  const toolsOf = (developer: string | undefined, command: string): Promise<ShellRun> => {
    const sandbox = seatbelt(STAND_IN, developer);
    const shell = createEmbeddedShell({ roots: [root], closed: [], sandbox });
    return shell.run({ command, timeoutMs: 20_000, signal: new AbortController().signal });
  };

  it.each([
    ["/Library/Developer/CommandLineTools", "git"],
    ["/Library/Developer/CommandLineTools", "make"],
    ["/Library/Developer/CommandLineTools", "python3"],
    ["/Applications/Xcode_16.4.app/Contents/Developer", "git"],
  ])("with the developer tools in %s says nothing but its own words: %s", async (folder, name) => {
    const { output } = await toolsOf(folder, `${name} --version`);
    expect(output).not.toMatch(/not permitted|cache file/);
  });

  it("finds the programs of Homebrew, after those of the system", async () => {
    const { output } = await toolsOf(undefined, "rg --version");
    expect(output).not.toMatch(/not permitted/);
    const path = (await toolsOf(undefined, "env")).output.match(/^PATH=(.*)$/m)?.[1]?.split(":");
    expect(path?.indexOf("/opt/homebrew/bin")).toBeGreaterThan(path?.indexOf("/usr/bin") ?? 9);
  });

  it("may read Homebrew's programs and what they load, not what they keep", () => {
    // A name in `bin` leads into `Cellar`, and what it loads is found by `opt`.
    for (const name of ["bin", "opt", "Cellar", "lib", "share"]) {
      expect(readFileSync(PROFILE, "utf8")).toContain(`(subpath "/opt/homebrew/${name}")`);
    }
    expect(readFileSync(PROFILE, "utf8")).not.toMatch(/subpath "\/opt\/homebrew(\/(?:var|etc))?"/);
  });

  it("is refused with more folders than the profile has words for", async () => {
    const roots = Array.from({ length: 6 }, (_, at) => join(root, `root ${at}`));
    for (const each of roots) mkdirSync(each);
    expect((await failureOf(run("pwd", roots))).failure).toBe("refused");
  });

  it("is kept in by a profile that denies by default and allows no network, events or apps", () => {
    const rules = readFileSync(PROFILE, "utf8").replace(/;.*$/gm, "");
    expect(rules).toMatch(/\(deny default\)/);
    expect(rules).not.toMatch(/\(allow[^)]*(?:network|appleevent|lsopen|file-write\*\s*\))/);
    // Writing goes to parameters only.
    const [, writing = ""] = /\(allow file-write\*([\s\S]*?)\)\)\)/.exec(rules) ?? [];
    expect(writing).not.toMatch(/literal|"\//);
  });
});
