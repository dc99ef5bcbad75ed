import { describe, expect, it } from "vitest";
import {
  asksForNewest,
  isPointing,
  mayPoint,
  partNamed,
  nextCount,
  placeNamed,
  pointsBack,
  listPointed,
  onList,
  ownerIn,
  withOwner,
  pronounIn,
  standsForThing,
  wordsForMany,
} from "../../../src/language/en/pointing.ts";

describe("whose a thing is", () => {
  it.each([
    ["archive his mail", "archive Una's mail"],
    ["flag that text of hers", "flag that text of Una"],
    ["move their lesson to noon", "move Una's lesson to noon"],
    ["text her", undefined],
    ["text him it's off", undefined],
  ])("is told by a name in its place: %s", (text, expected) => {
    const owner = ownerIn(text);
    expect(owner && withOwner(text, owner, "Una")).toBe(expected);
  });
});

it.each([
  ["archive the thing now", true],
  ["cancel the whole thing", true],
  ["cancel the thing on Friday", false],
  ["the thing with the boat", false],
])("whether the thing points: %s", (text, is) => {
  expect(mayPoint(text)).toBe(is);
});

describe("the list that was spoken of", () => {
  it.each([
    ["put lemons on there", "on there"],
    ["add lemons to that list instead", "to that list"],
    ["lemons, so on the list they go", "on the list"],
    ["turn the lamp on there and then", undefined],
    ["put lemons on the shopping list", undefined],
  ])("is pointed at: %s", (text, expected) => {
    const region = listPointed(text);
    expect(region && text.slice(region.start, region.end)).toBe(expected);
  });

  it.each([
    ["Shopping", "on the Shopping list"],
    ["Jobs list", "on Jobs list"],
  ])("has a name: %s", (name, expected) => {
    expect(onList(name)).toBe(expected);
  });
});

describe("words", () => {
  it.each([
    "tell Ben about it",
    "send that to Anna",
    "text him",
    "remind me on Friday to pay it",
    "archive the second one",
    "forward this",
    "and read them to me",
    "text Niamh that it's done",
    "let Tom know it's been moved",
  ])("point back: %s", (words) => {
    expect(pointsBack(words)).toBe(true);
  });

  it.each([
    "set a timer for ten minutes",
    "tell Ben that I'm late",
    "what time is it",
    "text Ben that it's late",
    "tell Mum it's raining here",
    "text mum that Thursday works after all",
    "remind me that the rent is due",
    "show me this week's events",
    "",
  ])("stand by themselves: %s", (words) => {
    expect(pointsBack(words)).toBe(false);
  });
});

describe("words that may point", () => {
  it.each(["read that mail", "delete it", "text him", "put milk there", "both of these"])(
    "%s",
    (words) => {
      expect(mayPoint(words)).toBe(true);
    },
  );
  it.each(["is there any mail", "there's nothing on", "itinerary", "the onesie", ""])(
    "not %j",
    (words) => {
      expect(mayPoint(words)).toBe(false);
    },
  );
  it("only point, or stand for a person", () => {
    expect(["it", "that", "then"].every(isPointing)).toBe(true);
    expect(["item", "the"].some(isPointing)).toBe(false);
    expect(pronounIn("text her")).toEqual({ text: "her", start: 5, mayBeMany: false });
    expect(pronounIn("text them")?.mayBeMany).toBe(true);
    expect(pronounIn("text Herbert")).toBeUndefined();
  });
});

describe("the place in a list", () => {
  it.each([
    ["read the second one", 1],
    ["number three please", 2],
    ["the last one", -1],
    ["the second", undefined],
    ["last week", undefined],
    ["tick off the second", 1],
    ["read the first, please", 0],
    ["move the third to Friday", 2],
    ["cancel the last", -1],
    ["cancel it on the second", undefined],
    ["what is the first", undefined],
    ["the later one, the twelfth", -1],
    ["the earlier one", 0],
    ["an hour later", undefined],
    ["remind me of the last bus", undefined],
  ])("%s", (words, expected) => {
    expect(placeNamed(words)).toBe(expected);
  });
});

describe("how many of those to come", () => {
  it.each([
    ["cancel my next judo", 1],
    ["move the next two judo classes", 2],
    ["skip Kim's next 3 lessons", 3],
    ["cancel the next one", undefined],
    ["move it to the next day", undefined],
    ["cancel judo the next two weeks", undefined],
    ["move judo to next Friday", undefined],
  ])("%s", (words, expected) => {
    expect(nextCount(words)).toBe(expected);
  });
});

describe("words for all of a kind", () => {
  it.each([
    ["delete all my notes", ["all"]],
    ["archive every mail", ["every"]],
    ["move both", ["both"]],
    ["remind me every week", []],
    ["each second Monday", []],
    ["all day on Friday", []],
    ["call Alla", []],
    ["we aren't going after all, and that's all right", []],
    ["no time for it at all all morning", []],
  ])("%s", (words, expected) => {
    expect(wordsForMany(words)).toEqual(expected);
  });
  it("or the newest of them", () => {
    expect(asksForNewest("the latest mail")).toBe(true);
    expect(asksForNewest("lasting peace")).toBe(false);
  });
});

describe("one of several by the part of the day", () => {
  it.each([
    ["take the morning one out", "morning"],
    ["move the one in the afternoon", "afternoon"],
    ["the evening one's off", "evening"],
    ["move it to the morning", undefined],
    ["the afternoon one hour later", undefined],
  ])("%s", (text, expected) => {
    expect(partNamed(text)?.name).toBe(expected);
  });
});

describe("one of several", () => {
  it.each([
    ["that", "", "is", true],
    ["bank", "the", ",", true],
    ["dentist", "my", undefined, true],
    ["morning", "the", "out", true],
    ["dentist", "the", "hour", false],
    ["to", "the", ",", false],
    ["page", "the", ",", false],
    ["for", "meeting", ",", false],
  ])("is no number behind %j (%j before, %j behind): %j", (...[before, lead, next, expected]) => {
    expect(standsForThing("one", { lead, before, next })).toBe(expected);
  });
});
