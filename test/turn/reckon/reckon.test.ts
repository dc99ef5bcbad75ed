import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { reckon } from "../../../src/turn/reckon/reckon.ts";
import { ownQuestion } from "../../../src/understanding/itself/own-question.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";
import { clock } from "../../tools/run-tool.ts";

/** What is said to words, where something is to be worked out; it is Tuesday 3 March 2026. */
async function told(text: string): Promise<string | undefined> {
  const own = await ownQuestion(sourcesOf(), { utterance: typed(text), isAnswering: false });
  if (own?.kind !== "reckoning") return undefined;
  return english.say.worked(await reckon(own.reckoning, clock), clock);
}

it("has no number for what can't be compared", async () => {
  const [one, other] = [
    { unit: "l", times: 1, one: "litre", many: "litres" },
    { unit: "mile", times: 1, one: "mile", many: "miles" },
  ] as const;
  const asked = { kind: "measure", amount: 1, from: one, to: other } as const;
  expect(await reckon(asked, clock)).toMatchObject({ value: undefined });
});

describe("what can be worked out", () => {
  it.each([
    ["what's 17 % of 240?", "17 % of 240 is 40.8."],
    ["what is eighteen percent of 240", "Eighteen percent of 240 is 43.2."],
    ["what's 0.1 plus 0.2", "0.1 plus 0.2 is 0.3."],
    ["what's 2 plus 3 times 4", "2 plus 3 times 4 is 14."],
    ["what's 80 plus 20 percent", "80 plus 20 percent is 96."],
    ["what's 20% off 85", "20% off 85 is 68."],
    ["what's ten divided by three", "Ten divided by three is about 3.3333."],
    ["what's two thirds of 100", "Two thirds of 100 is about 66.6667."],
    ["12345 times 678", "12345 times 678 is 8,369,910."],
    ["what's the square root of 81", "The square root of 81 is 9."],
    ["what's 5 divided by zero", "No number is the answer to that."],
    ["how many cups in a litre", "1 litre is about 4.23 cups."],
    ["how many miles is thirty kilometres", "30 kilometres are about 18.64 miles."],
    ["what's 20 degrees celsius in fahrenheit", "20 degrees Celsius are 68 degrees Fahrenheit."],
    ["what's minus 40 fahrenheit in celsius", "-40 degrees Fahrenheit are -40 degrees Celsius."],
    ["how many grams are in half an ounce", "0.5 ounces are about 14.17 grams."],
    ["11 stone in kilos", "11 stone are about 69.85 kilograms."],
    ["how many pints in a litre", "1 litre is about 1.76 imperial pints."],
    ["how many minutes are there in a day", "1 day is 1,440 minutes."],
    ["how many litres in a mile", "Miles can't be told in litres."],
    ["how many days until Christmas", "297 days until Christmas."],
    ["how many weeks until the 3rd of May", "8 weeks until the 3rd of May."],
    [
      "how many days between the 3rd of May and the 10th of June",
      "38 days from the 3rd of May to the 10th of June.",
    ],
    ["what day is Christmas", "Christmas is Friday 25 December."],
    ["what date is it in three weeks", "Three weeks from now is Tuesday 24 March."],
    ["what's the date next Friday", "Next Friday is Friday 13 March."],
  ])("%s: %s", async (text, answer) => {
    expect(await told(text)).toBe(answer);
  });

  it.each([
    "when is the dentist",
    "what day is the dentist",
    "what day is today",
    "what's the date",
    "how many days until the ferry",
    "when is lunch",
    "when is it",
  ])("leaves to others: %s", async (text) => {
    expect(await told(text)).toBeUndefined();
  });
});
