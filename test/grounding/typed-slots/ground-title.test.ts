import { describe, expect, it } from "vitest";
import { groundSort, groundTitle } from "../../../src/grounding/typed-slots/ground-title.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import { request, valuesOf } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

const music = [
  ["artist", "Pell and the Reeds"],
  ["album", "Salt Meadow"],
  ["song", "Salt Meadow"],
  ["song", "Ferryman"],
].map(([sort = "", name = ""]) => ({ id: `${sort}:${name}`, name, sort }));
const asked = (text: string, name = "music.play") => ({
  reading: request(text, { names: { music } }).reading,
  tool: tool(name),
});
const sorts = parametersOf(tool("music.play")).find(({ kind }) => kind === "enum");

describe("the title that words name", () => {
  it.each([
    ["play Ferryman", ["Ferryman"], "Ferryman"],
    ["play Ferryman by Pell and the Reeds", ["Ferryman by Pell and the Reeds"], undefined],
    ["play Ferryman off Salt Meadow", ["Ferryman"], "Ferryman"],
    ["play Salt Meadow", ["Salt Meadow"], "Salt Meadow"],
  ])("%s", (text, titles, words) => {
    const found = groundTitle(asked(text));
    expect(valuesOf(found?.candidates)).toEqual(titles);
    const [place] = found?.taken ?? [];
    if (words !== undefined) expect(text.slice(place?.start, place?.end)).toBe(words);
  });

  it.each([
    ["of which nobody has any", "play Nocturne in Blue"],
    ["that is somebody else's", "play Ferryman by Chopin"],
    ["none is said", "play something"],
  ])("is none: %s", (_, text) => {
    expect(groundTitle(asked(text))).toBeUndefined();
  });
});

describe("what the title is", () => {
  const sortOf = (text: string, name?: string) =>
    sorts && groundSort(sorts, asked(text, name))?.candidates.map(({ value }) => value);
  it.each([
    ["play Ferryman", ["song"]],
    ["play the album Salt Meadow", ["album"]],
    ["play the Salt Meadow album", ["album"]],
    // Both are called so.
    ["play Salt Meadow", []],
    ["play something", undefined],
  ])("%s: %j", (text, expected) => {
    expect(sortOf(text)).toEqual(expected);
  });

  it("is asked of tools that take titles alone", () => {
    expect(sortOf("play Ferryman", "music.control")).toBeUndefined();
  });
});
