import { describe, expect, it } from "vitest";
import { createSotto } from "../../src/exposure/sotto/sotto.ts";
import { hasCalled, takeBack } from "../../src/exposure/take-back.ts";
import type { PromptItem } from "../../src/types/prompt-item.ts";
import { exposureOptions } from "../helpers/exposure-options.ts";
import { stateFor } from "../helpers/turn-state.ts";

const CALL: PromptItem = { kind: "call", name: "notes.append", arguments: {}, result: "Added." };
const USER: PromptItem = { kind: "user", text: "no, the other one" };

describe("taking back what was done last", () => {
  it.each<[string, boolean, readonly PromptItem[], boolean]>([
    ["something was called before", true, [CALL, USER], true],
    ["nothing was", true, [USER], false],
    ["code takes back itself", false, [CALL, USER], false],
  ])("may be called where %s", async (...[, canTakeBack, items, expected]) => {
    const exposure = createSotto(exposureOptions({ canTakeBack }));
    const { callable } = await exposure.space(stateFor("no, the other one", { items }));
    expect(callable.some(({ tool }) => tool === takeBack.name)).toBe(expected);
    expect(exposure.permits(takeBack.name, stateFor(""))).toBe(canTakeBack);
  });

  it("is no act while the acts are spent", async () => {
    const exposure = createSotto(exposureOptions({ canTakeBack: true }));
    const { callable } = await exposure.space(stateFor("no", { items: [CALL], mayAct: false }));
    expect(callable).toEqual([]);
  });

  it("is of what stands in the conversation", () => {
    expect([hasCalled([CALL]), hasCalled([USER])]).toEqual([true, false]);
  });
});
