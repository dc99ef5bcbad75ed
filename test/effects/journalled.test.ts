import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { journalled } from "../../src/effects/journalled.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import type { Result } from "../../src/types/turn/result.ts";
import { tools } from "../../tools/index.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { callOf } from "../helpers/turn-state.ts";
import { clock } from "../tools/run-tool.ts";
import { journalOf } from "./journal-of.ts";

const { host } = createMemoryHost(clock);
const registry = createRegistry(tools);
const CALL = callOf("timers.set", { arguments: { label: "eggs" } });
const BEGUN = 'begin: timers.set {"label":"eggs"}';

const done: Result = { ok: true, done: "Timer set.", handles: {} };
const failed = (code: "timeout" | "invalid" | "unavailable", message = "No."): Result => ({
  ok: false,
  code,
  message,
});

/** What comes of a call, what the journal was told and what was said of it. */
async function run(
  result: Result,
  late?: Result,
  changes: Partial<ReturnType<typeof journalOf>> = {},
) {
  const journal = { ...journalOf(), ...changes };
  const notices: string[] = [];
  const place = {
    journal,
    host,
    registry,
    language: english,
    notice: (text: string) => void notices.push(text),
  };
  const answer = await journalled(place, CALL, async (onLate) => {
    journal.kept.push("act");
    if (late) onLate(late);
    return result;
  });
  return { answer, kept: journal.kept, notices };
}

describe("what is kept of an act", () => {
  it.each<[string, Result, readonly string[]]>([
    ["that was done", done, ["finish 1: Timer set."]],
    [
      "that was done, by its dates written out",
      { ...done, dated: "Timer set for 3 March." },
      ["finish 1: Timer set for 3 March."],
    ],
    ["that failed", failed("invalid"), ["abandon 1"]],
    ["that took too long", failed("timeout"), []],
    ["that was stopped", { ok: false, code: "refused", message: "No.", isStopped: true }, []],
    ["that only asked", { ok: true, items: [], more: 0, handles: {} }, ["abandon 1"]],
  ])("%s", async (_, result, expected) => {
    const { answer, kept } = await run(result);
    expect(kept).toEqual([BEGUN, "act", ...expected]);
    expect(answer).toBe(result);
  });

  it("keeps of a text no secret", async () => {
    const journal = journalOf();
    const text: Result = { ok: true, text: "password: hunter2hunter2", handles: {} };
    const shell = callOf("shell.run");
    await journalled(
      { journal, host, registry, language: english, notice: () => undefined },
      shell,
      async () => text,
    );
    expect(journal.kept).toHaveLength(2);
    expect(journal.kept.join()).not.toContain("hunter2");
  });
});

const broken = (): never => {
  throw new Error("disk full");
};

describe("a journal that can't be written", () => {
  it("before the act, lets nothing be done", async () => {
    const { answer, kept } = await run(done, undefined, { begin: broken });
    expect(kept).toEqual([]);
    expect(answer).toMatchObject({ ok: false, code: "unavailable" });
  });

  it("after the act, takes nothing back", async () => {
    expect((await run(done, undefined, { finish: broken })).answer).toBe(done);
  });
});

describe("what comes of an act nobody waits for any more", () => {
  it.each<[string, Result, readonly string[], readonly string[]]>([
    ["done", done, ["finish 1: Timer set."], ["That was done after all: Timer set."]],
    ["only an answer", { ok: true, items: [], more: 0, handles: {} }, ["abandon 1"], []],
    ["not done", failed("invalid"), ["abandon 1"], ["That was not done: No."]],
    ["still open", failed("timeout"), [], []],
  ])("%s", async (...[, late, expected, said]) => {
    const { kept, notices } = await run(failed("timeout"), late);
    expect(kept).toEqual([BEGUN, "act", ...expected]);
    expect(notices).toEqual(said);
  });
});
