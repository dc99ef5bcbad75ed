import { english } from "../../src/language/en/english.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { HostFailure } from "../../src/errors.ts";
import type { Acting, Asked } from "../../src/effects/acting.ts";
import { runApproved } from "../../src/effects/run-approved.ts";
import { createApprovals } from "../../src/policy/approvals.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import { done, items, textPart } from "../../src/tool/envelope.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import type { AuditEntry } from "../../src/types/journal.ts";
import type { Result } from "../../src/types/turn/result.ts";
import { CLEAN } from "../../src/types/taint.ts";

let log: string[];
let audited: AuditEntry[];
let act: () => void;
let isLocked: boolean;
beforeEach(() => {
  [log, audited, isLocked] = [[], [], false];
  act = () => void log.push("act");
});

const demo = { say: "a", input: {}, result: "", answer: "" };
const write = defineTool({
  name: "thing.write",
  description: "Write",
  input: z.strictObject({ text: z.string().describe("text").meta({ kind: "span" }) }),
  reads: "nothing",
  effect: "reversible",
  egress: false,
  demos: [demo, demo],
  run: async () => {
    act();
    return done("Wrote it.");
  },
});
const read = {
  ...write,
  name: "thing.read",
  effect: "none",
  run: async () => textPart("secret words"),
} as const;

const look = { ...write, name: "thing.look", confirm: () => "harmless" as const };
const list = { ...write, name: "thing.list", run: async () => items({ rows: [] }) };
const find = {
  ...read,
  name: "thing.find",
  gives: "thing",
  run: async () => items({ rows: [{ id: "1", title: "a" }, { title: "b" }] }),
} as const;
const make = { ...write, name: "thing.make", gives: "thing" } as const;
const keep = {
  ...make,
  name: "thing.keep",
  run: async () => done("Kept.", { rows: [{ id: "1", title: "a" }] }),
} as const;

/** Ends when `slow` does, whatever it is told. */
const wait = {
  ...write,
  name: "thing.wait",
  run: async () => {
    await slow.promise;
    return done("Wrote it late.");
  },
} as const;
let slow = Promise.withResolvers<void>();
let told: string[] = [];

const journal = {
  begin: () => {
    if (isLocked) throw new Error("database is locked");
    log.push("begin");
    return "1";
  },
  finish: (_: string, { done: sentence }: { done: string }) => void log.push(`finish: ${sentence}`),
  abandon: () => void log.push("abandon"),
  note: (entry: AuditEntry) => void audited.push(entry),
};

function run(
  name: string,
  mayAct = async () => true,
  { signal } = new AbortController(),
): Promise<Result> {
  // The function under test reads these members only.
  const acting = {
    mayAct,
    registry: createRegistry([write, read, look, list, find, make, keep, wait]),
    handles: createHandleBook(),
    host: { clock: { now: () => 0, zone: "UTC" } },
    hands: { clock: { now: () => 0, zone: "UTC" } },
    journal,
    approvals: createApprovals(() => 0),
    taint: { current: () => CLEAN, set: () => {} },
    notice: (sentence: string) => void told.push(sentence),
    signal,
    language: english,
  } as unknown as Acting;
  const call = {
    id: "c",
    name,
    arguments: { text: "pin 1234" },
    origins: {},
    by: "model",
  } as const;
  const asked: Asked = {
    said: "",
    ranked: { tools: [], none: 1, unmatched: [], sure: true },
    isDoubted: false,
  };
  return runApproved(acting, { call, asked, signal });
}

describe("an effect", () => {
  it("is in the journal before it is done, and finished after", async () => {
    await run("thing.write");
    expect(log).toEqual(["begin", "act", "finish: Wrote it."]);
  });

  it("isn't begun where the words went on, and reading is not held up", async () => {
    const never = async (): Promise<boolean> => false;
    expect(await run("thing.write", never)).toMatchObject({ ok: false, code: "refused" });
    expect(log).toEqual([]);
    expect(await run("thing.read", never)).toMatchObject({ ok: true });
  });

  describe("that goes on after it was stopped", () => {
    const stopped = async (): Promise<void> => {
      [slow, told] = [Promise.withResolvers<void>(), []];
      const stop = new AbortController();
      const result = run("thing.wait", undefined, stop);
      await expect.poll(() => log).toEqual(["begin"]);
      stop.abort();
      expect(await result).toMatchObject({ ok: false, message: "Stopped." });
      expect({ log, told }).toEqual({ log: ["begin"], told: [] });
    };

    it("is finished in the journal when it ends, and told", async () => {
      await stopped();
      slow.resolve();
      await expect.poll(() => log).toEqual(["begin", "finish: Wrote it late."]);
      expect(told).toEqual(["That was done after all: Wrote it late."]);
    });

    it("is struck out when it fails, and told", async () => {
      await stopped();
      slow.reject(new HostFailure("not_found", "There is no such thing."));
      await expect.poll(() => log).toEqual(["begin", "abandon"]);
      expect(told).toEqual(["That was not done: There is no such thing."]);
    });

    it("stays open where nobody knows", async () => {
      await stopped();
      slow.reject(new HostFailure("timeout", "It was stopped."));
      await slow.promise.catch(() => undefined);
      await new Promise((resolve) => setImmediate(resolve));
      expect({ log, told }).toEqual({ log: ["begin"], told: [] });
    });
  });

  it("isn't begun when the journal can't be written", async () => {
    isLocked = true;
    expect(await run("thing.write")).toMatchObject({ ok: false, code: "unavailable" });
    expect(log).toEqual([]);
  });

  it("is forgotten when the host says that nothing was done", async () => {
    act = () => {
      throw new HostFailure("invalid", "No.");
    };
    await run("thing.write");
    expect(log).toEqual(["begin", "abandon"]);
  });

  it("stays open when nobody knows whether it was done", async () => {
    act = () => {
      throw new HostFailure("timeout", "Too long.");
    };
    await run("thing.write");
    expect(log).toEqual(["begin"]);
  });
});

describe("a call that only reads", () => {
  it("is no effect, so that it stands in nobody's way back", async () => {
    await run("thing.look");
    expect(log).toEqual(["act"]);
  });

  it("is taken out again where only its result tells", async () => {
    await run("thing.list");
    expect(log).toEqual(["begin", "abandon"]);
  });
});

describe("the audit of a call", () => {
  it("keeps the outcome and no contents, of reading too", async () => {
    await run("thing.read");
    expect(log).toEqual([]);
    expect(audited).toMatchObject([
      { tool: "thing.read", verdict: "run", outcome: "12 characters" },
    ]);
    expect(JSON.stringify(audited)).not.toMatch(/secret words|1234/);
  });

  it.each([
    ["thing.find", "2 rows; warning: no handle for 1"],
    ["thing.make", "done; warning: no handle for 1"],
    ["thing.keep", "done"],
    ["thing.write", "done"],
  ])("warns of a record that %s should have given a handle for", async (name, outcome) => {
    await run(name);
    expect(audited).toMatchObject([{ tool: name, outcome }]);
  });
});
