import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runPip } from "../../src/models/fetch/pip.ts";
import { neverFails } from "./helpers/test-shelf.ts";

const before = process.env["PATH"];
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-pip-"));
});
afterEach(() => {
  process.env["PATH"] = before;
  rmSync(folder, { recursive: true });
});

/** A python3 that is this shell script, before all others on the PATH. */
function python(script: string): void {
  const file = join(folder, "python3");
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  process.env["PATH"] = `${folder}:${before}`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // which is the answer
  }
}

const request = () =>
  ({
    requirement: "some==1.0",
    folder: join(folder, "out"),
    platform: undefined,
    signal: neverFails,
  }) as const;

describe("the python3 of a Mac", () => {
  const platform = process.platform;
  const onMac = (toolsCode: number): void => {
    Object.defineProperty(process, "platform", { value: "darwin" });
    python(`touch ${folder}/started`);
    const file = join(folder, "xcode-select");
    writeFileSync(file, `#!/bin/sh\nexit ${toolsCode}\n`, { mode: 0o755 });
  };
  afterEach(() => void Object.defineProperty(process, "platform", { value: platform }));

  it("without developer tools is never started: it would only open a dialogue", async () => {
    onMac(2);
    await expect(runPip(request())).rejects.toThrow("python3 isn't installed");
    expect(existsSync(join(folder, "started"))).toBe(false);
  });

  it("with them serves", async () => {
    onMac(0);
    await runPip(request());
    expect(existsSync(join(folder, "started"))).toBe(true);
  });
});

describe("pip", () => {
  it("is asked for one wheel by name and version, never for anything it would have to build", async () => {
    python(`echo "$@" > ${folder}/arguments; echo "$TMPDIR" >> ${folder}/arguments`);
    await runPip({ ...request(), platform: "manylinux2014_x86_64" });
    const said = readFileSync(join(folder, "arguments"), "utf8");
    expect(said).toMatch(/^-m pip download .*--no-deps .*--only-binary=:all: /);
    expect(said).toContain(`--platform manylinux2014_x86_64 --dest ${folder}/out some==1.0`);
    expect(said).toContain(`\n${folder}/out\n`);
  });

  it.each([
    [
      "echo 'ERROR: No matching distribution found for some==1.0' >&2; exit 1",
      /No matching distribution/,
    ],
    ["echo '/usr/bin/python3: No module named pip' >&2; exit 1", /python3 has no pip/],
    [
      "echo 'WARNING: Retrying after NewConnectionError' >&2; echo 'ERROR: none' >&2; exit 1",
      /index can't be reached/,
    ],
    ["exit 3", /pip says/],
  ])("that fails by %j says so in a sentence", async (script, expected) => {
    python(script);
    await expect(runPip(request())).rejects.toThrow(expected);
  });

  it("says so when there is no python3", async () => {
    process.env["PATH"] = folder;
    await expect(runPip(request())).rejects.toThrow("python3 isn't installed");
  });

  it("ends with all it started when it is interrupted", async () => {
    python(
      `sleep 60 & echo $! > ${folder}/child.new; mv ${folder}/child.new ${folder}/child; wait`,
    );
    const interrupt = new AbortController();
    const work = runPip({ ...request(), signal: interrupt.signal });
    const child = join(folder, "child");
    await expect.poll(() => existsSync(child), { interval: 10, timeout: 5_000 }).toBe(true);
    interrupt.abort(new Error("stop"));
    await expect(work).rejects.toThrow("stop");
    const pid = Number(readFileSync(child, "utf8"));
    await expect.poll(() => isRunning(pid), { interval: 10, timeout: 5_000 }).toBe(false);
  });
});
