import { describe, expect, it } from "vitest";
import { dayText } from "../../../src/exposure/sotto/day-text.ts";
import { createSotto } from "../../../src/exposure/sotto/sotto.ts";
import type { TurnState } from "../../../src/types/turn/stages.ts";
import { exposureOptions } from "../../helpers/exposure-options.ts";
import { stateFor } from "../../helpers/turn-state.ts";

const asked = (changes: Partial<TurnState> = {}): TurnState => {
  const state = stateFor("what's on today", changes);
  const dayCalls = [
    { tool: "calendar.query", arguments: { from: "today" } },
    { tool: "reminders.list", arguments: { to: "today" } },
  ];
  return { ...state, plan: { ...state.plan, dayCalls } };
};

describe("a question for all of a day", () => {
  it("is shown with the calls that tell of it, once", async () => {
    const text = `All that the day brings is told by calendar.query {"from":"today"}, reminders.list {"to":"today"}: call each, and answer from all.`;
    expect([dayText(asked()), dayText(asked({ isOpen: true })), dayText(stateFor("x"))]).toEqual([
      text,
      "",
      "",
    ]);
    const { append } = await createSotto(exposureOptions({})).space(asked());
    expect(append).toContainEqual({ kind: "note", text });
  });
});
