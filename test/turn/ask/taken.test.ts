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
