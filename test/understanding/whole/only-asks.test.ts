import { expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { onlyAsks } from "../../../src/understanding/whole/only-asks.ts";

it.each([
  ["when's the dentist", true],
  ["where am I meant to be at two", true],
  ["should I cancel the dentist", true],
  ["cancel the dentist", false],
  ["could you cancel the dentist", false],
  ["when does the party start, and can you remind me on Saturday about the socks", false],
  ["what's the gate code? And add it to the notes of the wedding.", false],
])("%s asks and no more: %j", (text, expected) => {
  expect(onlyAsks(text, english)).toBe(expected);
});
