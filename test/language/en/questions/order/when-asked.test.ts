import { describe, expect, it } from "vitest";
import { whenAsked } from "../../../../../src/language/en/questions/order/when-asked.ts";

describe("which day something is on", () => {
  it.each([
    ["Which Saturday's the regatta?", "when's the regatta?"],
    ["what Monday does the boiler man come on", "when does the boiler man come"],
    ["Which weekend am I at the quay?", "when am I at the quay?"],
    ["So which Sunday is Una's christening on", "So when is Una's christening"],
    ["What day's the fish order down for?", "when's the fish order?"],
    ["what day is our next fire drill", "when is our next fire drill"],
    ["What time's the van booked in for?", "What time's the van?"],
    ["When's the evening choir I'm leading?", "When's the evening choir?"],
    ["when is the regatta that we're rowing in, and where", "when is the regatta, and where"],
    ["When is the eye test set for", "When is the eye test"],
    ["tell me, when is the eye test in the diary", "tell me, when is the eye test"],
  ])("is when it is: %s", (text, question) => {
    expect(whenAsked(text)).toBe(question);
  });

  it.each([
    "Una told me when the weigh-in is. Put it in the diary",
    "find out when the weigh-in is and put it in the diary",
    "which Friday's free",
    "what week is it",
    "what day is the fourteenth",
    "what day is Christmas",
    "which weekend suits Odo best",
    "which day am I free",
    "who is down for the raffle",
    "what's on on Saturday",
  ])("is no such question: %s", (text) => {
    expect(whenAsked(text)).toBe(text);
  });
});
