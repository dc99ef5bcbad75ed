import { describe, expect, it } from "vitest";
import { clauseRuns } from "../../../../src/language/de/clauses/clauses.ts";
import { completePart, isThing } from "../../../../src/language/de/clauses/complete-part.ts";
import {
  beginsAct,
  endsIn,
  endsInToo,
  isNoRequest,
  jointsIn,
  namesRecord,
  opensAlike,
} from "../../../../src/language/de/clauses/joints.ts";
import { joinsList, listAfter, listParts } from "../../../../src/language/de/clauses/lists.ts";
import { repaired } from "../../../../src/language/de/clauses/repairs.ts";
import { tailOf } from "../../../../src/language/de/clauses/request-tail.ts";
import {
  besideLast,
  changesLast,
  goingOn,
  stopsLast,
} from "../../../../src/language/de/clauses/revisions.ts";
import { trailsOff } from "../../../../src/language/de/clauses/trailing.ts";

describe("the clauses of a German text", () => {
  it.each([
    ["ich bin weg, spiel Jazz", ["spiel Jazz", "ich bin weg"]],
    ["was ist morgen los? lies die Mail vor", ["lies die Mail vor", "was ist morgen los"]],
    ["erinnere mich um fünf daran, Anna anzurufen", []],
    ["sag Ben, dass ich komme", []],
    ["am 3. März habe ich Zeit", []],
  ])("%s", (text, expected) => {
    expect(clauseRuns(text).map((run) => run.text)).toEqual(expected);
  });

  it.each([
    ["was steht heute an und lies die Mail vor", 1],
    ["stell einen Timer. Danach spiel Jazz", 1],
    ["am 3. März", 0],
    ["der Hund", 0],
  ])("may be parted: %s", (text, count) => {
    expect(jointsIn(text)).toHaveLength(count);
  });

  it.each([
    ["verschieb den Zahnarzt auf vier", "den Friseur auf fünf", "verschieb den Friseur auf fünf"],
    ["setz Eier auf die Einkaufsliste", "Brot", "setz Brot auf die Einkaufsliste"],
  ])("%s und %s", (left, right, expected) => {
    expect(completePart({ left, right, isMore: false })).toBe(expected);
  });

  it.each([
    ["erinnere mich daran, Brot", "Milch zu kaufen"],
    ["schreib Anna und Ben", "ruf Tom an"],
  ])("stay one: %s und %s", (left, right) => {
    expect(completePart({ left, right, isMore: false })).toBeUndefined();
  });

  it("end in their times and places, with the prefix a verb left behind", () => {
    const tail = (text: string): string => text.slice(tailOf(text).start);
    expect(tail("trag Zahnarzt morgen um drei ein")).toBe(" morgen um drei ein");
    expect(tail("setz Milch auf die Einkaufsliste")).toBe(" auf die Einkaufsliste");
    expect(tail("spiel Jazz")).toBe("");
  });

  it("are things, or begin an act", () => {
    expect(["den Friseur", "Brot", "ruf Tom an"].map(isThing)).toEqual([true, true, false]);
    const begins = ["bestell eine Pizza", "mach das Licht aus", "die Pizza", "mit Anna"];
    expect(begins.map(beginsAct)).toEqual([true, true, false, false]);
    expect([endsInToo("Brot auch"), endsInToo("Brot")]).toEqual([true, false]);
    expect(["mein Zahnarzt", "das andere", "Zahnarzt"].map(namesRecord)).toEqual([
      true,
      false,
      false,
    ]);
    expect(["nicht am Freitag", "kein Brot", "Brot"].map(isNoRequest)).toEqual([true, true, false]);
    expect(opensAlike("setz Brot drauf", "setz Brot weg")).toBe(true);
    expect([opensAlike("setz Brot", "spiel Jazz"), endsIn("Brot, ich backe")]).toEqual([
      false,
      [4],
    ]);
  });
});

describe("what a German speaker takes back", () => {
  it.each([
    ["um fünf, nein, sechs", "um sechs"],
    ["am Montag, ich meine Dienstag", "am Dienstag"],
    ["stell ihn auf zehn, quatsch, zwölf Minuten", "stell ihn auf zwölf Minuten"],
    ["schick das, nein danke", "schick das, nein danke"],
    ["ruf Anna um fünf an", "ruf Anna um fünf an"],
  ])("%s", (text, expected) => {
    expect(repaired(text)).toBe(expected);
  });
});

describe("German words about the last request", () => {
  it.each([
    ["und direkt danach?", { side: 1, isSame: false }],
    ["was kommt davor?", { side: -1, isSame: false }],
    ["und das nächste?", { side: 1, isSame: true }],
    ["und danach zum Arzt", undefined],
  ])("ask for what is beside it: %s", (text, expected) => {
    expect(besideLast(text)).toEqual(expected);
  });

  it("go on with it, change it or stop it", () => {
    expect("und morgen".slice(goingOn("und morgen") ?? 0)).toBe("morgen");
    expect(goingOn("was steht an")).toBeUndefined();
    expect([changesLast("mach es um sechs"), changesLast("mach Musik an")]).toEqual([true, false]);
    expect([
      stopsLast("stopp das"),
      stopsLast("brich es ab"),
      stopsLast("stopp die Musik"),
    ]).toEqual([true, true, false]);
  });
});

describe("a German text that breaks off", () => {
  it.each(["erinnere mich daran", "stell einen Timer für", "lies die", "Milch und", "um fünf,"])(
    "%s",
    (text) => {
      expect(trailsOff(text)).toBe(true);
    },
  );

  it.each(["ruf Anna an", "trag den Termin ein", "mach die Musik aus", "benenne es um"])(
    "is whole with its verb's prefix: %s",
    (text) => {
      expect(trailsOff(text)).toBe(false);
    },
  );
});

describe("a German list", () => {
  it("is taken apart", () => {
    expect(listParts("Anna, Ben und Mama")).toEqual(["Anna", "Ben", "Mama"]);
    expect([joinsList(" und "), joinsList(", "), joinsList(" mit ")]).toEqual([true, true, false]);
    expect(listAfter(", Mehl und Butter")).toBe(", Mehl und Butter");
    expect(listAfter(", weil ich backe")).toBe("");
  });
});
