import { describe, expect, it } from "vitest";
import { createHandleBook } from "../../../src/tool/handle-book.ts";
import { takenOf } from "../../../src/turn/ask/taken.ts";
import { clock } from "../../tools/run-tool.ts";

/** Three mails that were listed, of which the second was read by itself afterwards. */
function shown() {
  const handles = createHandleBook();
  const mails = ["a", "b", "c"].map((id) => ({ kind: "mail", id, facts: { subject: id } }));
  handles.issue(mails, false);
  handles.focusOn("mail:2");
  return handles;
}

describe("what was shown last", () => {
  it.each([
    ["for one record is what was read by itself", true, ["mail:2"]],
    ["for several is the list", false, ["mail:2", "mail:1", "mail:3"]],
  ])("%s", (_, isOne, expected) => {
    const use = {
      kind: "record",
      tool: "mail.send",
      parameter: "forward_id",
      take: "all",
      of: "mail",
      isOne,
    } as const;
    const owed = { look: undefined, words: "it", use };
    const taken = takenOf({ handles: shown(), clock }, owed, []);
    expect(taken.map(({ handle }) => handle)).toEqual(expected);
  });
});

describe("what was made one by one", () => {
  const use = {
    kind: "record",
    tool: "timers.cancel",
    parameter: "label",
    take: "all",
    of: "timer",
  } as const;

  function made(...kinds: readonly string[]) {
    const handles = createHandleBook();
    for (const [at, kind] of kinds.entries()) {
      handles.issue([{ kind, id: `${at}`, facts: { title: `${at}` } }], true);
    }
    return handles;
  }

  it.each([
    ["is all of it", { kinds: ["timer", "timer"], said: {} }, ["timer:2", "timer:1"]],
    [
      "is as many as were said",
      { kinds: ["timer", "timer", "timer"], said: { count: 2 } },
      ["timer:3", "timer:2"],
    ],
    [
      "ends where something else came between",
      { kinds: ["timer", "event", "timer"], said: { count: 2 } },
      ["timer:2"],
    ],
  ])("%s", (_, { kinds, said }, expected) => {
    const owed = { look: undefined, words: "both", use: { ...use, ...said } };
    const taken = takenOf({ handles: made(...kinds), clock }, owed, []);
    expect(taken.map(({ handle }) => handle)).toEqual(expected);
  });
});

describe("what a look for words found", () => {
  function taken(...titles: readonly string[]): readonly unknown[] {
    const handles = createHandleBook();
    const kind = "event";
    const records = titles.map((title) => ({ kind, id: title, facts: { title } }));
    const items = handles.issue(records, false).map((handle) => ({ handle }));
    const look = {
      name: "calendar.query",
      arguments: { text: "sailing" },
      origins: {},
      by: "fast-path",
    } as const;
    const found = {
      call: { ...look, id: "l1" },
      result: { ok: true, items, more: 0, handles: {} },
      isLookup: true,
      said: "both sailings",
    } as const;
    const use = {
      kind: "record",
      tool: "calendar.delete_event",
      parameter: "id",
      take: "all",
      of: kind,
    } as const;
    const owed = { look, words: "both sailings", use };
    return takenOf({ handles, clock }, owed, [found]).map(({ id }) => id);
  }

  it("is what is called so, where something is", () => {
    expect(taken("Lunch at the sailing club", "Sailing", "First aid")).toEqual([
      "Lunch at the sailing club",
      "Sailing",
    ]);
  });

  it("is the one of a series that was named", () => {
    const handles = createHandleBook();
    const ats = [1_000, 2_000];
    const items = handles
      .issue(
        ats.map((at) => ({ kind: "event", id: "s", facts: { title: "Sailing" }, at })),
        false,
      )
      .map((handle) => ({ handle }));
    const call = { id: "l1", name: "calendar.query", arguments: {}, origins: {}, by: "fast-path" };
    const found = {
      call: { ...call, by: "fast-path" as const },
      result: { ok: true as const, items, more: 9, handles: {} },
      isLookup: true,
      said: "the sailing on Saturday and the supper",
    };
    const use = {
      kind: "record",
      tool: "calendar.delete_event",
      parameter: "id",
      take: "all",
      ids: ["s"],
      ats: { s: 2_000 },
    } as const;
    const taken = takenOf({ handles, clock }, { look: call as never, words: "", use }, [found]);
    expect(taken.map(({ at }) => at)).toEqual([2_000]);
  });

  it("is all of it, where nothing is", () => {
    expect(taken("First aid", "Supper")).toEqual(["First aid", "Supper"]);
  });
});
