import { describe, expect, it } from "vitest";
import {
  asksFact,
  forbiddenActs,
  forbids,
  happened,
  isQuestion,
  lacks,
  withoutForbidden,
  wonders,
} from "../../../../src/language/en/clauses/moods.ts";

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
    "I don't want a flag on it",
    "move it to 5, don't delete it",
    "it's late - don't play any music",
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

describe("what is forbidden", () => {
  it.each([
    // Why it isn't to be is no text of what is written.
    ["draft a mail to Hoa. Don't send it, I'll do that", "draft a mail to Hoa."],
    ["draft a mail to Hoa. Don't send it yet, Odo wants a look", "draft a mail to Hoa."],
    ["don't send it, text Odo", "text Odo"],
    ["don't cancel the dentist, move it to five", "move it to five"],
    ["don't cancel the dentist", ""],
  ])("is left out: %s", (words, rest) => {
    expect(withoutForbidden(words)).toBe(rest);
  });
});

describe("an act that is forbidden by itself", () => {
  it.each([
    [
      "draft a mail to Hoa about the kiln. Don't send it",
      ["send"],
      "draft a mail to Hoa about the kiln.",
    ],
    [
      "write Hoa a mail that the kiln is hot but please don't send it yet",
      ["send"],
      "write Hoa a mail that the kiln is hot",
    ],
    ["never tell anybody, cancel the kiln", ["send"], "cancel the kiln"],
    ["book the kiln for noon, don't invite anyone", ["send"], "book the kiln for noon"],
    ["move the kiln to four and don't delete it", ["remove"], "move the kiln to four"],
  ])("%s", (words, acts, rest) => {
    expect(forbiddenActs(words)).toEqual(acts);
    expect(withoutForbidden(words)).toBe(rest);
  });

  it.each([
    "text Hoa that it's a gift, don't send it by post",
    "text Hoa to come and don't ring the bell",
    "cancel lunch, don't cancel the dentist",
    "email Hoa saying don't send it to Kim",
    "remind me not to send it",
    "tell Hoa I'm late, don't forget",
  ])("none is ruled out: %s", (words) => {
    expect(forbiddenActs(words)).toEqual([]);
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

describe("words that ask for a fact", () => {
  it.each([
    "what notice period does the lease summary stipulate?",
    "what's in my drafts",
    "so which file has the tax figures",
    "how much did we spend on energy",
  ])("%s", (words) => {
    expect(asksFact(words)).toBe(true);
  });

  it.each([
    "what can you do about the noise is up to you",
    "when it is five, remind me to go",
    "when is lunch? Move it to one",
    "remind me what I have to do",
    "what about lunch on Friday",
  ])("are not: %s", (words) => {
    expect(asksFact(words)).toBe(false);
  });
});

describe("a question of its own", () => {
  it.each([
    "who makes tea on 11 february",
    "what's on today",
    "which bus goes to the harbour",
    "how deep is the pond",
    "where is the spare key",
    "how many eggs are left",
    "why did it stop",
  ])("is %s", (words) => {
    expect(isQuestion(words)).toBe(true);
  });

  it.each([
    "what about five",
    "when I am home",
    "where the bikes are kept",
    "how we did it last time",
    "tomorrow at nine",
    "the second one",
    "whenever",
  ])("isn't %s", (words) => {
    expect(isQuestion(words)).toBe(false);
  });
});

describe("words that ask whether something is so", () => {
  it.each([
    "will Ines be at the regatta",
    "Is the ferry late today?",
    "has the roofer answered",
    "were there any seats left",
    "does Kofi eat fish",
  ])("only wonder: %s", (words) => {
    expect(wonders(words)).toBe(true);
  });

  it.each([
    "is there a way to drop the regatta",
    "will you move the ferry to six",
    "is it something you could cancel for me",
    "have the regatta moved to Sunday",
    "Wilma's party is on Sunday, put it in",
  ])("ask for something: %s", (words) => {
    expect(wonders(words)).toBe(false);
  });
});

describe("what somebody or something did", () => {
  it.each(["Kim baked yesterday", "the bags are ordered", "Rent's paid", "Una sent the deed"])(
    "is told: %s",
    (text) => {
      expect(happened(text)).toBe(true);
    },
  );

  it.each([
    "book the vet",
    "set a timer",
    "Text Kim I'm late",
    "feed the cat at six",
    "the red tin",
  ])("is no request: %s", (text) => {
    expect(happened(text)).toBe(false);
  });
});

describe("what whoever speaks wants, or doesn't know", () => {
  it.each([
    "I need Una's number",
    "we can't remember who's coming",
    "I'd love to know what's on",
    "so I'm not sure when it is",
    "no idea who that was",
  ])("%s", (words) => {
    expect(lacks(words)).toBe(true);
  });

  it.each([
    "this week is a mess",
    "they want me in for a scan",
    "I've got a cold",
    "need it or not",
  ])("is not said by: %s", (words) => {
    expect(lacks(words)).toBe(false);
  });
});
