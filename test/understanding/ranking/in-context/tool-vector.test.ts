import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import {
  TOOL_BUCKETS,
  toolRows,
  toolVector,
} from "../../../../src/understanding/ranking/in-context/tool-vector.ts";
import { clock } from "../../../tools/run-tool.ts";

const TOOLS = ["timers.cancel", "calendar.delete_event"];
const MEAN = new Float32Array(3);
const readOn = (text: string) => english.read(text, { clock, names: {} });

function vectorOf(tool: string, words: string, own = [1, 0, 0]) {
  const ranked = {
    tools: [{ name: "timers.cancel", score: 0.5 }],
    none: 0.5,
    unmatched: [],
    sure: false,
  };
  const last = { tool, isEffect: true, shown: 1, reading: readOn("set a timer") };
  const said = { reading: readOn(words), last, ranked };
  return toolVector(said, { own: Float32Array.from(own) }, { tools: TOOLS, mean: MEAN });
}

describe("what tells the tool that is meant", () => {
  it("has a row for each bucket, dimension, tool and none", () => {
    const rows = toolRows(TOOLS, MEAN.length);
    expect(rows).toBe(TOOL_BUCKETS + 3 + 3);
    expect(Math.max(...vectorOf("timers.set", "cancel it").rows)).toBeLessThan(rows);
  });

  it.each([
    ["the last tool", vectorOf("timers.set", "cancel it")],
    ["the words", vectorOf("calendar.query", "keep it")],
    ["their meaning", vectorOf("calendar.query", "cancel it", [0, 1, 0])],
  ])("is another with %s", (_, other) => {
    expect(vectorOf("calendar.query", "cancel it")).not.toEqual(other);
  });

  it("tells how likely the index finds each tool, and none, between 0 and 1", () => {
    const [cancel, remove, none] = vectorOf("timers.set", "cancel it").values.slice(-3);
    expect(cancel).toBeGreaterThan(0.5);
    expect(remove).toBe(0);
    expect(none).toBeGreaterThan(0.5);
  });
});
