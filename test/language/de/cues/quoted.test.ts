import { describe, expect, it } from "vitest";
import { toldBack, wordsTold } from "../../../../src/language/de/cues/quoted.ts";

describe("what an answer wraps", () => {
  it.each([
    ["Sag ihr: das Paket ist da", "das Paket ist da"],
    ["nur bitte sag, es wird später", "es wird später"],
    ["das Paket ist da", undefined],
  ])("%s", (text, expected) => {
    expect(wordsTold(text)).toBe(expected);
  });
});

it.each([
  ["Sag ihr, dass ich komme", "ich komme"],
  ["antworte ihm: passt", "passt"],
  ["sag Odo, dass ich komme", undefined],
])("what somebody who is pointed at is told: %s", (text, told) => {
  expect(toldBack(text)?.words).toBe(told);
});
