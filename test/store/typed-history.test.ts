import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { forget } from "../../src/store/forget.ts";
import { openTypedHistory } from "../../src/store/typed-history.ts";
import { temporaryFolder } from "../helpers/program.ts";

it("keeps what was typed, the newest first and each once, for nobody else to read", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "history.json");
  const history = await openTypedHistory(file);
  await Promise.all(["one", "two\nlines", "one"].map((line) => history.add(line)));
  expect((await openTypedHistory(file)).lines).toEqual(["one", "two\nlines"]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it("keeps 500 requests, and no pasted text", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "history.json");
  const lines = Array.from({ length: 500 }, (_, at) => String(at));
  await writeFile(file, JSON.stringify(lines));
  const history = await openTypedHistory(file);
  await history.add("new");
  await history.add("x".repeat(5_000));
  expect((await openTypedHistory(file)).lines).toEqual(["new", ...lines.slice(0, 499)]);
});

it.each(["", "{", '[1,"two"]', "null"])("begins anew over a damaged file: %j", async (text) => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "history.json");
  await writeFile(file, text);
  const history = await openTypedHistory(file);
  expect(history.lines).toEqual([]);
  await history.add("one");
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual(["one"]);
});

it("is forgotten with the rest of what was said", async () => {
  await using folder = await temporaryFolder();
  await (await openTypedHistory(join(folder.path, "history.json"))).add("one");
  expect(forget(folder.path)).toMatchObject([{ what: "typed requests", files: 1 }]);
});
