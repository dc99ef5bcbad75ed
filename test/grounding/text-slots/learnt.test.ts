import { describe, expect, it } from "vitest";
import { learnt } from "../../../src/grounding/text-slots/learnt.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import { request, valuesOf } from "../../helpers/grounding.ts";
import type { Marks } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

type Asked = { readonly of: string; readonly marks: Marks; readonly outright?: string };

function filled(text: string, { of, marks, outright }: Asked) {
  const [name = "", wanted = ""] = of.split(" ");
  const parameter = parametersOf(tool(name)).find((one) => one.name === wanted);
  if (!parameter) throw new Error(`There is no ${of}.`);
  const { reading } = request(text, { marks });
  const ground = {
    tool: tool(name),
    reading,
    taken: [],
    found: new Map(),
    known: undefined,
    clock,
  };
  const candidates = learnt(ground, parameter, outright);
  return candidates && valuesOf(candidates);
}

const event = "calendar.create_event title";

describe("what other requests have taught", () => {
  it.each<[string, string, Asked, readonly string[] | undefined]>([
    [
      "the stretch",
      "pop tennis with Ben in at once",
      { of: event, marks: [["title", "tennis with Ben", 0.9]] },
      ["tennis with Ben"],
    ],
    [
      "without its place",
      "pop yoga into the calendar",
      { of: event, marks: [["title", "yoga into the calendar", 0.9]] },
      ["yoga"],
    ],
    ["nothing, where they say nothing", "pop tennis in", { of: event, marks: [] }, undefined],
    [
      "all of a few words, where no part is sure",
      "and olive oil",
      { of: event, marks: [["title", "oil", 0.4]] },
      undefined,
    ],
    [
      "no place that need not be said",
      "pop tennis in",
      { of: "calendar.create_event location", marks: [["title", "tennis", 0.9]] },
      [],
    ],
    [
      "the place that closes it behind its time",
      "tennis, Tuesday, one o'clock, in Hexham.",
      { of: "calendar.create_event location", marks: [["title", "tennis", 0.9]] },
      ["Hexham"],
    ],
    [
      "no clause there",
      "tennis on Tuesday in case it's dry",
      { of: "calendar.create_event location", marks: [["title", "tennis", 0.9]] },
      [],
    ],
    [
      "no call of somebody's",
      'run {"command": "ls"}',
      { of: "shell.run command", marks: [["text", '{"command": "ls"}', 0.9]] },
      undefined,
    ],
  ])("%s: %s", (...[, text, asked, expected]) => {
    expect(filled(text, asked)).toEqual(expected);
  });

  it.each([
    ["surely", 0.9, ["swim"]],
    ["unsurely", 0.6, ["swim with Ben"]],
  ])("makes a name that was given outright shorter only %s", (_, sureness, expected) => {
    const marks: Marks = [["title", "swim", sureness]];
    const asked = { of: event, marks, outright: "swim with Ben" };
    expect(filled("book an event called swim with Ben", asked)).toEqual(expected);
  });
});
