import { expect, test } from "vitest";
import { listedOn } from "../../../../src/language/en/given/list/listed.ts";

function onTrip(text: string): unknown {
  const start = text.indexOf("trip");
  return listedOn(text, { start, end: start + "trip".length })?.words;
}

test.each([
  ["torch and two maps on the trip list", ["torch", "two maps"]],
  ["stick wool socks on the trip list, grey ones", ["wool socks, grey ones"]],
  ["trip list: tent pegs, a mallet and rope", ["tent pegs", "mallet", "rope"]],
  ["we're out of gas, put it on the trip list", ["gas"]],
  [
    "I always forget the opener, so the opener goes on the trip list, and a corkscrew",
    ["opener", "corkscrew"],
  ],
  ["for the trip list, boots, no, sandals", ["sandals"]],
  ["can you add sun hats for Ann and Tom to the trip list please", ["sun hats for Ann and Tom"]],
])("%s", (text, things) => {
  expect(onTrip(text)).toEqual(things);
});

test.each([
  "what's on the trip list",
  "take the torch off the trip list",
  "read me the trip list",
  "clear everything on the trip list",
  "we had a lovely trip",
])("puts nothing there: %s", (text) => {
  expect(onTrip(text)).toBeUndefined();
});
