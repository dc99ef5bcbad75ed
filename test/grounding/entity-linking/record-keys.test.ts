import { expect, it } from "vitest";
import { kindMeant } from "../../../src/grounding/entity-linking/kind-meant.ts";
import {
  isAlike,
  keysOfFacts,
  rarityOf,
  titleOf,
} from "../../../src/grounding/entity-linking/record-keys.ts";
import { english } from "../../../src/language/en/english.ts";
import { keyedWord } from "../../../src/language/names/keyed-word.ts";
import { request } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

it.each([
  [{ place: "Quay Street", title: "Dentist" }, "Dentist"],
  [{ from: "Ben", subject: "Rain" }, "Rain"],
  [{ name: "Ben" }, "Ben"],
  [{ text: "Oats" }, "Oats"],
])("%j is called %s", (facts, expected) => {
  expect(titleOf(facts)).toBe(expected);
});

it("a record is known by its words, not by its time or by small words", () => {
  const keys = keysOfFacts({ title: "The plants to water", due: "tomorrow" }, english);
  expect(keys.get("plants")).toBe("spelt");
  expect(keys.get("plant")).toBe("inflected");
  expect(keys.has("the")).toBe(false);
  expect(keys.has("tomorrow")).toBe(false);
});

it("a word of one title is rarer than one of two, and a series counts once", () => {
  const keyed = ["Choir", "Choir", "Choir tour"].map((title) => {
    const facts = { title };
    return { record: { facts }, keys: keysOfFacts(facts, english) };
  });
  const rarity = rarityOf(keyed);
  expect(rarity("tour")).toBe(1);
  expect(rarity("choir")).toBeCloseTo(Math.SQRT1_2);
});

it.each([
  ["reminders.complete", "untick the lemons", "finished reminder"],
  ["reminders.complete", "tick off the lemons", "reminder"],
  ["calendar.delete_event", "untick the lemons", "reminder"],
])("%s: %s speaks of a %s", (name, text, expected) => {
  expect(kindMeant("reminder", tool(name), request(text).reading)).toBe(expected);
});

it.each([
  ["tax", "tags", false],
  ["rota", "road", false],
  ["kat", "cat", true],
  ["gim", "gym", true],
  ["dentest", "dentist", true],
])("“%s” may be “%s” misheard: %s", (said, word, expected) => {
  const one = keyedWord(said, english.names);
  expect(isAlike(one, [keyedWord(word, english.names)])).toBe(expected);
});
