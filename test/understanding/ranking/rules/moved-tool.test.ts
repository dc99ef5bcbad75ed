import { describe, expect, it } from "vitest";
import { mayMove, movedTool } from "../../../../src/understanding/ranking/rules/moved-tool.ts";
import { consider } from "../../../helpers/consider.ts";
import { request } from "../../../helpers/grounding.ts";

describe("what moves files", () => {
  const home = {
    folder: [{ id: "f1", name: "Downloads" }],
    file: [{ id: "Mast plan.md", name: "Mast plan" }],
  };
  it.each([
    ["move the mast plan to Downloads", true],
    ["move that file to Downloads", true],
    ["move the dentist to Downloads", false],
    ["delete the mast plan", false],
  ])("is told by where a known file goes: %s", (text, is) => {
    const looked = [consider("files.trash", "").tool];
    const { reading, context } = request(text, { names: home });
    expect(movedTool(looked, { reading, context })).toBe(is ? looked[0] : undefined);
  });
});

describe("what gives another time", () => {
  const known = (kind: string, titles: readonly string[]): unknown[] =>
    titles.map((title) => ({
      kind,
      id: title,
      facts: { title },
      shownBy: { tool: "calendar.query", arguments: { text: title }, words: "text" },
    }));
  it.each([
    ["fire drill to Tuesday at nine", true],
    ["the fire drill goes to Tuesday the 10th at nine", true],
    ["rota to Friday", true],
    // Two of them are a lunch.
    ["lunch to Friday", false],
    ["put the fire drill in for Tuesday at nine", false],
    ["fire drill on Tuesday at nine", false],
    ["fire drill to Tuesday at nine with Ann", false],
    ["when does the fire drill go to", false],
    ["paint rota to Friday", false],
  ])("is told by what a known thing is called: %s", (text, is) => {
    const { tool } = consider("calendar.update_event", "");
    const titles = ["Fire drill", "Write the rota", "Club lunch", "Lunch with Ann"];
    const { reading, context } = request(text, {
      known: { event: known("event", titles) as never },
    });
    expect(movedTool([tool], { reading, context })).toBe(is ? tool : undefined);
    if (is) expect(mayMove(tool, reading)).toBe(true);
  });
});
