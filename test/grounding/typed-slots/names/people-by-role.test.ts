import { describe, expect, it } from "vitest";
import {
  peopleByRole,
  withThoseOfRole,
} from "../../../../src/grounding/typed-slots/names/people-by-role.ts";
import { german } from "../../../../src/language/de/german.ts";
import { request } from "../../../helpers/grounding.ts";

const person = (name: string, ...roles: string[]) => ({ id: name, name, roles });
const people = [
  person("Iris Dale", "Mother"),
  person("Omar Haddad", "Dentist"),
  person("Lena Fox", "Poppy's mum"),
  person("Ravi Shah", "Maisie's piano teacher"),
  person("Gus Pryce", "Site manager Tannery Lofts"),
  person("Ada Okafor", "Secretary of the residents' association"),
  person("Nell Byrne", "Customer"),
  person("Otto Kern", "Customer"),
  person("Kai Brand", "spouse"),
  person("Rex Vale", "Groom", "2 May"),
  person("Jo Finch", "sister-in-law"),
  person("Tess Kerr", "niece", "in Riga"),
  person("Fergus Roe", "Uncle Gully"),
  person("Plain Person"),
];
const found = (text: string): readonly string[] => {
  const { reading } = request(text, { names: { person: people } });
  return peopleByRole(reading, { known: people }).map(
    ({ named, text: said }) => `${named.name}: ${said}`,
  );
};

it("is told by whose they are before whoever is named there", () => {
  const child = { id: "c", name: "Maisie" };
  const { reading } = request("text Maisie's piano teacher", {
    names: { person: [...people, child] },
  });
  const roles = peopleByRole(reading, { known: people });
  const all = withThoseOfRole(reading.names("person"), roles);
  expect(all.map(({ named }) => named.name)).toEqual(["Ravi Shah"]);
});

describe("people by what they are", () => {
  it.each([
    ["text mum that I'm late", ["Iris Dale: mum"]],
    ["text her it's two o'clock", []],
    ["flag the mails in the box", []],
    ["what's my mother's number", ["Iris Dale: mother's"]],
    ["text my dentist", ["Omar Haddad: dentist"]],
    ["the dentist's address", ["Omar Haddad: dentist's"]],
    ["email dentist", ["Omar Haddad: dentist"]],
    ["text poppy's mum", ["Lena Fox: poppy's mum"]],
    ["tell the piano teacher we're ill", ["Ravi Shah: piano teacher"]],
    ["ask Maisie's piano teacher", ["Ravi Shah: Maisie's piano teacher"]],
    ["mail the site manager", ["Gus Pryce: site manager"]],
    [
      "mail the secretary of the residents' association",
      ["Ada Okafor: secretary of the residents' association"],
    ],
    ["text my wife", ["Kai Brand: wife"]],
    ["call my husband", ["Kai Brand: husband"]],
    ["mail my sister in law", ["Jo Finch: sister in law"]],
    ["how old is Gully", ["Fergus Roe: Gully"]],
    ["when's uncle gully's birthday", ["Fergus Roe: uncle gully's"]],
    ["text my customer", ["Nell Byrne: customer", "Otto Kern: customer"]],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ["dentist check-up at nine"],
    ["text my sister"],
    ["a plain person"],
    ["book a site visit"],
    ["move secretary day"],
    ["mails from the dentist surgery"],
    ["has the customer office written"],
  ])("%s is nobody", (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ["schreib meiner Mutter", ["Iris Dale: Mutter"]],
    ["schreib meiner Frau", ["Kai Brand: Frau"]],
    ["die Nummer von meinem Zahnarzt", []],
  ])("are what an address book calls them in English: %s", (text, expected) => {
    const { context } = request(text, { names: { person: people }, language: german });
    const spoken = peopleByRole(german.read(text, context), { known: people });
    expect(spoken.map(({ named, text: said }) => `${named.name}: ${said}`)).toEqual(expected);
  });
});
