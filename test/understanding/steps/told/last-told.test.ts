import { expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { askedLast, lastTold } from "../../../../src/understanding/steps/told/last-told.ts";
import { LAST_CALL, sourcesOf, typed } from "../../../helpers/understanding.ts";

const { signal } = new AbortController();
const heard = { utterance: typed("put that in a note"), signal };
const looked = { isEffect: false, said: "When is the dentist?", tool: "calendar.query" };
const sourcesAfter = (changes: object) =>
  sourcesOf({ lastCall: { ...LAST_CALL, ...looked, arguments: { text: "Dentist" }, ...changes } });

it("is what the same look tells once more, where a record told it", async () => {
  expect(await lastTold(sourcesAfter({}), heard, { fact: undefined })).toMatchObject({
    look: { name: "calendar.query", arguments: { text: "Dentist" } },
  });
});

it("is nothing where nothing was asked", async () => {
  const shown = sourcesAfter({ said: "show me the dentist" });
  expect(await lastTold(shown, heard, { fact: undefined })).toBeUndefined();
  expect(await lastTold(sourcesOf(), heard, { fact: undefined })).toBeUndefined();
});

it.each([
  ["When is the dentist?", "When is the dentist"],
  // A question by its mark alone.
  ["Anna's number?", "Anna's number?"],
  ["show me the dentist", undefined],
])("%s asks %s", (said, asks) => {
  expect(askedLast({ language: english }, { said })).toBe(asks);
});
