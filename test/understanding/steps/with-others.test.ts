import { describe, expect, it } from "vitest";
import { renamingTool, staying, withOthers } from "../../../src/understanding/steps/with-others.ts";
import { sourcesOf } from "../../helpers/understanding.ts";

const sources = sourcesOf();
const left = (words: string, title: string): unknown => {
  const found = withOthers(sources, { text: words, words, kind: "reminder", title, kept: [] });
  const put = found?.values.from === "last-call" ? found.values.put : [];
  return put.map(({ value }) => (value.kind === "free" ? "" : value.candidates[0]?.value))[0];
};

describe("what is left of a list", () => {
  it.each([
    ["forget the cream", "Eggs and cream", "Eggs"],
    ["the eggs and the cream", "Eggs, cream and rice", "rice"],
    ["forget the tea", "Eggs and cream", undefined],
  ])("%s of %s: %s", (words, title, expected) => {
    expect(left(words, title)).toBe(expected);
  });

  it("is called so by the tool that renames such a record", () => {
    expect(renamingTool(sources, "reminder")).toMatchObject({ tool: { name: "reminders.update" } });
    expect(renamingTool(sources, "song")).toBeUndefined();
  });

  it("is told by what is said to stay", () => {
    expect(staying(sources, "the eggs can stay")).toBeDefined();
    expect(staying(sources, "play some jazz")).toBeUndefined();
  });
});
