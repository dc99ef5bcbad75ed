import { describe, expect, it } from "vitest";
import { isToldApart } from "../../../../src/turn/step/call/told-apart.ts";
import type { PromptItem } from "../../../../src/types/prompt-item.ts";
import type { Slot } from "../../../../src/types/turn/call-space.ts";
import { stateFor } from "../../../helpers/turn-state.ts";

const names = ["Ines Falk", "Ines Brand"].map((value) => {
  return { value, origin: { origin: "resolved", text: "Ines" } } as const;
});
const OF_TWO: Slot = {
  parameter: "to",
  required: true,
  value: { kind: "free", maxLength: 160, several: names },
};
const read = (result: string): PromptItem => {
  return { kind: "call", name: "mail.read", arguments: {}, result };
};
const user = (text: string): PromptItem => ({ kind: "user", text });

describe("one of several people of a name", () => {
  it.each<[string, string, string | string[], readonly PromptItem[], boolean]>([
    ["who was told by nothing", "text Ines", "Ines Falk", [], false],
    ["by the name they share", "text Ines", "Ines", [], false],
    ["by the other name too", "text Ines, Falk not Brand", "Ines Falk", [], true],
    ["by an earlier turn", "text Ines", "Ines Falk", [user("where does Ines Falk live")], true],
    ["by the only one that was read", "text Ines", "Ines Falk", [read("From Ines Falk")], true],
    [
      "by one of two that were read",
      "text Ines",
      "Ines Falk",
      [read("Ines Falk, Ines Brand")],
      false,
    ],
    ["somebody else altogether", "text Ines", "Bo Lund", [], true],
    ["one of them in a list", "text Bo and Ines", ["Bo Lund", "Ines Falk"], [], false],
    ["both of them", "text Ines Falk and Ines Brand", ["Ines Falk", "Ines Brand"], [], true],
  ])("%s: %s → %s", (...[, text, value, items, expected]) => {
    expect(isToldApart(OF_TWO, value, stateFor(text, { items }))).toBe(expected);
  });

  it("is nobody to ask about where the words fit one", () => {
    const one: Slot = { parameter: "to", required: true, value: { kind: "free", maxLength: 160 } };
    expect(isToldApart(one, "Ines Falk", stateFor("text her"))).toBe(true);
  });
});
