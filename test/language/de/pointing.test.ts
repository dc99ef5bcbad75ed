import { describe, expect, it } from "vitest";
import {
  asksForNewest,
  endsOwning,
  mayPoint,
  partNamed,
  nextCount,
  placeNamed,
  pointsBack,
  listPointed,
  onList,
  pronounIn,
  standsForThing,
  wordsForMany,
} from "../../../src/language/de/pointing.ts";

describe("German words that point", () => {
  it.each([
    "lösch das",
    "verschieb ihn auf morgen",
    "mach es eine Stunde länger",
    "lies die vor",
    "antworte ihm",
  ])("back: %s", (text) => {
    expect(pointsBack(text)).toBe(true);
  });

  it.each([
    "lösch das Treffen",
    "sag Ben, dass ich komme",
    "wie spät ist es",
    "erinnere mich daran, Anna anzurufen",
    "ist das wichtig",
    "was steht heute an",
  ])("at nothing said before: %s", (text) => {
    expect(pointsBack(text)).toBe(false);
  });

  it("may stand before a thing of their own, or for somebody", () => {
    expect([mayPoint("lösch diese Mail"), mayPoint("wie spät ist es")]).toEqual([true, false]);
    expect(pronounIn("schreib ihr eine Nachricht")).toEqual({ text: "ihr", start: 8 });
    expect(pronounIn("schreib Anna")).toBeUndefined();
    expect(listPointed("setz Tee auf die Liste")).toEqual({ start: 9, end: 22 });
    expect(onList("Einkauf")).toBe("auf die Liste Einkauf");
    expect([endsOwning("verschieb meinen "), endsOwning("verschieb ")]).toEqual([true, false]);
  });

  it.each([
    ["der zweite", 1],
    ["nimm die dritte", 2],
    ["nummer 2", 1],
    ["die letzte", -1],
    ["die letzte Mail", undefined],
    ["der zweitgrößte", undefined],
  ])("at a place in a list: %s", (text, place) => {
    expect(placeNamed(text)).toBe(place);
  });

  it.each([
    ["sag mein nächstes Judo ab", 1],
    ["sag die nächsten zwei Kurse ab", 2],
    ["sag den nächsten Freitag ab", undefined],
  ])("so many of those to come: %s", (text, count) => {
    expect(nextCount(text)).toBe(count);
  });

  it.each([
    ["sag den am Nachmittag ab", "afternoon"],
    ["der vom Vormittag fällt aus", "morning"],
    ["ruf mich am Nachmittag an", undefined],
  ])("at one by the part of the day: %s", (text, expected) => {
    expect(partNamed(text)?.name).toBe(expected);
  });

  it.each([
    ["alle Termine", ["alle"]],
    ["jede Mail", ["jede"]],
    ["lösch alles", ["alles"]],
    ["alle zwei Wochen", []],
    ["jeden Tag", []],
    ["Allergie", []],
  ])("at many: %s", (text, expected) => {
    expect(wordsForMany(text)).toEqual(expected);
  });

  it.each([
    ["eins", "noch", true],
    ["eine", "das", true],
    ["eins", "um", false],
    ["zwei", "die", false],
  ])("%j behind %j stands for a thing: %j", (said, before, expected) => {
    expect(standsForThing(said, { before })).toBe(expected);
  });

  it("ask for the newest", () => {
    expect([asksForNewest("die neueste Mail"), asksForNewest("die Mail")]).toEqual([true, false]);
  });
});
