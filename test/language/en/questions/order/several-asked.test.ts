import { expect, it } from "vitest";
import { severalAsked } from "../../../../../src/language/en/questions/order/several-asked.ts";

it.each([
  [
    "How long does the glue set, and will it hold oak?",
    ["How long does the glue set", "will it hold oak?"],
  ],
  ["what did Odo charge and when is it due", ["what did Odo charge", "when is it due"]],
  ["who mends the sails? And where are they", ["who mends the sails", "where are they"]],
  ["where is Odo and the barge", []],
  ["what's the code and text it to Una", []],
  ["tell Una what I said and when I'm back", []],
  ["when is high tide", []],
])("%s asks %j", (text, questions) => {
  expect(severalAsked(text)).toEqual(questions);
});
