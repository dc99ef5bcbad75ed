import { describe, expect, it } from "vitest";
import { forbids, wonders } from "../../src/grounding/request/not-asked.ts";

describe("words that forbid", () => {
  it.each([
    "don't tick off the oats",
    "please do not text Tom",
    "no, don't turn the volume up",
    "never cancel choir",
    "I'm busy, so don't play any music",
    "Okay, let's not move the dentist",
    "you don't have to remind me about the rent",
    "I don't want any reminders today",
  ])("%s", (words) => {
    expect(forbids(words)).toBe(true);
  });

  it.each([
    "don't forget to buy milk",
    "don't let me forget the bins",
    "don't I have the dentist tomorrow",
    "never mind",
    "text Ben that I don't know",
    "remind me not to eat",
    "",
  ])("are not: %s", (words) => {
    expect(forbids(words)).toBe(false);
  });
});

describe("words that wonder", () => {
  it.each([
    "how do I delete an event?",
    "what would happen if I deleted the dentist",
    "should I put milk on the shopping list",
    "did I tick off the cat food?",
    "is it possible to set a timer",
    "so, how can I text Tom",
  ])("%s", (words) => {
    expect(wonders(words)).toBe(true);
  });

  it.each([
    "what's on tomorrow",
    "can you text Tom",
    "how about some jazz",
    "set a timer",
    "do it",
  ])("are not: %s", (words) => {
    expect(wonders(words)).toBe(false);
  });
});
