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
