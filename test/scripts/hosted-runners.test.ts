import { spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const workflows = globSync(".github/workflows/*.yml", { cwd: root });

describe("what hosted runners are told", () => {
  it("names files that are there, and programs of ours that may be run", () => {
    expect(workflows.length).toBeGreaterThan(0);
    const text = workflows.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
    const named = [...text.matchAll(/(?:\.github|scripts|src|test)\/[\w./-]+\.\w+/g)];
    expect(named.length).toBeGreaterThan(5);
    for (const [file] of named) expect(existsSync(join(root, file)), file).toBe(true);
    for (const file of globSync(".github/scripts/*.sh", { cwd: root })) {
      expect(statSync(join(root, file)).mode & 0o111, file).toBeGreaterThan(0);
      expect(spawnSync("bash", ["-n", file], { cwd: root }).status, file).toBe(0);
    }
  });

  it.skipIf(process.platform === "darwin")(
    "fails where the real stores were to be asked and aren't here",
    () => {
      const env = { ...process.env, SOTTO_REAL_STORES: "yes" };
      const end = spawnSync(process.execPath, [".github/scripts/contracts.mjs"], {
        cwd: root,
        env,
      });
      expect([end.status, String(end.stdout)]).toEqual([
        1,
        `the real stores can't be asked: this is ${process.platform}\n`,
      ]);
    },
  );

  it("fails where a selftest failed in an area, or never asked there", () => {
    const folder = mkdtempSync(join(tmpdir(), "sotto-runner-"));
    const file = join(folder, "selftest.json");
    const answer = (area: string, isGood: boolean) => ({
      area,
      question: "q",
      answer: "a",
      isGood,
    });
    const answers = [answer("shell", true), answer("notes", false), answer("notes", true)];
    writeFileSync(file, JSON.stringify({ answers }));
    const ends = (...areas: readonly string[]): number | null =>
      spawnSync(process.execPath, [".github/scripts/must-be-good.mjs", file, ...areas], {
        cwd: root,
      }).status;
    expect(ends("shell")).toBe(0);
    expect(ends("shell", "notes")).toBe(1);
    expect(ends("calendar")).toBe(1);
    rmSync(folder, { recursive: true });
  });
});
