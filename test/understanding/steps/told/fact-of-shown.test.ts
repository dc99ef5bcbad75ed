import { describe, expect, it } from "vitest";
import {
  factOfShown,
  namesNothing,
} from "../../../../src/understanding/steps/told/fact-of-shown.ts";
import { english } from "../../../../src/language/en/english.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const { signal } = new AbortController();
const dentist = { kind: "event", id: "e2", facts: { title: "Dentist" } };
const choir = { kind: "event", id: "e3", facts: { title: "Choir" } };

describe("what was shown last", () => {
  it.each([
    ["when it ends", undefined],
    ["where it is", undefined],
    ["what's the date", undefined],
    ["what's the address", "where"],
  ])("tells %s", async (asks, fact) => {
    const heard = { utterance: typed(asks), signal };
    const found = await factOfShown(sourcesOf({ shown: [dentist] }), heard, { asks });
    expect(found).toMatchObject({
      look: { name: "calendar.query", arguments: { text: "Dentist" } },
    });
    expect(found?.fact).toBe(fact);
  });

  it.each([
    ["how much it is", [dentist]],
    ["when Anna is there", [dentist]],
    ["when it ends", [dentist, choir]],
    ["when it ends", []],
  ])("doesn't tell %s, or of one of several", async (asks, shown) => {
    const heard = { utterance: typed(asks), signal };
    expect(await factOfShown(sourcesOf({ shown }), heard, { asks })).toBeUndefined();
  });
});

it.each([
  ["when it finishes", true],
  ["what's the address", true],
  ["what time and the place of that", true],
  ["what's the reference it gives", true],
  ["when the choir starts", false],
  ["what's Kim's address", false],
])("%s names nothing: %s", (asks, is) => {
  expect(namesNothing({ language: english }, { asks })).toBe(is);
});
