import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { jsonState, type JsonState } from "../../../../src/host/embedded/state/json-state.ts";

let folder: string;
let file: string;
let state: JsonState<number[]>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sotto-state-"));
  file = join(folder, "deep", "state.json");
  state = jsonState({ file, schema: z.array(z.number()), first: [] });
});
afterEach(() => rmSync(folder, { recursive: true }));

it("gives the first value until another is written, which outlives it", async () => {
  expect(await state.read()).toEqual([]);
  await state.write([1, 2]);
  expect(await jsonState({ file, schema: z.array(z.number()), first: [] }).read()).toEqual([1, 2]);
  await state.clear();
  expect(existsSync(file)).toBe(false);
  await state.clear();
  expect(await state.read()).toEqual([]);
});

it.each([
  ["empty", ""],
  ["cut off", "[1, 2"],
  ["of another kind", "{}"],
  ["null", "null"],
  ["with NULs at its end", "[1]\0\0\0"],
  ["all NULs", "\0".repeat(64)],
  ["with a wrong value inside", '[1,"2"]'],
])("puts a file aside that is %s, and starts over", async (_, content) => {
  await state.write([1]);
  writeFileSync(file, content);
  expect(await state.read()).toEqual([]);
  expect(readFileSync(`${file}.broken`, "utf8")).toBe(content);
  await state.write([3]);
  expect(await state.read()).toEqual([3]);
});

it("leaves nothing but the file behind", async () => {
  await Promise.all([state.write([1]), state.write([2]), state.write([3])]);
  expect(readdirSync(join(folder, "deep"))).toEqual(["state.json"]);
});
