import { expect, it } from "vitest";
import { lookLeft } from "../../../../src/understanding/steps/look/look-left.ts";
import { request } from "../../../helpers/grounding.ts";
import { tool } from "../../../tools/run-tool.ts";

const names = { calendar: [{ id: "w", name: "Work" }] };

it.each([
  ["my work appointments", [["calendar", "Work"]]],
  ["the stand-up meetings", [["text", "stand-up"]]],
  ["my appointments about the harbour", [["text", "harbour"]]],
  ["my appointments", []],
])("%s: %j", (text, expected) => {
  const left = lookLeft(tool("calendar.query"), request(text, { names }), new Map());
  expect([...left].map(([name, { value }]) => [name, value])).toEqual(expected);
});
