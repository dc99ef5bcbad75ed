import { describe, expect, it } from "vitest";
import {
  asksFact,
  forbids,
  isClause,
  isQuestion,
  recalls,
  states,
  forbiddenActs,
  withoutForbidden,
  wonders,
} from "../../../../src/language/de/clauses/moods.ts";

const facts = (test: (text: string) => boolean, yes: readonly string[], no: readonly string[]) => {
  expect(yes.filter((text) => !test(text))).toEqual([]);
  expect(no.filter(test)).toEqual([]);
};

describe("the mood of a German clause", () => {
  it("recalls", () => {
    facts(
      recalls,
      ["die Kinder waren um fünf wach", "ich hatte bis neun Dienst", "Una kam um vier heim"],
      [
        "der Zahnarzt war auf vier verlegt",
        "was war am Freitag",
        "die Probe ist um fünf",
        "erinnere mich um fünf",
      ],
    );
  });

  it("forbids", () => {
    facts(
      forbids,
      [
        "schick das nicht ab",
        "lösch den Termin nicht",
        "du sollst mich nicht wecken",
        "lösch bitte nichts",
      ],
      ["vergiss nicht, Milch zu kaufen", "habe ich nicht morgen einen Termin", "lösch den Termin"],
    );
    expect(withoutForbidden("schreib einen Entwurf, schick ihn nicht ab")).toBe(
      "schreib einen Entwurf",
    );
  });

  it("wonders", () => {
    facts(
      wonders,
      ["wie lösche ich einen Termin", "soll ich den Zahnarzt absagen", "warum geht das nicht"],
      ["habe ich morgen Termine", "lösch den Termin", "kannst du mich wecken"],
    );
  });

  it("asks for a fact", () => {
    facts(
      asksFact,
      ["wann ist der Zahnarzt", "was steht heute an", "wie heißt das Lied"],
      ["stell den Wecker", "kannst du mir sagen, wann der Termin ist"],
    );
  });

  it("is a question of its own", () => {
    facts(
      isQuestion,
      ["wer macht am Freitag Tee", "wie viele Termine habe ich", "wann ist das"],
      ["wie wäre fünf", "wenn ich zu Hause bin", "um fünf"],
    );
  });

  it("tells something", () => {
    facts(isClause, ["ich bin im Laden", "wir kommen"], ["Anna", "das Treffen"]);
    facts(states, ["ich bin im Laden", "das Treffen war gut"], ["lösch es"]);
  });
});

describe("an act that is forbidden by itself", () => {
  it.each([
    ["schreib Hoa eine Mail, schick sie noch nicht ab", ["send"]],
    ["sag den Termin ab und sag es niemandem", ["send"]],
    ["verschieb den Termin auf vier aber lösch ihn nicht", ["remove"]],
    ["schreib Hoa, dass ich nicht komme", []],
  ])("%s", (words, acts) => {
    expect(forbiddenActs(words)).toEqual(acts);
  });
});
