import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTitles } from "../helpers/in-english.ts";
import { anyText } from "./any-text.ts";

const LIBRARY = [
  ["artist", "The Velvet Otters"],
  ["artist", "Marta Kowalska"],
  ["artist", "Home"],
  ["album", "Tin Roof Sunday"],
  ["album", "Let It Be Late"],
  ["song", "Tin Roof Sunday"],
  ["song", "Hello"],
  ["song", "Cinders"],
  ["song", "Workout"],
  ["song", "Late Again"],
  ["playlist", "Rainy drive"],
].map(([sort = "", name = ""]) => ({ id: `${sort}:${name}`, name, sort }));
const KNOWN = [
  ...LIBRARY,
  { id: "song:x", name: "Glass Harbour - 2011 Remaster", also: ["Glass Harbour"], sort: "song" },
];

function found(text: string): readonly string[] {
  return findTitles(text, KNOWN).map(({ named, text: heard }) => `${named.name} < ${heard}`);
}

describe("titles in an utterance", () => {
  it.each([
    ["whack the velvet otters on", "The Velvet Otters < the velvet otters"],
    ["some velvet otters wouldn't hurt", "The Velvet Otters < velvet otters"],
    ["how about marta kowalska", "Marta Kowalska < marta kowalska"],
    ["play glass harbour", "Glass Harbour - 2011 Remaster < glass harbour"],
    ["put the rainy drive mix on", "Rainy drive < rainy drive"],
    ["play work out", "Workout < work out"],
    ["cinders please", "Cinders < cinders"],
    ["late again", "Late Again < late again"],
  ])("%s: %s", (text, title) => {
    expect(found(text)).toEqual([title]);
  });

  it.each([
    ["play the velvet authors", "The Velvet Otters < the velvet authors"],
    ["I'd like to hear Martha Kovalska", "Marta Kowalska < Martha Kovalska"],
    ["let's have glass harbor on", "Glass Harbour - 2011 Remaster < glass harbor"],
    ["put on sinders", "Cinders < sinders"],
    [
      "play tin roove sunday",
      "Tin Roof Sunday < tin roove sunday",
      "Tin Roof Sunday < tin roove sunday",
    ],
  ])("misheard, %s: %s", (text, ...titles) => {
    expect(found(text)).toEqual(titles);
  });

  it.each([
    "play home",
    "put home on",
    "can we have a bit of home on",
    "play the song home",
    "I want to hear home",
    "the home album please",
    "stick some home on",
  ])("an everyday word is one where music is asked for: %s", (text) => {
    expect(found(text)).toEqual(["Home < home"]);
  });

  it.each([
    "take me home",
    "hello",
    "hello, what's on tomorrow",
    "turn on the lights at home",
    "call home",
    "remind me to put the bins out when I get home",
    "home",
    "I'll be late again tomorrow",
    "remind me to sweep up the cinders",
    "play home movies from Christmas",
    "play hello dolly",
    "what's the weather on sunday",
    "my workout starts at six",
    "velvet curtains",
  ])("and nowhere else: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it("all that go by the same words come with the same place", () => {
    const places = findTitles("play tin roof sunday", KNOWN);
    expect(places.map(({ named, start }) => [named.sort, start])).toEqual([
      ["album", 5],
      ["song", 5],
    ]);
  });

  it("tells whether they are asked for as music", () => {
    const isAsked = (text: string): boolean | undefined => findTitles(text, KNOWN)[0]?.isAskedFor;
    expect(isAsked("whack on glass harbour")).toBe(true);
    expect(isAsked("play cinders by martha kovalska")).toBe(true);
    expect(isAsked("is glass harbour nice")).toBe(false);
  });

  it("places are the words themselves, whatever is said", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        for (const { start, end, text: words } of findTitles(`play ${text} home`, KNOWN)) {
          expect(`play ${text} home`.slice(start, end)).toBe(words);
        }
      }),
      { numRuns: 200 },
    );
  });
});
