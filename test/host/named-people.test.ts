import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Contact } from "../../src/host/contacts.ts";
import { english } from "../../src/language/en/english.ts";
import { matchName } from "../../src/language/names/match-name.ts";
import { calledByRole, namedPeople } from "../../src/host/named-people.ts";

type Facts = { org?: string; nick?: string; phone?: string; mail?: string };
let count = 0;
const person = (name: string, { org, nick, phone, mail }: Facts = {}): Contact => ({
  id: `p${(count += 1)}`,
  name,
  nicknames: nick ? [nick] : [],
  ...(org ? { organisation: org } : {}),
  phones: phone ? [{ label: "cell", value: phone }] : [],
  emails: mail ? [{ label: "work", value: mail }] : [],
  version: "1",
});
const names = (...people: Contact[]): readonly string[] =>
  namedPeople(people).map(({ name }) => name);

describe("people of one name", () => {
  it("are told apart by what each alone has: company, nickname, address, number", () => {
    expect(
      names(person("Ann Lee", { org: "Form" }), person("ann lee", { org: "Stone" }), person("Bo")),
    ).toEqual(["Ann Lee (Form)", "ann lee (Stone)", "Bo"]);
    const same = { org: "Form", phone: "1" };
    expect(
      names(
        person("Ann Lee", { ...same, mail: "a@x" }),
        person("Ann Lee", { ...same, mail: "b@x" }),
      ),
    ).toEqual(["Ann Lee (a@x)", "Ann Lee (b@x)"]);
    expect(
      names(person("Ann Lee", { phone: "+1 5" }), person("Ann Lee", { phone: "+1 6" })),
    ).toEqual(["Ann Lee (+1 5)", "Ann Lee (+1 6)"]);
  });

  it("keep their bare name as another they go by", () => {
    const [one] = namedPeople([
      person("Ann Lee", { org: "Form", nick: "Annie" }),
      person("Ann Lee", { org: "Stone" }),
    ]);
    expect(one?.also).toEqual(["Ann Lee", "Annie"]);
  });

  it("that are one card twice, or one with less on it, are one", () => {
    const full = person("Ann Lee", { org: "Form", phone: "+46 70-174 06 21" });
    const again = person("Ann Lee", { org: "form", phone: "+46701740621" });
    expect(namedPeople([full, again, person("Ann Lee")]).map(({ id }) => id)).toEqual([full.id]);
  });

  it("never have the same label, and none is lost that says something of its own", () => {
    const fact = fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined });
    const card = fc.record({ org: fact, nick: fact, phone: fact, mail: fact });
    fc.assert(
      fc.property(fc.array(card, { maxLength: 6 }), (cards) => {
        const people = cards.map((one) => person("Ann", one as Facts));
        const labels = namedPeople(people).map(({ name }) => name);
        const told = labels.filter((label) => label !== "Ann");
        expect(new Set(told).size).toBe(told.length);
        expect(labels.length).toBeGreaterThanOrEqual(Math.min(1, people.length));
        expect(labels.length).toBeLessThanOrEqual(people.length);
      }),
    );
  });
});

describe("what people are to the user", () => {
  const noted = (name: string, note: string): Contact => ({ ...person(name), note });
  const [kind] = namedPeople([noted("Keith Hart", "Dad, in Leeds")]);

  it("is what their note says first, or whole, in a few words", () => {
    const roles = (note: string) => namedPeople([noted("Ann Lee", note)])[0]?.roles;
    expect(roles("Landlord")).toEqual(["Landlord"]);
    expect(roles("Farrier, comes whenever the mare needs it done")).toEqual(["Farrier"]);
    expect(roles("Met her at the allotment many years ago")).toBeUndefined();
  });

  it("calls them where somebody is surely meant", () => {
    const known = namedPeople([noted("Terry Stubbs", "Farrier"), noted("Keith Hart", "Dad")]);
    const named = (said: string, people = known) =>
      matchName(said, { known: people, lexicon: english.names });
    expect(named("farrier").kind).toBe("none");
    expect(named("farrier", calledByRole(known))).toMatchObject({
      kind: "one",
      named: { name: "Terry Stubbs" },
    });
  });

  it("calls a relative anywhere", () => {
    expect(kind?.roles).toEqual(["Dad", "in Leeds"]);
    const match = matchName("dad", { known: kind ? [kind] : [], lexicon: english.names });
    expect(match).toMatchObject({ kind: "one", named: { name: "Keith Hart" } });
  });
});
