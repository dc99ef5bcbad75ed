import { expect, test } from "vitest";
import { toldBefore, toldTo, toldToThem } from "../../../../src/language/en/given/told/told-to.ts";

function toUna(text: string) {
  const start = text.indexOf("Una");
  return toldTo(text, { start, end: start + "Una".length });
}

test.each([
  ["text Una: kettle's on, come round", "text Una", "kettle's on, come round"],
  ["tell Una I'm stuck in traffic", "text Una", "I'm stuck in traffic"],
  ["could you drop Una an email saying the flat is let", "drop Una an email", "the flat is let"],
  ["text Una to be on the quay by six", "text Una", "Please be on the quay by six"],
  ["could you tell Una by text that I'm late?", "tell Una by text", "I'm late"],
  ["let Una know that her parcel came", "text Una", "Your parcel came"],
  ["ask Una by text whether she needs milk", "ask Una by text", "Do you need milk?"],
  ["thank Una for the eggs, by text", "tell Una by text", "Thank you for the eggs"],
  ["Una needs a text saying the bus is late", "text Una", "the bus is late"],
  [
    "the bus was late again, so message Una that I'm on the next one",
    "message Una",
    "I'm on the next one",
  ],
])("%s", (text, asks, words) => {
  expect(toUna(text)).toMatchObject({ to: "message", asks, words });
});

test.each([
  "text Una",
  "email Una about the flat",
  "tell Una when the tide turns",
  "send Una the photos",
  "remind Una to bring the tent",
  "text Una that I'm late and remind me to ring her at six",
  "lunch with Una, tell no one",
  "text Una that, she has oars to sell",
])("is no text: %s", (text) => {
  expect(toUna(text)).toBeUndefined();
});

test("one who was named is only pointed at", () => {
  expect(toldToThem("Una wants the address, so text her it's 4 Mill Lane", "Una")).toMatchObject({
    asks: "text Una",
    words: "it's 4 Mill Lane",
  });
});

test.each([
  ["can O'Hara bring the jugs? Ask him.", "O'Hara", "Can you bring the jugs?"],
  ["is Anne-Marie in on Friday? Ask her please", "Anne-Marie", "Are you in on Friday?"],
  ["the van's in the shop. Let J.R. know", "J.R.", undefined],
  ["the van's in the shop. Let Una know by text", "Una", "the van's in the shop"],
])("what was said right before is passed on: %s", (text, name, words) => {
  expect(toldBefore(text, name)?.words).toBe(words);
});
