import { describe, expect, it } from "vitest";
import { parametersOf } from "../../../src/tool/parameter.ts";
import { beginsWithAsked, isBare } from "../../../src/understanding/answer/plain-answer.ts";
import { callOf } from "../../helpers/turn-state.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

it.each([
  ["ten minutes", true],
  ["make it ten minutes", true],
  ["Anna", true],
  ["Anna and the tent", false],
])("nothing but a value: %s: %s", async (text, expected) => {
  expect(isBare(await sourcesOf().contextOf(typed(text)))).toBe(expected);
});

describe("what is asked for comes first", () => {
  it.each([
    ["messages.send", "to", "Sarah Chen, the one with the studio", true],
    ["messages.send", "to", "I mean the one called Sarah Chen", false],
    ["calendar.create_event", "start", "tomorrow at three, in the boathouse", true],
    ["calendar.create_event", "start", "put it in the boathouse tomorrow", false],
  ])("of %s's %s: %s: %s", async (...row) => {
    const [name, asked, text, expected] = row;
    const { registry, contextOf } = sourcesOf();
    const tool = registry.get(name);
    const parameter = tool && parametersOf(tool).find((one) => one.name === asked);
    const open = { call: callOf(name), missing: [asked], slots: [], question: "?", rest: [] };
    const request = await contextOf(typed(text), tool && [tool]);
    const said = { parameter, open, answered: { slots: [] } };
    expect(beginsWithAsked(request, said)).toBe(expected);
  });
});
