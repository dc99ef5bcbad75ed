import { describe, expect, it } from "vitest";
import { rememberedPeople } from "../../../src/grounding/entity-linking/remembered-people.ts";
import type { HandleEntry } from "../../../src/tool/handle-book.ts";
import type { Item } from "../../../src/types/turn/result.ts";
import { request, valuesOf } from "../../helpers/grounding.ts";

const known = ["Anna Lindqvist", "Ben Ode"].map((name) => ({ id: name, name }));
const entry = (facts: Item, listing = 1): HandleEntry => ({
  handle: `mail:${listing}`,
  kind: "mail",
  id: JSON.stringify(facts),
  facts,
  listing,
  place: 0,
  isOwn: true,
});

const meant = (text: string, handles: readonly HandleEntry[], told?: string) =>
  valuesOf(rememberedPeople(request(text).reading, handles, { known, told }).candidates);

describe("whom a pronoun means", () => {
  it.each<[string, readonly HandleEntry[], readonly string[]]>([
    ["email her", [entry({ from: "Anna Lindqvist" })], ["Anna Lindqvist"]],
    ["email Anna", [entry({ from: "Anna Lindqvist" })], []],
    ["email him", [entry({ from: "A stranger" })], []],
    // Who wrote it, not of whom it speaks.
    ["email her", [entry({ subject: "Ben Ode", from: "Anna Lindqvist" })], ["Anna Lindqvist"]],
    ["email him", [entry({ subject: "Lunch with Ben Ode" })], ["Ben Ode"]],
    [
      "email them",
      [entry({ from: "Anna Lindqvist" }), entry({ from: "Ben Ode" })],
      ["Anna Lindqvist", "Ben Ode"],
    ],
    ["email him", [entry({ from: "Ben Ode" }, 2), entry({ from: "Anna Lindqvist" })], ["Ben Ode"]],
    ["email him", [entry({ title: "Rain" }, 2), entry({ from: "Ben Ode" })], ["Ben Ode"]],
    ["email him", [], []],
  ])("%s, of %j: %j", (text, handles, expected) => {
    expect(meant(text, handles)).toEqual(expected);
  });

  it("is whoever the last answer names, before older records do", () => {
    const told = "Your note Rota: “Bar: Ben”";
    const older = entry({ from: "Anna Lindqvist" });
    expect(meant("email him", [entry({ title: "Rota" }, 2), older], told)).toEqual(["Ben Ode"]);
    // What the newest record says of whoever it is from comes first.
    expect(meant("email her", [older], told)).toEqual(["Anna Lindqvist"]);
  });

  it("is whom the last act was done for, before anybody a record speaks of", () => {
    const older = entry({ from: "Anna Lindqvist" });
    const meantOf = (text: string, addressed: readonly string[]) =>
      valuesOf(rememberedPeople(request(text).reading, [older], { known, addressed }).candidates);
    expect(meantOf("text him", ["Ben Ode"])).toEqual(["Ben Ode"]);
    expect(meantOf("text him", ["Ben Ode <ben@ode.example>"])).toEqual(["Ben Ode"]);
    expect(meantOf("text her", ["a stranger"])).toEqual(["Anna Lindqvist"]);
    const both = ["Anna Lindqvist", "Ben Ode"];
    expect(meantOf("text them", both)).toEqual([both]);
    expect(meantOf("text him", both)).toEqual(both);
  });

  it("takes its word", () => {
    const { taken } = rememberedPeople(
      request("email her about lunch").reading,
      [entry({ from: "Anna Lindqvist" })],
      { known },
    );
    expect(taken).toEqual([{ start: 6, end: 9 }]);
  });
});
