import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCases } from "../../../src/bench/agent/cases/agent-case.ts";
import { temporaryFolder } from "../../helpers/program.ts";

const CASE = { id: "a", kind: "single", say: ["hi"], calls: [{ tool: "music.play" }] };

/** Requests as files: our own, and another author's. */
async function read(
  own: readonly object[],
  unseen: readonly object[] = [],
): ReturnType<typeof readCases> {
  await using folder = await temporaryFolder();
  const lines = (rows: readonly object[]): string =>
    rows.map((row) => JSON.stringify(row)).join("\n\n");
  await mkdir(join(folder.path, "unseen"));
  await writeFile(join(folder.path, "own.jsonl"), lines(own));
  await writeFile(join(folder.path, "notes.txt"), "no requests");
  await writeFile(join(folder.path, "unseen", "theirs.jsonl"), lines(unseen));
  return await readCases(folder.path);
}

describe("requests", () => {
  it("are told apart by author, also where both chose an id", async () => {
    const cases = await read([CASE], [CASE]);
    expect(cases.map(({ id, isUnseen }) => [id, isUnseen])).toEqual([
      ["a", false],
      ["unseen-a", true],
    ]);
    expect(cases[0]?.say).toEqual([{ text: "hi", asks: undefined }]);
  });

  it("may not share an id", async () => {
    await expect(read([CASE, CASE])).rejects.toThrow("Two requests have the id a.");
  });

  it.each([
    ["a kind nobody scores", { ...CASE, kind: "odd" }],
    ["a field nobody reads", { ...CASE, answers: ["hi"] }],
    ["an end of no area", { ...CASE, end: [{ what: "weather" }] }],
    ["an end nothing could meet", { ...CASE, end: [{ what: "mail", is: { read: true } }] }],
    ["nothing said", { ...CASE, say: [] }],
    ["a call without a tool", { ...CASE, calls: [{}] }],
  ])("are refused with their place: %s", async (_, row) => {
    await expect(read([row])).rejects.toThrow("can't be read (own.jsonl, line 1)");
  });
});
