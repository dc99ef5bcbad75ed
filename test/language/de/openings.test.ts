import { describe, expect, it } from "vitest";
import { objectKind, saidAsKind, asksFor } from "../../../src/language/de/objects.ts";
import {
  actOpened,
  greetingOf,
  openingOf,
  remindingEnd,
  remindsTo,
} from "../../../src/language/de/openings.ts";

describe("what is said before a German request", () => {
  it.each([
    ["bitte verschieb es", "bitte "],
    ["kannst du mich wecken", "kannst du "],
    ["könntest du bitte mal lauter machen", "könntest du bitte mal "],
    ["Könnten Sie bitte den Termin verschieben", "Könnten Sie bitte "],
    ["also dann ich möchte Musik hören", "also dann ich möchte "],
    ["nein, warte, lösch es nicht", "nein, warte, "],
  ])("%s", (text, expected) => {
    expect(text.slice(0, openingOf(text))).toBe(expected);
  });

  it.each(["verschieb es", "stoppe den Timer", "Notiz über Marmelade", "sofort anrufen", ""])(
    "is nothing of %j",
    (text) => {
      expect(openingOf(text)).toBe(0);
    },
  );
});

describe("first German words that tell the act", () => {
  it.each([
    ["erinnere mich um fünf daran, Anna anzurufen", "remind"],
    ["kannst du mich um fünf daran erinnern, Anna anzurufen", "remind"],
    ["Erinnern Sie mich bitte an den Müll", "remind"],
    ["erinner mich morgen an den Müll", "remind"],
    ["erinnere mich, dass ich Anna anrufen muss", "remind"],
    ["schreib ihr, dass ich komme", "text"],
    ["maile ihm die Zahlen", "mail"],
  ])("%s", (text, act) => {
    expect(actOpened(text)).toBe(act);
  });

  it.each([
    "erinnere mich, wann der Zug fährt",
    "erinnere mich lieber an den Müll",
    "schreib ihm eine Mail",
    "was steht heute an",
    "lösch die Erinnerung",
  ])("%s", (text) => {
    expect(actOpened(text)).toBeUndefined();
  });

  it("say where the asking ends, also with its verb behind", () => {
    const after = (text: string): string => text.slice(remindingEnd(text) ?? 0);
    expect(after("erinnere mich um fünf")).toBe(" um fünf");
    expect(after("kannst du mich daran erinnern, Tee zu kaufen")).toBe(", Tee zu kaufen");
    expect(remindsTo("welche Erinnerungen habe ich")).toBe(false);
  });

  it("greet an assistant by a name", () => {
    expect(greetingOf("hey sotto, mach lauter")).toBe("hey sotto, ".length);
    expect(greetingOf("hallo anna")).toBe(0);
  });
});

describe("the object of a German request", () => {
  it.each([
    ["lösche die Notiz über Jam", "remove", "notiz", false],
    ["lösch den Zahnarzttermin", "remove", "termin", false],
    ["kannst du den Termin morgen verschieben", "move", "termin", false],
    ["benenne die Datei um", "rename", "datei", false],
    ["lösche alle Notizen", "remove", "notizen", true],
    ["kopiere das Foto", "copy", "foto", false],
  ])("%s", (text, ...expected) => {
    const found = objectKind(text);
    expect([found?.verb, found?.noun, found?.isMany]).toEqual(expected);
  });

  it.each(["verschieb den Zahnarzt auf vier", "wirf die Rechnung weg", "was steht heute an"])(
    "is of no kind: %s",
    (text) => {
      expect(objectKind(text)).toBeUndefined();
    },
  );

  it("may be said as a kind, and what no tool does is known", () => {
    expect(saidAsKind("trag Yoga als wöchentlichen Termin ein")).toHaveLength(1);
    expect(saidAsKind("trag Yoga als Urlaub ein")).toEqual([]);
    expect([asksFor("close", "schließ Firefox"), asksFor("close", "öffne Firefox")]).toEqual([
      true,
      false,
    ]);
  });
});
