import { english } from "../../src/language/en/english.ts";
import { describe, expect, it } from "vitest";
import { markSeen } from "../../src/effects/mark-seen.ts";
import { HostFailure } from "../../src/errors.ts";
import type { Seen } from "../../src/tool/define-tool.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import { fruitList } from "../helpers/tools.ts";
import { callOf } from "../helpers/turn-state.ts";
import { clock } from "../tools/run-tool.ts";
import { journalOf } from "./journal-of.ts";

const SEEN: Seen = { done: "Marked.", undo: { operation: "unmark", input: {} } };

async function mark(seen: () => Promise<Seen | undefined>, mayAct = true) {
  const { host } = createMemoryHost(clock);
  const journal = journalOf();
  const acting = {
    host,
    handles: createHandleBook(),
    journal,
    language: english,
    mayAct: async () => mayAct,
  };
  const { signal } = new AbortController();
  await markSeen(acting, { ...fruitList, seen }, { call: callOf("fruit.list"), signal });
  return journal.kept.map((row) => (row.startsWith("begin") ? "begin" : row));
}

describe("the mark that showing leaves", () => {
  it.each<[string, () => Promise<Seen | undefined>, readonly string[]]>([
    ["kept so that it can be undone", async () => SEEN, ["begin", "finish 1: Marked."]],
    ["nothing where there is none to make", async () => undefined, ["begin", "abandon 1"]],
    [
      "given up where the host refuses",
      () => Promise.reject(new HostFailure("permission", "No.")),
      ["begin", "abandon 1"],
    ],
    // Nobody knows how far it came.
    ["open where it fails otherwise", () => Promise.reject(new Error("full")), ["begin"]],
  ])("is %s", async (_, seen, kept) => {
    expect(await mark(seen)).toEqual(kept);
  });

  it("is never made before the request has ended", async () => {
    expect(await mark(async () => SEEN, false)).toEqual([]);
  });
});
