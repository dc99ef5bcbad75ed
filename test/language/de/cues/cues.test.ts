import { describe, expect, it } from "vitest";
import {
  leadsInto,
  namesContainer,
  saysNoName,
} from "../../../../src/language/de/cues/containers.ts";
import {
  aboutStart,
  nameStart,
  withoutArticle,
  withoutOwner,
  withoutPlace,
} from "../../../../src/language/de/cues/named.ts";
import { addedToStart, placeCues } from "../../../../src/language/de/cues/places.ts";
import {
  addressesSomebody,
  answerIn,
  headingIn,
  quoteIn,
  replyIn,
  speaksOfSent,
  tellsFurther,
  withoutTelling,
  tellsSomebody,
  withoutTold,
} from "../../../../src/language/de/cues/quoted.ts";
import { timeCues } from "../../../../src/language/de/cues/times.ts";

const { aheadOf, endsInTo, isFarEnd, isOrdinal, shiftIn, stretchIn, withoutUntil } = timeCues;

const from = (text: string, start: number | undefined): string | undefined =>
  start === undefined ? undefined : text.slice(start);

describe("what names something in German", () => {
  it.each([
    ["leg einen Termin namens Elternabend an", "Elternabend an"],
    ["benenne die Notiz in Garten um", "Garten um"],
    ["trag Freitag als Urlaub ein", "Urlaub ein"],
    ["einen Termin mit Anna", undefined],
  ])("%s", (text, expected) => {
    expect(from(text, nameStart(text))).toBe(expected);
  });

  it("goes without what stands around it", () => {
    expect(withoutPlace("Elternabend in meinen Kalender")).toBe("Elternabend");
    expect(withoutPlace("Elternabend ein")).toBe("Elternabend");
    expect([withoutArticle("der Zahnarzt"), withoutOwner("meine Mutter")]).toEqual([
      "Zahnarzt",
      "Mutter",
    ]);
    expect(withoutArticle("Derby")).toBe("Derby");
    expect(aboutStart("such die Mail über Rechnungen")).toBe(14);
  });
});

describe("what somebody is told in German", () => {
  it.each([
    ["schreib Anna, dass ich später komme", "clause", "ich komme später"],
    ["sag Ben dass es nicht klappt", "clause", "es klappt nicht"],
    ["schreib Anna, dass er kommen soll", "clause", undefined],
    ["frag Anna, ob sie Zeit hat", "clause", undefined],
    ["frag Ben, wann er kommt", "clause", undefined],
    ["schick Tom eine Nachricht: bin da", "words", "bin da"],
    ["schick Tom eine Nachricht mit dem Text: sag, dass es geht", "words", "sag, dass es geht"],
  ])("%s", (text, kind, words) => {
    expect(quoteIn(text)).toMatchObject({ kind, words });
  });

  it.each(["schreib Anna", "um 17:30 Uhr", "weißt du, wann der Zug fährt", "such den Obstsalat"])(
    "is nothing in: %s",
    (text) => {
      expect(quoteIn(text)).toBeUndefined();
    },
  );

  it("is told to somebody", () => {
    expect(["sag Ben Bescheid", "was sagt Ben"].map(addressesSomebody)).toEqual([true, false]);
    expect(["schreib Anna, dass ich komme", "schreib Anna"].map(tellsSomebody)).toEqual([
      true,
      false,
    ]);
    expect(withoutTold("Anna, dass ich komme")).toBe("Anna");
  });

  it("answers a mail", () => {
    expect(answerIn("beantworte die Mail mit Ja")).toMatchObject({ kind: "words", words: "Ja" });
    expect(replyIn("antworte Anna, dass es passt")).toEqual({
      verbEnd: 8,
      answerStart: 13,
      isDraft: false,
    });
    expect(replyIn("lies die Antwort vor")).toBeUndefined();
    expect(["was habe ich geschrieben", "lies die Mail"].map(speaksOfSent)).toEqual([true, false]);
    expect(["und frag sie nach dem Schlüssel", "frag Anna"].map(tellsFurther)).toEqual([
      true,
      false,
    ]);
    expect(withoutTelling("date, und sag es mir")).toBe("date");
    expect(headingIn("eine Mail mit dem Betreff Miete")).toBe("Miete");
  });
});

describe("where something goes in German", () => {
  it("is told by its words", () => {
    expect(placeCues("der Ort ist im Café", ["im"])).toEqual(["im"]);
    expect(placeCues("Kaffee im Angebot", ["im"])).toEqual([]);
    const text = "schreib Socken auf die Packliste";
    expect(from(text, addedToStart(text))).toBe(" auf die Packliste");
    expect([namesContainer("liste", "list"), namesContainer("listig")]).toEqual([true, false]);
    expect([leadsInto(["meine", "auf"]), leadsInto(["die", "pruf"])]).toEqual([true, false]);
    const kept = (word: string) => [leadsInto([word], "list"), leadsInto([word], "folder")];
    expect(["auf", "aus", "zu"].map(kept)).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
    expect([saysNoName("neue"), saysNoName("garten")]).toEqual([true, false]);
  });
});

describe("what stands around a German time", () => {
  it("makes it an end, or a goal", () => {
    expect([isFarEnd("17 Uhr", "von drei bis "), isFarEnd("17 Uhr", "um ")]).toEqual([true, false]);
    expect(endsInTo("verschieb es auf ")).toBe(true);
    expect(withoutUntil("bis Freitag")).toBe("Freitag");
    expect(["3.", "dritte", "drei"].map(isOrdinal)).toEqual([true, true, false]);
    expect(aheadOf(" vorher anrufen")).toBe(7);
  });

  it.each([
    ["schieb es eine Stunde nach hinten", undefined, "later"],
    ["zieh den Termin eine Stunde vor", undefined, "earlier"],
    ["mach ihn eine Stunde länger", "longer", undefined],
    ["mach es kürzer", "shorter", undefined],
    ["lies die Mail vor", undefined, undefined],
  ])("moves or stretches it: %s", (text, stretch, shift) => {
    expect([stretchIn(text), shiftIn(text)]).toEqual([stretch, shift]);
  });
});
