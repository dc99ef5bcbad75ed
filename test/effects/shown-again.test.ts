import { describe, expect, it } from "vitest";
import { shownAgain } from "../../src/effects/shown-again.ts";
import { english } from "../../src/language/en/english.ts";
import { createHandleBook } from "../../src/tool/handle-book.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import { recordsOf } from "../../src/turn/step/records-of.ts";
import { CLEAN } from "../../src/types/taint.ts";
import { tools } from "../../tools/index.ts";
import { createMemoryHost } from "../helpers/memory-host.ts";
import type { World } from "../helpers/memory-host.ts";
import { callOf, finished } from "../helpers/turn-state.ts";
import { berlin, clock } from "../tools/run-tool.ts";

const reminders: World["reminders"] = [
  {
    id: "r-7",
    list: "Home",
    title: "Water the palms",
    due: berlin("2026-03-03T17:30"),
    dateOnly: false,
    priority: "none",
    done: false,
    version: "1",
  },
];

async function again(ids: readonly string[], failing: World["failing"] = {}) {
  const { host } = createMemoryHost(clock, { reminders, failing });
  const handles = createHandleBook();
  const facts = { title: "What it was called" };
  const shown = ids.map((id) => ({ kind: "reminder", id, facts }));
  const names = handles.issue(shown, true);
  let taint = CLEAN;
  const keeper = { current: () => taint, set: (next: typeof CLEAN) => void (taint = next) };
  const parts = { host, handles, language: english, registry: createRegistry(tools) };
  const rows = await shownAgain({ ...parts, taint: keeper }, [...names, "event:9", "nothing"]);
  return { rows, isTainted: taint.untrusted };
}

describe("what was taken back", () => {
  it("is shown as it is, by its handle and with its time, and is somebody's words", async () => {
    expect(await again(["r-7"])).toEqual({
      rows: [
        expect.objectContaining({
          handle: "reminder:1",
          title: "Water the palms",
          when: "today at 5:30 pm",
        }),
      ],
      isTainted: true,
    });
  });

  it.each<[string, readonly string[], World["failing"]]>([
    ["is gone", ["r-8"], {}],
    ["can't be read", ["r-7"], { "reminders.query": "permission" }],
  ])("has no row where it %s", async (...[, ids, failing]) => {
    expect((await again(ids, failing)).rows).toEqual([]);
  });
});

describe("the records of an act", () => {
  const made = finished("reminders.create", {
    result: { ok: true, done: "Set.", handles: { "reminder:2": "r" } },
  });
  const changed = finished("reminders.update", {
    call: callOf("x", { arguments: { id: "reminder:1" } }),
  });
  it.each([
    ["what it made", made, undefined, ["reminder:2"]],
    ["what it was done to", changed, { arguments: { id: "reminder:5" } }, ["reminder:1"]],
    [
      "those of the act before, where the turn has none",
      undefined,
      { arguments: { id: ["event:1"] } },
      ["event:1"],
    ],
    ["none of nothing", undefined, undefined, []],
  ])("are %s", (...[, act, last, expected]) => {
    expect(recordsOf(act, last)).toEqual(expected);
  });
});
