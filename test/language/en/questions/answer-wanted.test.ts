import { describe, expect, it } from "vitest";
import { holdsIn, wantedIn } from "../../../../src/language/en/questions/answer-wanted.ts";

describe("what a question wants of a text", () => {
  it.each([
    ["how much is the hotel", "price"],
    ["what are the subs this year", "price"],
    ["how much sugar goes in the gin", "number"],
    ["how many seats have we got", "number"],
    ["how tall is the flagpole", "number"],
    ["when's the fridge coming", "time"],
    ["which day do they empty the bins", "time"],
    ["how long do I leave it", "length"],
    ["how much time have I got", "length"],
    ["who's prompting", "person"],
    ["what's the October total in the rowing log", "amount"],
    ["what's the figure in Odo's mail", "amount"],
    ["what can Una spend on the oars altogether", "amount"],
    ["what's the total cost of the oars", "price"],
    ["what's the gate code", "code"],
    ["what colour is the hall", undefined],
    ["where's the back door key", "place"],
    ["what's the back door key like", undefined],
  ])("%s", (text, kind) => {
    expect(wantedIn(text).kind).toBe(kind);
  });

  it("needs no word beside the answer that only says how it is asked", () => {
    expect(wantedIn("how much did they say the tickets cost").asking).toEqual([
      "much",
      "say",
      "cost",
    ]);
  });
});

it("needs no unit beside the answer, which is written in short", () => {
  expect(wantedIn("how many grams does the spring weigh").asking).toContain("grams");
  expect(wantedIn("how many springs are there").asking).not.toContain("springs");
});

describe("the texts a question names", () => {
  it.each([
    ["who texted about the tent", ["message"], true],
    ["where's the tent file", ["file"], true],
    ["what does the email say about the tent", ["mail"], false],
    ["where is the tent", [], false],
    ["look for the mail about the tent", ["mail"], true],
    ["show me Ann's notes on the tent", ["note"], true],
    ["read what the note says about the tent", ["note"], false],
    ["how many new mails are there", ["mail"], true],
    ["how many tents does the mail say we need", ["mail"], false],
    ["check the mail for the size of the tent", ["mail"], false],
  ])("%s", (text, sources, isOfRecord) => {
    expect(wantedIn(text)).toMatchObject({ sources, isOfRecord });
  });
});

describe("what a text would answer", () => {
  it.each(["Pays at 14 days", "20 kg of it", "40 percent off"])(
    "is no amount where the number counts something else: %s",
    (text) => {
      expect(holdsIn(text).has("amount")).toBe(false);
    },
  );

  it.each([
    ["The fee is £40.", "price"],
    ["It comes to three hundred quid.", "price"],
    ["It was 4,500 rupees.", "price"],
    ["The stall is 1200 SEK for the day", "price"],
    ["Stall 40, paid by Friday", "amount"],
    ["Two laps of the park", "number"],
    ["Alarm 5528 then star", "code"],
    ["The driver is Ronald.", "person"],
    ["Howard is playing the inspector", "person"],
    ["The key is under the trough.", "place"],
    ["It rests at Redland Hall", "place"],
    ["Can you start at eight?", "question"],
  ] as const)("%s", (text, kind) => {
    expect(holdsIn(text).has(kind)).toBe(true);
  });

  it.each(["The key is lost.", "It rains on Friday", "Closed in March"])(
    "is nothing where it has neither a number nor a name nor a place: %s",
    (text) => {
      expect(holdsIn(text).size).toBe(0);
    },
  );
});
