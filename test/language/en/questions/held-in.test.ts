import { expect, it } from "vitest";
import { german } from "../../../../src/language/de/german.ts";
import { heldIn } from "../../../../src/language/en/questions/held-in.ts";

it.each([
  ["is the regatta dinner in my calendar", "regatta dinner"],
  ["Have I got the oar fitting in the diary?", "oar fitting"],
  ["did you put the mooring visit in my calendar", "mooring visit"],
  ["the mooring visit, is that in the diary?", "mooring visit"],
  ["the regatta's in the diary, isn't it?", "regatta"],
])("%s asks of %s", (text, thing) => {
  expect(heldIn(text)).toBe(thing);
});

it.each([
  "what's in my calendar",
  "is there anything in the diary",
  "have I got anything in the diary",
  "put the regatta in the diary",
  "is it in my calendar",
])("nothing is asked of by %j", (text) => {
  expect(heldIn(text)).toBeUndefined();
});

it("is asked in German, too", () => {
  expect(german.wordingOf("Steht die Regatta schon im Kalender?").mood.held).toBe("Regatta");
});
