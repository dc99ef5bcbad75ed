import { describe, expect, it } from "vitest";
import { z } from "zod";
import { runBatch } from "../../src/effects/run-batch.ts";
import { SEVERAL, undoing } from "../../src/effects/undo-by.ts";
import { HostFailure } from "../../src/errors.ts";
import type { Host } from "../../src/host/host.ts";
import { english } from "../../src/language/en/english.ts";
import { callsOf } from "../../src/tool/batch.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import type { Tool } from "../../src/tool/define-tool.ts";
import { done } from "../../src/tool/envelope.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import type { Result } from "../../src/types/turn/result.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { clock } from "../tools/run-tool.ts";
import { effectOf, journalOf } from "./journal-of.ts";

const demo = { say: "a", input: {}, result: "", answer: "" };
const peel = defineTool({
  name: "fruit.peel",
  description: "Peel",
  input: z.strictObject({ id: z.string().describe("which").meta({ kind: "handle", of: "fruit" }) }),
  reads: "nothing",
  effect: "reversible",
  egress: false,
  demos: [demo, demo],
  run: async ({ id }) => {
    if (id === "rotten") throw new HostFailure("invalid", "The rotten one is rotten.");
    return done(`Peeled: ${id}.`, { undo: { operation: "fruit.unpeel", input: { id } } });
  },
});

const peelAll = (ids: readonly string[]): Promise<Result> => doAll(peel, ids);

async function doAll(tool: Tool, ids: readonly string[]): Promise<Result> {
  const handles = createHandleBook();
  const fruit = ids.map((id) => ({ kind: "fruit", id, facts: { id } }));
  const id = handles.issue(fruit, true);
  const call = {
    id: "c1",
    name: tool.name,
    arguments: { id },
    origins: {},
    by: "fast-path",
  } as const;
  const { host } = createMemoryHost(clock);
  const { signal } = new AbortController();
  const runner = { host, handles, signal, language: english, isOwn: true };
  return runBatch(tool, callsOf(tool, call) ?? [], runner);
}

const throwAway = defineTool({
  ...peel,
  name: "fruit.throw",
  run: async ({ id }) => ({
    done: `Thrown: ${id}. It is gone.`,
    together: { each: `${id}.`, all: "All is gone." },
  }),
});

describe("a batch", () => {
  it.each([
    [["pear"], "Thrown: pear. It is gone."],
    [["pear", "plum"], "pear. plum. All is gone."],
  ])("tells once what is so of each: %s", async (ids, told) => {
    expect(await doAll(throwAway, ids)).toMatchObject({ done: told });
  });

  it("does each in its order, and is taken back from the last to the first", async () => {
    expect(await peelAll(["pear", "plum"])).toMatchObject({
      ok: true,
      done: "Peeled: pear. Peeled: plum.",
      undo: {
        operation: SEVERAL,
        input: {
          undos: [
            { operation: "fruit.unpeel", input: { id: "plum" } },
            { operation: "fruit.unpeel", input: { id: "pear" } },
          ],
        },
      },
    });
  });

  it("counts what a voice would read for too long", async () => {
    expect(await peelAll(["a", "b", "c", "d", "e"])).toMatchObject({
      done: "Peeled: a. Peeled: b. And 3 more of the same, 5 in all.",
    });
  });

  it("stops at the first that fails; what was done until then is said and can be had back", async () => {
    expect(await peelAll(["pear", "rotten", "plum"])).toMatchObject({
      ok: true,
      done: "I did 1 of 3 and stopped: The rotten one is rotten. Peeled: pear.",
      undo: { input: { undos: [{ input: { id: "pear" } }] } },
    });
  });

  it("is a failure where nothing was done", async () => {
    expect(await peelAll(["rotten", "plum"])).toMatchObject({ ok: false, code: "invalid" });
  });
});

describe("taking a batch back", () => {
  const undos = ["plum", "pear", "fig"].map((id) => ({ operation: "fruit.unpeel", input: { id } }));
  const undo = { operation: SEVERAL, input: { undos } };
  const back = async (lost: readonly string[]): Promise<string> => {
    const { host } = createMemoryHost(clock);
    const undone: Host["undo"] = async ({ input }) => {
      const id = String(input["id"]);
      if (lost.includes(id)) throw new HostFailure("invalid", `The ${id} is eaten.`);
      return { what: "note", is: "before", name: id };
    };
    const by = undoing({ host: { ...host, undo: undone }, journal: journalOf(), say: english.say });
    return by.undo(effectOf({ undo }));
  };

  it("brings all of them back", async () => {
    expect(await back([])).toBe(
      "The note “plum” is as it was before. The note “pear” is as it was before. The note “fig” is as it was before.",
    );
  });

  it("brings back what it can, and says what it can't", async () => {
    expect(await back(["pear"])).toBe("2 of 3 are back. The pear is eaten.");
  });

  it("fails where none can be had back", async () => {
    await expect(back(["plum", "pear", "fig"])).rejects.toThrow("The plum is eaten.");
  });
});
