import { describe, expect, it } from "vitest";
import { dropWordless } from "../../../src/grounding/tool/drop-wordless.ts";
import { request, valuesOf } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

describe("a text without a word", () => {
  it.each([
    [".", []],
    [" , ?", []],
    ["👍", ["👍"]],
    ["7", ["7"]],
    ["ok", ["ok"]],
    // What only joins another request to it.
    ["and fetch the boat", []],
    ["fetch the boat and go", ["fetch the boat and go"]],
  ])("%j leaves %j", (text, expected) => {
    const { reading } = request("text Ben that");
    const found = new Map([["text", [{ value: text, origin: { origin: "said" as const, text } }]]]);
    dropWordless({
      tool: tool("messages.send"),
      reading,
      taken: [],
      found,
      known: undefined,
      clock,
    });
    expect(valuesOf(found.get("text") ?? [])).toEqual(expected);
  });
});
