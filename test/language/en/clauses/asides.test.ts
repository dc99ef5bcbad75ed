import { expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { german } from "../../../../src/language/de/german.ts";

it.each([
  ["bread too, come to think of it", "bread too"],
  ["Mustard as well, now that I think about it.", "Mustard as well."],
  ["Oh, by the way, cancel the ferry", "Oh, cancel the ferry"],
  ["before I forget: oars on the list", "oars on the list"],
  ["text Odo I'm, uh, at the lock", "text Odo I'm at the lock"],
  ["tell Una um the lock is shut", "tell Una the lock is shut"],
  ["what'd Odo write", "what did Odo write"],
  ["uh huh", "uh huh"],
  // It is all that is said, or it is no aside.
  ["come to think of it", "come to think of it"],
  ["remind me to think about it", "remind me to think about it"],
])("%s", (text, own) => {
  expect(english.clauses.withoutAsides(text)).toBe(own);
});

it.each([
  ["Brot auch, wenn ich so überlege", "Brot auch"],
  ["sag Una, ähm, dass ich komme", "sag Una dass ich komme"],
  ["übrigens, sag die Fähre ab", "sag die Fähre ab"],
])("%s", (text, own) => {
  expect(german.clauses.withoutAsides(text)).toBe(own);
});
