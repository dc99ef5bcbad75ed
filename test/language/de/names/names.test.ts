import { describe, expect, it } from "vitest";
import { names } from "../../../../src/language/de/names/name-lexicon.ts";
import { stemOf } from "../../../../src/language/de/names/word-forms.ts";
import { findNames } from "../../../../src/language/names/find-names.ts";
import { findTitles } from "../../../../src/language/titles/find-titles.ts";

const known = ["Anna Lindqvist", "Thomas Schmidt", "Mama", "Einkauf", "Jürgen Weiß"].map(
  (name, id) => ({
    id: String(id),
    name,
  }),
);

function found(text: string): readonly string[] {
  return findNames(text, { known, lexicon: names }).map(({ named: { name } }) => name);
}

describe("a name in a German sentence", () => {
  it.each([
    ["ruf Anna an", ["Anna Lindqvist"]],
    ["schreib Tom Schmitt", ["Thomas Schmidt"]],
    ["ruf Mutti an", ["Mama"]],
    ["setz Milch auf die Einkaufsliste", ["Einkauf"]],
    ["schreib Juergen Weiss", ["Jürgen Weiß"]],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each(["was steht heute an", "stell den Wecker auf sieben", "lies die Mail vor"])(
    "is none: %s",
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it("is a title where music is asked for", () => {
    const titles = [{ id: "1", name: "Heimat" }];
    const heard = (text: string): number =>
      findTitles(text, { known: titles, lexicon: names }).length;
    expect([heard("spiel Heimat"), heard("leg Heimat auf"), heard("die Heimat ist schön")]).toEqual(
      [1, 1, 0],
    );
  });
});

describe("German words by their forms and sounds", () => {
  it("share what they are forms of", () => {
    expect(stemOf("termine")).toBe(stemOf("termin"));
    expect(stemOf("notizen")).toBe(stemOf("notiz"));
    expect(stemOf("termin")).not.toBe(stemOf("timer"));
  });

  it("sound alike", () => {
    expect(names.keysOf("schmidt")).toEqual(names.keysOf("schmitt"));
    expect(names.plainSpelling("schmidt")).toBe(names.plainSpelling("schmitt"));
    expect(names.keysOf("anna")).not.toEqual(names.keysOf("tom"));
  });

  it("lose what stands around a name", () => {
    expect(names.trimmedName(["meine", "einkaufsliste"])).toEqual(["einkauf"]);
    expect(names.trimmedName(["liste"])).toEqual(["liste"]);
    expect(names.withoutDetails("Gespräch mit Sarah")).toBe("Gespräch");
    expect([names.isKin("oma"), names.isKin("anna")]).toEqual([true, false]);
  });
});
