import { expect, it } from "vitest";
import { placeTold } from "../../../src/language/en/cues/place-told.ts";

it.each([
  ["At the Red Lion, mind, not here", { value: "the Red Lion" }],
  ["No, it's in the library this time", { value: "the library" }],
  ["It isn't the mill, they go from the quay", { value: "the quay", was: "the mill" }],
  ["Not Bean Street, they're shut. It's at the Pot now", { value: "the Pot", was: "Bean Street" }],
  ["Wrong place, it's Cutter's now", { value: "Cutter's" }],
  ["they've moved it to the village hall", { value: "the village hall" }],
  // No sign that it was somewhere else, no place, a time, and what holds records.
  ["it's at the Red Lion", { value: "the Red Lion" }],
  ["it's in the mail", undefined],
  ["Not the lido, the leisure centre", undefined],
  ["they've moved it to Friday", undefined],
  ["it isn't six, they start at seven", undefined],
  ["it's in the morning now", undefined],
  ["it's in my calendar now", undefined],
  ["I'm at the station now", undefined],
  ["she's in bed now", undefined],
])("%s", (text, expected) => {
  expect(placeTold(text)).toEqual(expected);
});
