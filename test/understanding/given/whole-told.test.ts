import { expect, it } from "vitest";
import { wholeTold } from "../../../src/understanding/given/whole-told.ts";
import type { Marked } from "../../../src/language/reading/marks.ts";
import { request } from "../../helpers/grounding.ts";

/** What is told, of which other people's requests would mark some. */
function told(text: string, words: string): readonly string[] {
  const names = { person: [{ id: "p1", name: "Anna" }] };
  const { reading } = request(text, { names });
  const start = text.indexOf(words);
  const mark: Marked = { label: "text", start, end: start + words.length, sureness: 1, ends: 1 };
  return wholeTold([mark], [mark], reading).map((one) => text.slice(one.start, one.end));
}

it.each([
  [
    "tell Anna the oars are in and I'll lock up",
    "the oars are in",
    ["the oars are in and I'll lock up"],
  ],
  [
    "tell Anna I've got the key and ask if she's in",
    "if she's in",
    ["I've got the key", "if she's in"],
  ],
  // It is told to nobody, asked for, or all of it already.
  ["tell Anna the oars are in and remind me to row", "the oars are in", ["the oars are in"]],
  ["tell Anna the oars are in", "the oars are in", ["the oars are in"]],
  ["tell Anna at six and ask if she's in", "if she's in", ["if she's in"]],
])("%s", (text, words, expected) => {
  expect(told(text, words)).toEqual(expected);
});
