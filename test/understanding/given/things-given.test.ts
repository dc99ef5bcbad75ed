import { describe, expect, it } from "vitest";
import { marksOf } from "../../../src/grounding/tagger/label-of.ts";
import { thingsIn, toldIn } from "../../../src/understanding/given/things-given.ts";
import type { Things } from "../../../src/understanding/given/things-given.ts";
import { request } from "../../helpers/grounding.ts";
import type { Marks } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

/** The stretches of a label among those of some words. */
function things(text: string, to: Things["to"], marked: Marks) {
  const { reading } = request(text, { marks: marked });
  const marks = marksOf(reading, tool("notes.create"));
  const label = to === "note" || to === "message" ? "text" : "title";
  return [{ given: marks.filter((one) => one.label === label), marks, to }, reading] as const;
}

describe("several stretches", () => {
  it.each<[string, Things["to"], readonly string[], string | readonly string[]]>([
    ["oats and malt", "reminder", ["oats", "malt"], ["oats", "malt"]],
    [
      "the lawn. it wants cutting",
      "reminder",
      ["the lawn", "it wants cutting"],
      "lawn, it wants cutting",
    ],
    ["Ann has her review at noon", "event", ["her review"], "Ann's review"],
    ["the fair, diary the fair", "event", ["the fair", "fair"], "fair"],
    [
      "it leaks, mind, at the joint",
      "note",
      ["it leaks", "at the joint"],
      "it leaks, at the joint",
    ],
    [
      "it leaks. Christ. at the joint",
      "note",
      ["it leaks", "at the joint"],
      "it leaks. at the joint",
    ],
  ])("of %s, for a %s", (...[text, to, stretches, expected]) => {
    const label = to === "note" ? "text" : "title";
    const marks = stretches.map((words) => [label, words, 0.99] as const);
    expect(thingsIn(...things(text, to, marks))).toEqual(expected);
  });

  it("less sure are one thing, but where they go on a list", () => {
    const text = "prod me to feed the hens and water the beans, farm list";
    const marks: Marks = [
      ["title", "feed the hens", 0.9],
      ["title", "water the beans", 0.9],
    ];
    const listed: Marks = [...marks, ["list", "farm", 0.99]];
    expect(thingsIn(...things(text, "reminder", marks))).toBe("feed the hens and water the beans");
    expect(thingsIn(...things(text, "reminder", listed))).toEqual([
      "feed the hens",
      "water the beans",
    ]);
  });

  it("are told one after the other", () => {
    const text = "tell Una the ferry is late, by text, and ask if she can wait";
    const marks: Marks = [
      ["who", "Una", 0.99],
      ["text", "the ferry is late", 0.99],
      ["text", "if she can wait", 0.99],
    ];
    expect(toldIn(...things(text, "message", marks))).toBe("the ferry is late. Can you wait?");
  });
});
