import { describe, expect, it } from "vitest";
import { labelFor, labelsNeeded, marksOf } from "../../../src/grounding/tagger/label-of.ts";
import { request } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

describe("the label of a parameter", () => {
  it.each([
    ["title", "span", "title"],
    ["label", "span", "title"],
    ["text", "free", "text"],
    ["text", "span", "query"],
    ["command", "free", "text"],
    ["location", "span", "place"],
    ["path", "file", "name"],
    ["duration", "duration", undefined],
  ] as const)("%s of kind %s: %s", (name, kind, expected) => {
    expect(labelFor({ name, kind })).toBe(expected);
  });
});

describe("what a request can't do without", () => {
  it.each([
    ["reminders.create", ["title"]],
    // The heading of a text is made of the text.
    ["mail.send", ["text"]],
    ["messages.send", ["text"]],
    ["calendar.query", []],
  ])("for %s: %j", (name, expected) => {
    expect(labelsNeeded(tool(name))).toEqual(expected);
  });
});

it("marks are asked for by the tool, and what it needs", () => {
  const { reading } = request("jot down the tide times");
  const asked: unknown[] = [];
  const marks = (sought: unknown) => {
    asked.push(sought);
    return [];
  };
  expect(marksOf({ ...reading, marks }, tool("reminders.create"))).toEqual([]);
  expect(asked).toEqual([{ tool: "reminders.create", needs: ["title"] }]);
});
