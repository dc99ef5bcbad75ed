import { english } from "../../src/language/en/english.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ClauseSplitter } from "../../src/speak/words/clause-splitter.ts";

function split(text: string, size = text.length): readonly string[] {
  const splitter = new ClauseSplitter(english.voicing);
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += size)
    pieces.push(...splitter.push(text.slice(at, at + size)));
  return [...pieces, ...splitter.flush()];
}

describe("what is said first", () => {
  it.each([
    [
      "You have three events tomorrow: stand-up at nine, lunch at one.",
      "You have three events tomorrow: ",
    ],
    ["Okay. You have three events tomorrow: lunch.", "Okay. "],
    ["Yes, you have lunch at one, and a call.", "Yes, you have lunch at one, "],
    ["Lunch is at one.", "Lunch is at one."],
    ["Your next event is at 7:30, with Dr. Berg.", "Your next event is at 7:30, "],
  ])("of %j is %j", (text, first) => {
    expect(split(text)[0]).toBe(first);
  });

  it("is only the first: what follows are whole sentences", () => {
    expect(
      split("You have three events tomorrow: one, two, and three. Then, if you like, lunch."),
    ).toEqual([
      "You have three events tomorrow: ",
      "one, two, and three. ",
      "Then, if you like, lunch.",
    ]);
  });

  it("loses nothing, wherever the pieces are cut", () => {
    const words = fc.array(
      fc.constantFrom("One", "two", "three:", "four,", "five.", "six", "Dr.", "\n"),
      {
        maxLength: 20,
      },
    );
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 9 }), (parts, size) => {
        const text = parts.join(" ");
        expect(split(text, size).join("")).toBe(text);
      }),
    );
  });
});
