import { describe, expect, it } from "vitest";
import { groundNamed } from "../../../../src/grounding/typed-slots/names/ground-name.ts";
import { wholeFiles } from "../../../../src/grounding/typed-slots/names/whole-files.ts";
import { parametersOf } from "../../../../src/tool/parameter.ts";
import { request } from "../../../helpers/grounding.ts";
import { tool } from "../../../tools/run-tool.ts";

const file = ["Honey labels", "siege log", "crews"].map((name) => ({ id: `${name}.md`, name }));

function filesIn(text: string, name = "files.trash"): readonly unknown[] {
  const parameter = parametersOf(tool(name)).find(({ kind }) => kind === "file");
  if (!parameter) throw new Error(`${name} takes no file.`);
  const { reading, context } = request(text, { names: { file } });
  const around = { ...context, tool: tool(name), nameKind: "file" } as const;
  return groundNamed(parameter, reading, around).candidates.map(({ value }) => value);
}

describe("a file for the trash", () => {
  it.each([
    ["trash honey labels", ["Honey labels"]],
    ["please bin the honey labels file", ["Honey labels"]],
    ["there's no further use for the honey labels file, bin it", ["Honey labels"]],
    ["throw away siege log and crews", ["siege log", "crews"]],
  ])("is called as was said: %s", (text, expected) => {
    expect(filesIn(text)).toEqual(expected);
  });

  it.each([
    "bin the honey invoice",
    "trash honey labels spring",
    "delete the siege photo crews plan",
  ])("lacks no word that was said: %s", (text) => {
    expect(filesIn(text)).not.toContain("Honey labels");
    expect(filesIn(text)).not.toContain("siege log");
  });

  it("is held to nothing where its words may be for something else", () => {
    const { reading } = request("bin the honey labels jars", { names: { file } });
    const names = reading.names("file");
    expect(names.length).toBeGreaterThan(0);
    expect(wholeFiles(names, { reading, tool: tool("files.write") })).toEqual(names);
    expect(wholeFiles(names, { reading, tool: tool("files.trash") })).toEqual([]);
  });
});
