import { describe, expect, it } from "vitest";
import { peopleByRole } from "../../../src/grounding/typed-slots/people-by-role.ts";
import { request } from "../../helpers/grounding.ts";

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
  person("Plain Person"),
];
const found = (text: string): readonly string[] => {
  const { reading } = request(text, { names: { person: people } });
  return peopleByRole(reading, people).map(({ named, text: said }) => `${named.name}: ${said}`);
};

describe("people by what they are", () => {
  it.each([
    ["text mum that I'm late", ["Iris Dale: mum"]],
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
    ["text my customer", ["Nell Byrne: customer", "Otto Kern: customer"]],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ["dentist check-up at nine"],
    ["a plain person"],
    ["book a site visit"],
    ["move secretary day"],
  ])("%s is nobody", (text) => {
    expect(found(text)).toEqual([]);
  });
});
