import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { runSotto } from "../helpers/run-sotto.ts";

const PAGE = "src/host/macos/VOLUNTEERS.md";
const text = readFileSync(PAGE, "utf8");
const [, commands = ""] = /```sh\n([^`]*)```/.exec(text) ?? [];
const lines = commands.trim().split("\n");

it("asks for three commands", () => {
  expect(lines.map((line) => /# (\d)\./.exec(line)?.[1])).toEqual(["1", "2", "3"]);
});

it("sets up over an invented home: on a Mac the usual one is the person's own", () => {
  expect(lines[0]).toMatch(/^npm start -- ask .* --host embedded /);
});

it("writes reports without npm, which would print its own lines into them", () => {
  const writing = lines.filter((line) => line.includes(" > "));
  expect(writing).toHaveLength(2);
  for (const line of writing) expect(line).toMatch(/^scripts\/sotto selftest mac .*--json > /);
});

it("links to what is there", () => {
  for (const [, target = ""] of text.matchAll(/\]\(((?!http)[^)]+)\)/g)) {
    expect(existsSync(join(dirname(PAGE), target)), target).toBe(true);
  }
});

it.skipIf(process.platform === "darwin")(
  "a machine that is none is told so, and what to do there",
  async () => {
    const ran = await runSotto(["selftest"]);
    expect([ran.code, ran.stdout]).toEqual([1, ""]);
    expect(ran.stderr).toContain("Only a Mac is tested so");
    expect(ran.stderr).toContain("sotto doctor");
  },
);
