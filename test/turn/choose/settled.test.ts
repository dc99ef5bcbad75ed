import { describe, expect, it } from "vitest";
import { settled } from "../../../src/turn/choose/settled.ts";
import type { CallSpace } from "../../../src/types/turn/call-space.ts";

function space(biases: readonly number[], mayAnswer: boolean): CallSpace {
  const callable = biases.map((bias, index) => ({
    tool: `tool-${index}`,
    bias,
    slots: [],
    missing: [],
  }));
  return { append: [], callable, mayAnswer, mustCall: false };
}

describe("a choice the model is known to follow", () => {
  it("isn't put to it where the first leads by more", () => {
    const { callable, mustCall, mayAnswer } = settled(space([9, 7], true), 1);
    expect(callable.map(({ tool }) => tool)).toEqual(["tool-0"]);
    expect([mustCall, mayAnswer]).toEqual([true, false]);
  });

  it("is put to it where the lead over another tool, or over an answer, is no more than that", () => {
    expect(settled(space([9, 8], false), 1).callable).toHaveLength(2);
    expect(settled(space([1, -5], true), 1).mayAnswer).toBe(true);
    expect(settled(space([1, -5], false), 1).callable).toHaveLength(1);
  });

  it("is always put to a model nobody measured", () => {
    expect(settled(space([90, 7], false), undefined).callable).toHaveLength(2);
  });
});
