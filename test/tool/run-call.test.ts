import { english } from "../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { HostFailure } from "../../src/errors.ts";
import type { Host } from "../../src/host/host.ts";
import type { Tool } from "../../src/tool/define-tool.ts";
import { textPart } from "../../src/tool/envelope.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { runCall } from "../../src/tool/run-call.ts";
import type { JsonObject } from "../../src/types/json.ts";
import type { Result } from "../../src/types/turn/result.ts";
import { fruitEat, fruitList } from "../helpers/tools.ts";

// These tools ask the host for nothing.
const host = {} as Host;

function run(tool: Tool, given: JsonObject, handles = createHandleBook()): Promise<Result> {
  const call = { id: "c1", name: tool.name, arguments: given, origins: {}, by: "model" } as const;
  const { signal } = new AbortController();
  return runCall(tool, call, { host, handles, signal, language: english, isOwn: true });
}

const failing = (error: unknown): Tool => ({ ...fruitList, run: () => Promise.reject(error) });

describe("a call", () => {
  it("gives its records handles that stay the same", async () => {
    const handles = createHandleBook();
    const first = await run(fruitList, { text: "pear" }, handles);
    const second = await run(fruitList, { text: "pear" }, handles);
    expect(first).toEqual({
      ok: true,
      items: [{ handle: "fruit:1", title: "pear" }],
      more: 0,
      handles: { "fruit:1": "id-1" },
    });
    expect(second).toEqual(first);
  });

  it("turns a handle back into the record's id", async () => {
    const handles = createHandleBook();
    handles.issue([{ kind: "fruit", id: "id-7", facts: {} }], true);
    expect(await run(fruitEat, { id: "fruit:1" }, handles)).toMatchObject({
      done: "Ate id-7.",
      undo: { operation: "fruit.uneat", input: { id: "id-7" } },
    });
  });

  it("keeps when a record is and whose, and shows neither", async () => {
    const handles = createHandleBook();
    const row = { id: "id-1", at: 5, isSent: true, title: "pear" };
    const dated: Tool = { ...fruitList, run: async () => ({ items: [row], more: 0 }) };
    expect(await run(dated, {}, handles)).toMatchObject({
      items: [{ handle: "fruit:1", title: "pear" }],
    });
    expect(handles.resolve("fruit:1")).toMatchObject({
      facts: { title: "pear" },
      at: 5,
      isSent: true,
    });
    expect(handles.resolve("fruit:1")?.facts).toEqual({ title: "pear" });
  });

  it("fails on a handle nobody issued", async () => {
    expect(await run(fruitEat, { id: "fruit:9" })).toEqual({
      ok: false,
      code: "not_found",
      message: "There is no fruit:9 in this conversation.",
    });
  });

  it.each([
    [new HostFailure("permission", "Not allowed."), "permission", "Not allowed."],
    [new Error("boom"), "unavailable", "That failed: boom"],
    ["text", "unavailable", "That failed: text"],
  ])("turns %s into a failure", async (error, code, message) => {
    expect(await run(failing(error), {})).toEqual({ ok: false, code, message });
  });
});

describe("a call that doesn't end", () => {
  const call = { id: "c1", name: "fruit.list", arguments: {}, origins: {}, by: "model" } as const;
  const open = () => {
    const { promise, resolve, reject } = Promise.withResolvers<{ done: string }>();
    const told: string[] = [];
    const late: Result[] = [];
    const begun = Promise.withResolvers<void>();
    const tool: Tool = {
      ...fruitList,
      run: (_, { signal }) => {
        begun.resolve();
        signal.addEventListener("abort", () => told.push("stop"));
        return promise;
      },
    };
    const stop = new AbortController();
    const result = runCall(tool, call, {
      host,
      handles: createHandleBook(),
      language: english,
      isOwn: true,
      signal: stop.signal,
      timeoutMs: 20,
      onLate: (each) => void late.push(each),
    });
    return { result, resolve, reject, told, late, stop, begun: begun.promise };
  };

  it("is given up in its time and told to stop, whether it listens or not", async () => {
    const { result, told, late } = open();
    expect(await result).toMatchObject({ ok: false, code: "timeout" });
    expect(told).toEqual(["stop"]);
    expect(late).toEqual([]);
  });

  it("tells what became of it later", async () => {
    const { result, resolve, late } = open();
    await result;
    resolve({ done: "Eaten." });
    await expect.poll(() => late).toMatchObject([{ ok: true, done: "Eaten." }]);
  });

  it("tells that it failed later", async () => {
    const { result, reject, late } = open();
    await result;
    reject(new HostFailure("not_found", "No such fruit."));
    await expect.poll(() => late).toMatchObject([{ ok: false, code: "not_found" }]);
  });

  it("ends at once when the user says so", async () => {
    const { result, stop, told, begun } = open();
    await begun;
    stop.abort();
    expect(await result).toEqual({
      ok: false,
      code: "refused",
      message: "Stopped.",
      isStopped: true,
    });
    expect(told).toEqual(["stop"]);
  });
});

describe("a call that was stopped before it began", () => {
  it("does not begin", async () => {
    let begun = 0;
    const tool: Tool = { ...fruitList, run: async () => ({ items: [], more: (begun += 1) }) };
    const call = { id: "c", name: tool.name, arguments: {}, origins: {}, by: "model" } as const;
    const runner = {
      host,
      handles: createHandleBook(),
      language: english,
      isOwn: true,
      signal: AbortSignal.abort(),
    };
    expect(await runCall(tool, call, runner)).toMatchObject({ code: "refused" });
    expect(begun).toBe(0);
  });
});

describe("a long text", () => {
  it("comes in parts that join to the whole", () => {
    const text = Array.from({ length: 900 }, (_, index) => `word${index}`).join(" ");
    let offset: number | undefined = 0;
    let joined = "";
    for (let part = textPart(text, offset); ; part = textPart(text, offset)) {
      if (!("text" in part)) break;
      expect(part.text.length).toBeLessThanOrEqual(2_000);
      joined += part.text;
      offset = part.nextOffset;
      if (offset === undefined) break;
    }
    expect(joined).toBe(text);
  });
});
