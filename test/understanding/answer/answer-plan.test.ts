import { expect, it } from "vitest";
import { answerPlan } from "../../../src/understanding/answer/answer-plan.ts";
import { callOf } from "../../helpers/turn-state.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

it("serves the question's tool, then what was asked for after it", async () => {
  const rest = ["play some jazz", "book the hall"];
  const open = { call: callOf("timers.set"), missing: ["duration"], slots: [], question: "", rest };
  const plan = await answerPlan(sourcesOf(), typed("ten minutes"), open);
  expect(plan.act).toBe("answer");
  expect(plan.parts.map(({ ranked, values }) => [ranked.tools[0]?.name, values.from])).toEqual([
    ["timers.set", "answer"],
    ["music.play", "words"],
    ["calendar.create_event", "words"],
  ]);
});
