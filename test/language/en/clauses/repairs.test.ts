import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { repaired } from "../../../../src/language/en/clauses/repairs.ts";

describe("what was taken back", () => {
  it.each([
    ["set a timer for five, no, six minutes", "set a timer for six minutes"],
    ["text Ben, no sorry, Sarah Chen that I'm late", "text Sarah Chen that I'm late"],
    ["book a haircut on Tuesday, I mean Wednesday, at ten", "book a haircut on Wednesday, at ten"],
    ["pop the plumber, no sorry, the electrician in", "pop the electrician in"],
    ["wake me at 7 am, no 8 am", "wake me at 8 am"],
    ["ten minutes no wait fifteen minutes", "ten minutes no wait fifteen minutes"],
    ["a timer for ten minutes no wait fifteen minutes", "a timer for fifteen minutes"],
    ["on Monday, no, Tuesday, no, Wednesday", "on Wednesday"],
    ["six, no half six tomorrow morning", "half six tomorrow morning"],
    ["an alarm for half six, no, seven", "an alarm for seven"],
    ["at quarter past four, no, half past five on Friday", "at half past five on Friday"],
    ["volume at forty. Eh, thirty.", "volume at thirty."],
    ["wake me at six, actually seven", "wake me at seven"],
    ["the choir is on Friday, hang on, Saturday, at two", "the choir is on Saturday, at two"],
    ["a timer for ten minutes – nah, twelve minutes", "a timer for twelve minutes"],
    ["Tuesday, no, Wednesday, what's on?", "Wednesday, what's on?"],
  ])("%s", (said, meant) => {
    expect(repaired(said)).toBe(meant);
  });

  it.each([
    "tell mum no, I can't make it",
    "sorry, I mean the haircut",
    "message Anna saying sorry, the train is late",
    "text Ben that I said no, Sarah knows",
    "call the vet at five, no, the doctor",
    "no, Tuesday",
    "five, no, six",
    "add two apples, no, six",
    "buy milk, no sugar",
    "cancel lunch. Actually, move it to Friday",
    "text Ben that it is at five, wait for me",
  ])("is nothing in “%s”", (said) => {
    expect(repaired(said)).toBe(said);
  });

  it("never fails, adds nothing, and leaves nothing more to mend", () => {
    const words =
      "at five, six no sorry I mean Ben Sarah the plumber wait scratch that — on Tuesday".split(
        " ",
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 14 }), (said) => {
        const text = repaired(said.join(" "));
        expect(text.length).toBeLessThanOrEqual(said.join(" ").length);
        expect(repaired(text)).toBe(text);
      }),
    );
  });
});
