import { expect, it } from "vitest";
import { objectSlots, unsaid } from "../../../../src/understanding/dialogue/again/values-again.ts";
import { request } from "../../../helpers/grounding.ts";
import { tool } from "../../../tools/run-tool.ts";

const lastCall = {
  tool: "reminders.create",
  arguments: { title: "milk", due: "at five" },
  origins: {},
  said: "remind me to get milk",
  isEffect: true,
  shown: 0,
};
const create = tool("reminders.create");

it.each([
  ["bread", { object: { was: "milk", is: "bread" } }, ["bread"]],
  ["milk", { object: undefined }, ["milk"]],
])("what was written down is %s", (written, { object }, expected) => {
  const text = `remind me to get ${written}`;
  const slots = objectSlots(create, lastCall, { text, kinds: [], object });
  expect(
    slots.map(({ value }) => (value.kind === "free" ? "" : value.candidates[0]?.value)),
  ).toEqual(expected);
});

it("what its own words don't say was answered to a question", () => {
  const slots = unsaid(create, lastCall, request(lastCall.said));
  expect(slots.map(({ parameter }) => parameter)).toEqual(["due"]);
});
