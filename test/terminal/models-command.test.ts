import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runSotto, scratch } from "../helpers/run-sotto.ts";
import { chatGguf } from "../models/helpers/chat-gguf.ts";

const home = scratch();
const env = { HOME: home };
const file = join(home, "Some Model.gguf");
writeFileSync(file, chatGguf());

it("adds a file, lists it and forgets it, a line of JSON each", async () => {
  const added = await runSotto(["models", "add", file, "--id", "mine", "--json"], { env });
  expect(JSON.parse(added.stdout)).toEqual({ done: "add", id: "mine", paths: [file] });
  const listed = await runSotto(["models", "list", "--json"], { env });
  const rows: readonly { readonly id: string }[] = JSON.parse(listed.stdout);
  expect(rows.find(({ id }) => id === "mine")).toMatchObject({ addedFrom: file, isHere: true });
  const removed = await runSotto(["models", "remove", "mine"], { env });
  expect(removed.stdout).toBe(`mine is forgotten; its file stays at ${file}.\n`);
  expect(readFileSync(file).equals(chatGguf())).toBe(true);
  const asked = await runSotto(["ask", "hello", "--llm", "mine"], { env });
  expect(asked.code).toBe(2);
  expect(asked.stderr).toContain('There is no model "mine".');
});

it("refuses what is no model with one sentence, the next step and 2", async () => {
  mkdirSync(join(home, "folder"));
  for (const path of [join(home, "folder"), join(home, "none.gguf"), process.execPath]) {
    const { code, stdout, stderr } = await runSotto(["models", "add", path], { env });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.trim().split("\n")).toHaveLength(2);
    expect(stderr).toContain(`${path} can't be used: `);
  }
});

it("tries no model that isn't there, and says which there are", async () => {
  const { code, stderr } = await runSotto(["models", "try", "gpt"], { env });
  expect(code).toBe(2);
  expect(stderr).toContain('There is no model "gpt".');
});

it("shows with --help an example of each", async () => {
  const { stdout } = await runSotto(["models", "--help"], { env });
  for (const action of ["list", "fetch", "use", "try", "add", "remove"]) {
    expect(stdout).toContain(`  sotto models ${action}`);
  }
});
