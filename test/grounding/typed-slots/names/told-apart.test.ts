import { describe, expect, it } from "vitest";
import { toldApart, toldByRecord } from "../../../../src/grounding/typed-slots/names/told-apart.ts";
import { request } from "../../../helpers/grounding.ts";

const person = (name: string, also: string, ...roles: string[]) => ({
  id: name,
  name,
  also: [also],
  roles,
});
const people = [
  person("Jo Brackley", "Jo", "Rowing captain"),
  person("Jo Petrie", "Jo", "Nursery manager", "Runs Ida's nursery"),
  person("Wren Ash", "Wren", "Next-door neighbour"),
  person("Wren Ford", "Wren", "Boatwright"),
  person("Dan Mwangi", "Dan", "Chef at the quay"),
  person("Dan Cottle", "Dan", "Mends boats at the quay"),
];
const found = (text: string): readonly string[] => {
  const { reading } = request(text, { names: { person: people } });
  return toldApart(reading.names("person"), reading).map(
    ({ named, text: said }) => `${named.name}: ${said}`,
  );
};

describe("of several people of one name", () => {
  it.each([
    ["text Jo from the nursery we'll be late", ["Jo Petrie: Jo from the nursery"]],
    ["what's the number of Jo from rowing", ["Jo Brackley: Jo from rowing"]],
    ["who is Jo from Ida's nursery", ["Jo Petrie: Jo from Ida's nursery"]],
    ["text nursery Jo we'll be late", ["Jo Petrie: nursery Jo"]],
    ["ring Jo the captain", ["Jo Brackley: Jo the captain"]],
    ["text Wren next door we're late", ["Wren Ash: Wren next door"]],
    ["has chef Dan mailed", ["Dan Mwangi: chef Dan"]],
  ])("one is meant by where they are from: %s", (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it.each([
    ["text Jo we'll be late from the nursery", 2],
    ["text Jo from the bakery we'll be late", 2],
    ["text Dan from the quay we'll be late", 2],
    ["text Jo the boat's in", 2],
    ["quay Dan", 2],
    ["text Wren next week", 2],
  ])("all may be meant: %s", (text, count) => {
    expect(found(text)).toHaveLength(count);
  });
});

describe("the one who has to do with what is spoken of", () => {
  it.each([
    [["Rowing with Jo"], "Jo", "Jo Brackley"],
    [["Appraisal, Jo Petrie"], "Jo", "Jo Petrie"],
    [["Lunch with Jo"], "Jo", undefined],
    [["The quay at night"], "Dan", undefined],
  ])("%s: %s", (record, name, expected) => {
    const { reading } = request("", {});
    const several = people.filter(({ also }) => also.includes(name));
    expect(toldByRecord(several, record, reading.language)?.name).toBe(expected);
  });
});
