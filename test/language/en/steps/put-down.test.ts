import { describe, expect, it } from "vitest";
import { asPutDown } from "../../../../src/language/en/steps/in-place/asked/put-down.ts";

describe("what is pointed at, to be written down in a calendar", () => {
  it.each([
    ["Lovely, put that in the band calendar.", "in the band calendar"],
    ["great stuff, add it to my calendar", "to my calendar"],
    ["oh how nice, that goes in the diary", "in the diary"],
    ["Well, that ought to be in the diary then, oughtn't it. Pop it in for me.", "in the diary"],
    ["right, this had better go on the calendar", "on the calendar"],
    ["that needs putting in our diary, please", "in our diary"],
    ["can that go on the team calendar?", "on the team calendar"],
    ["we're going, stick it in the diary", "in the diary"],
    ["Odo will love that. Get it in the calendar, would you?", "in the calendar"],
    ["it should be in my planner too", "in my planner"],
  ])("%s", (text, into) => {
    expect(asPutDown(text)).toBe(`put that ${into}`);
  });

  it.each([
    "Odo's launch is on Friday at seven. Put it in the diary",
    "the launch, put it in my calendar",
    "put that in the diary for Friday",
    "put the launch in the diary",
    "put that in the boat note",
    "remind me to put that in the diary",
    "call it launch and put it in the diary",
    "text Odo that. Put it in the diary at six",
    "is that in the diary",
    "that was in the diary",
  ])("not: %s", (text) => {
    expect(asPutDown(text)).toBe(text);
  });
});
