import { describe, expect, it } from "vitest";
import { inOneBreath, joinedTo } from "../../../../src/grounding/typed-slots/names/listed-names.ts";
import { namesSpoken } from "../../../../src/grounding/typed-slots/names/names-spoken.ts";
import { request } from "../../../helpers/grounding.ts";
import { tool } from "../../../tools/run-tool.ts";

const person = (name: string, ...roles: string[]) => ({ id: name, name, roles });
const known = [
  person("Ada Birk"),
  person("Ben Holm"),
  person("Sue Ray"),
  person("Sue Dell"),
  person("Ida Moe", "Vet"),
];

const spoken = (text: string, hasRoles = true) => {
  const { reading } = request(text, { names: { person: known } });
  const names = namesSpoken(
    "person",
    { reading, known, tool: tool("messages.send") },
    { hasRoles },
  );
  return { reading, names };
};
const listed = (text: string): readonly string[] => {
  const { reading, names } = spoken(text);
  const [first] = names;
  return first ? joinedTo(first, names, reading).map(({ named }) => named.name) : [];
};

describe("names in one breath", () => {
  it.each([
    ["text Ada, Ben and Ida", ["Ada Birk", "Ben Holm", "Ida Moe"]],
    ["text Ada that Ben is late", ["Ada Birk"]],
    ["text Ada and the vet", ["Ada Birk", "Ida Moe"]],
    ["text Sue and Ada", ["Sue Ray", "Sue Dell", "Ada Birk"]],
  ])("%s", (text, expected) => {
    expect([...listed(text)].toSorted()).toEqual(expected.toSorted());
  });

  it("are all meant only where each of them is one person", () => {
    expect(inOneBreath(spoken("text Ada and Ben").names)).toHaveLength(2);
    expect(inOneBreath(spoken("text Ada").names)).toEqual([]);
    expect(inOneBreath(spoken("text Sue and Ada").names)).toEqual([]);
  });

  it("are those of roles only where they may be", () => {
    expect(spoken("text the vet").names.map(({ named }) => named.name)).toEqual(["Ida Moe"]);
    expect(spoken("text the vet", false).names).toEqual([]);
  });
});
