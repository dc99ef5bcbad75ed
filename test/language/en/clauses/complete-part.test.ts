import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completePart } from "../../../../src/language/en/clauses/complete-part.ts";

const complete = (left: string, right: string): string | undefined =>
  completePart({ left, right, isMore: false });

describe("a second part without its verb", () => {
  it.each([
    ["move the dentist to four", "the haircut to five", "move the haircut to five"],
    ["remind me to call Mum tomorrow", "the vet on Friday", "remind me to call the vet on Friday"],
    [
      "remind me to call Mum tomorrow",
      "pay the rent on Friday",
      "remind me to pay the rent on Friday",
    ],
    [
      "remind me to take the bins out tonight",
      "the car to the garage tomorrow",
      "remind me to take the car to the garage tomorrow",
    ],
    [
      "remind me about the bins tomorrow",
      "the rent on Friday",
      "remind me about the rent on Friday",
    ],
    [
      "could you please delete the dentist on Friday",
      "the haircut on Thursday",
      "could you please delete the haircut on Thursday",
    ],
    ["set a timer for ten minutes", "an alarm for six", "set an alarm for six"],
    [
      "schedule dinner with Mum on Friday",
      "Dad on Saturday",
      "schedule dinner with Dad on Saturday",
    ],
    ["add eggs to the shopping list", "bread", "add bread to the shopping list"],
    [
      "add eggs to the shopping list",
      "nails to the hardware list",
      "add nails to the hardware list",
    ],
    ["remind me at five to call Ann", "at six to call Bob", "remind me at six to call Bob"],
    ["what's on tomorrow", "on Friday", "what's on Friday"],
  ])("takes it from the first: %s / %s", (left, right, whole) => {
    expect(complete(left, right)).toBe(whole);
  });

  it("has the day of the first where it says but an hour", () => {
    expect(complete("book lunch on Friday at one", "dinner at eight")).toBe(
      "book dinner at eight Friday",
    );
  });

  it("takes its place too where more is announced", () => {
    const more = { left: "remind me to buy milk tomorrow", right: "eggs too", isMore: true };
    expect(completePart(more)).toBe("remind me to buy eggs tomorrow");
  });

  it.each([
    ["remind me to buy bread", "milk"],
    ["remind me to buy bread", "milk tomorrow"],
    ["text Ben", "Sarah"],
    ["remind me at six", "at seven to take my pills"],
    ["text mum that I'll be there at six", "dad at seven"],
    ["play Simon", "Garfunkel"],
    ["move lunch with Ben", "Sarah to Friday"],
    ["add eggs to the shopping list", "the hardware list"],
    ["wake me at six", ""],
    ["", "the haircut to five"],
  ])("is none where the first isn't closed: %s / %s", (left, right) => {
    expect(complete(left, right)).toBeUndefined();
  });

  it("says no word that was not said", () => {
    const word = fc.constantFrom(
      ..."move add remind me to the dentist eggs Mum tomorrow on Friday at five shopping list and".split(
        " ",
      ),
    );
    const side = fc.array(word, { maxLength: 8 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(side, side, fc.boolean(), (left, right, isMore) => {
        const whole = completePart({ left, right, isMore });
        const said = new Set(`${left} ${right}`.split(" "));
        expect((whole ?? "").split(" ").filter((one) => one !== "" && !said.has(one))).toEqual([]);
      }),
    );
  });
});
