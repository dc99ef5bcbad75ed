import { describe, expect, it } from "vitest";
import { besideNames } from "../../../src/grounding/typed-slots/named-times.ts";
import type { Ground } from "../../../src/grounding/typed-slots/ground.ts";
import { record, request, valuesOf } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

const known = {
  event: [
    record("event", { title: "Saturday lunch at Ida's" }),
    record("event", { title: "Choir" }),
  ],
};

describe("a time whose words are a record's name", () => {
  it.each([
    ["what time's Saturday lunch", ["Saturday lunch at Ida's"], []],
    ["where is Saturday lunch", ["Saturday lunch at Ida's"], []],
    // A day alone, one's own time, no question for a fact, and a time of none of them.
    ["what time is choir on Saturday", undefined, ["on Saturday"]],
    ["where am I for Saturday lunch", undefined, ["Saturday lunch"]],
    ["what have I got on Saturday lunch", undefined, ["on Saturday lunch"]],
    ["what time's Sunday lunch", undefined, ["Sunday lunch"]],
  ])("%s", (text, names, times) => {
    const { reading } = request(text);
    const found: Ground["found"] = new Map();
    const ground: Ground = {
      tool: tool("calendar.query"),
      reading,
      taken: [],
      found,
      known,
      clock,
    };
    expect(besideNames(ground).map((when) => when.bare)).toEqual(times);
    expect(found.has("text") ? valuesOf(found.get("text")) : undefined).toEqual(names);
  });
});
