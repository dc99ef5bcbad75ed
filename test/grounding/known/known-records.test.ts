import { describe, expect, it } from "vitest";
import { HostFailure } from "../../../src/errors.ts";
import { kindsOf, kindsTaken, readRecords } from "../../../src/grounding/known/known-records.ts";
import type { FoundRecord } from "../../../src/tool/finder.ts";
import { createMemoryHost } from "../../helpers/memory-host.ts";
import { clock, tool } from "../../tools/run-tool.ts";

const { host } = createMemoryHost(clock);
const found: readonly FoundRecord[] = [
  { id: "n1", facts: { title: "Roof" }, shownBy: { query: "Roof" } },
];
const finding = (kind: string, records: () => Promise<readonly FoundRecord[]>) => ({
  ...tool("notes.search"),
  finds: [{ kind, words: "query", records }] as const,
});

describe("the records of a machine", () => {
  it("are read by the tool that finds the kind, with the call that shows each", async () => {
    const tools = [finding("note", async () => found)];
    expect(await readRecords({ host, tools }, ["note"])).toEqual({
      note: [
        {
          id: "n1",
          facts: { title: "Roof" },
          kind: "note",
          shownBy: { tool: "notes.search", arguments: { query: "Roof" }, words: "query" },
        },
      ],
    });
  });

  it("are the last of each name where it is asked what was, beside what is to come", async () => {
    const named = (id: string, title: string, at: number): FoundRecord => ({
      id,
      facts: { title },
      at,
      shownBy: { query: title },
    });
    const tool = finding("note", async () => [named("n4", "Roof", 9), named("n5", "Door", 8)]);
    const past = async () => [named("n3", "Roof", 3), named("n2", "Roof", 2)];
    const tools = [{ ...tool, finds: [{ ...tool.finds[0], past }] as const }];
    const idsOf = async (isPast: boolean) =>
      (await readRecords({ host, tools, isPast }, ["note"]))["note"]?.map(({ id }) => id);
    expect(await idsOf(true)).toEqual(["n3", "n5"]);
    expect(await idsOf(false)).toEqual(["n4", "n5"]);
  });

  it("are those of the kinds that are wanted", async () => {
    const tools = [finding("note", async () => found)];
    expect(await readRecords({ host, tools }, ["event"])).toEqual({});
  });

  it("are none where a domain can't be read", async () => {
    const failing = finding("note", () => Promise.reject(new HostFailure("refused", "No.")));
    expect(await readRecords({ host, tools: [failing] }, ["note"])).toEqual({ note: [] });
  });

  it("hide no mistake of ours", async () => {
    const broken = finding("note", () => Promise.reject(new TypeError("x")));
    await expect(readRecords({ host, tools: [broken] }, ["note"])).rejects.toThrow(TypeError);
  });
});

describe("the kinds of record a tool speaks of", () => {
  it.each([
    ["calendar.delete_event", ["event"]],
    ["notes.append", ["note"]],
    ["calendar.query", ["event"]],
    ["timers.set", []],
  ])("%s takes %j", (name, expected) => {
    expect(kindsTaken(tool(name))).toEqual(expected);
  });

  it("are those it takes when its act is turned round as well", () => {
    const complete = tool("reminders.complete");
    expect(kindsOf(complete)).toEqual([...kindsTaken(complete), complete.reversal?.kind]);
    expect(kindsOf(tool("timers.set"))).toEqual([]);
  });
});
