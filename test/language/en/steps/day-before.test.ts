import { expect, it } from "vitest";
import { withDayIn } from "../../../../src/language/en/steps/in-place/day-before.ts";

it.each([
  [
    "I'm having Friday off, so cancel all that day",
    "I'm having Friday off, so cancel all on Friday",
  ],
  [
    "Friday's hopeless and I'm ill, so bin all that day",
    "Friday's hopeless and I'm ill, so bin all on Friday",
  ],
  [
    "I don't think Friday's on, so bin all that day",
    "I don't think Friday's on, so bin all on Friday",
  ],
  [
    "the 28th is out, get rid of everything on it",
    "the 28th is out, get rid of everything on the 28th",
  ],
  ["we're away on Friday, scrap the lot", "we're away on Friday, scrap everything on Friday"],
  // Two days, none, or a lot of other things.
  ["we went on Friday and Saturday, and that day was cold", undefined],
  ["I'm ill, so bin all that day", undefined],
  ["the fair and the quiz on Friday, scrap the lot", undefined],
  ["I'm away on Friday, cancel everything", undefined],
])("%s", (text, expected = text) => {
  expect(withDayIn(text)).toBe(expected);
});
