import { expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import type { Ranked } from "../../../src/types/turn/ranked.ts";
import type { Cutting } from "../../../src/understanding/parts/cutting.ts";
import { withVerb } from "../../../src/understanding/parts/goes-on.ts";

const rank = (text: string): Ranked => {
  const name = /^move\b/.test(text) ? "calendar.update_event" : "notes.read";
  return { tools: [{ name, score: 0.9 }], none: 0.05, unmatched: [], sure: true };
};

const cutting: Cutting = {
  language: english,
  rank,
  parts: 3,
  takesRecord: (name) => name === "calendar.update_event",
  takesText: () => false,
  choosesOther: () => false,
  opensRequest: () => false,
  startsRecord: (text) => text.startsWith("barge"),
  actsAlike: Object.is,
};

it.each([
  ["move the dentist to four", "the haircut to five", ["move the haircut to five"]],
  ["move the dentist to four", "barge trip to five", ["move barge trip to five"]],
  // With a verb of its own it is no more of the left.
  ["move the dentist to four", "read the barge note", undefined],
])("%s: %s", (left, right, expected) => {
  const [joint] = english.wordingOf(`${left} and ${right}`).parting.cuts;
  if (!joint) throw new Error("no joint");
  const parts = withVerb(
    { text: left, ranked: rank(left) },
    {
      ...cutting,
      joint,
      right,
      cut: (text) => [{ text, ranked: rank(text) }],
    },
  );
  expect(parts?.slice(1).map(({ text }) => text)).toEqual(expected);
});
