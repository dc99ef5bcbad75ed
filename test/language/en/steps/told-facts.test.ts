import { describe, expect, it } from "vitest";
import { toldFactsIn, toldLastIn } from "../../../../src/language/en/steps/steps.ts";

describe("requests whose text is a fact", () => {
  it.each([
    ["text Odo the address of Una Finch", "what's the address of Una Finch", "text it to Odo"],
    [
      "text Odo the booking reference for the inn in St. Ives",
      "what's the booking reference for the inn in St. Ives",
      "text it to Odo",
    ],
    // Half a word names no fact.
    [
      "Kim's after the October feed total. It's in the hens file somewhere, dig it out and text it to her",
      "what's the October feed total in the hens file",
      "text it to Kim",
    ],
    ["text Odo the entry deadline", "what's the entry deadline", "text it to Odo"],
    [
      "get the gate code out of Una's mail and text it to Odo",
      "what's the gate code in Una's mail",
      "text it to Odo",
    ],
    [
      "How many oars has Una got? Whack the number on the boat note",
      "How many oars has Una got",
      "Whack it on the boat note",
    ],
    [
      "How many oars has Una got? Drop Odo a quick text with the number",
      "How many oars has Una got",
      "text it to Odo",
    ],
    ["send Odo Una's phone number", "what's Una's phone number", "text it to Odo"],
    ["email Odo the code for the gate", "what's the code for the gate", "email it to Odo"],
    ["let Odo know when the choir starts", "when the choir starts", "text it to Odo"],
    ["send Odo the date of the fair", "when is the fair", "text it to Odo"],
    ["mail Odo what the ridge height is", "what the ridge height is", "mail it to Odo"],
    [
      "Una was asking me when the fair opens, so look it up and let her have it in a text",
      "when the fair opens",
      "text it to Una",
    ],
    [
      "Odo texted me a code for the lock. Pass that along to Una Finch.",
      "what's the code for the lock",
      "text it to Una Finch",
    ],
    [
      "Kim gave me a price for the tar, text it over to Odo",
      "what's the price for the tar",
      "text it to Odo",
    ],
    ["copy Una's number into the boat note", "what's Una's number", "copy it into the boat note"],
    ["look up Una's number and text it to Odo", "what's Una's number", "text it to Odo"],
    ["who rows on Friday? text that to Odo", "who rows on Friday", "text it to Odo"],
    [
      "how much do they want for the tar? Text Odo the sum",
      "how much do they want for the tar",
      "text it to Odo",
    ],
    [
      "what do they want for the tar? text Odo the amount please",
      "what do they want for the tar",
      "text it to Odo",
    ],
    [
      "Odo's lost the gate code, it's in my notes, get it and text him it",
      "what's the gate code in my notes",
      "text it to Odo",
    ],
    [
      "Odo keeps asking me for Una's address, look it up and send it to him",
      "what's Una's address",
      "text it to Odo",
    ],
    [
      "Una wants to know when the fair is, check it and text her it",
      "when the fair is",
      "text it to Una",
    ],
    [
      "Odo can't find the skipper's number. Email it to Una please",
      "what's the skipper's number",
      "email it to Una",
    ],
    [
      "look up Una's address and stick it on the tar lunch, there's no place on it",
      "what's Una's address",
      "stick it on the tar lunch",
    ],
    [
      "text Odo what time the film's at on Sunday",
      "what time the film's at on Sunday",
      "text it to Odo",
    ],
    [
      "let the skipper know by text which day the tar is coming, it's in the mail from the yard",
      "which day the tar is coming in the mail from the yard",
      "text it to the skipper",
    ],
    [
      "Una's changed the code for the shed, it's in her mail, and the skipper's always locked out, so text it to him",
      "what's the code for the shed in her mail",
      "text it to the skipper",
    ],
    [
      "My aunt's gone and lost her glasses, look up what time the regatta starts and text it to her, would you",
      "what time the regatta starts",
      "text it to my aunt",
    ],
    [
      "text the skipper the code for the shed",
      "what's the code for the shed",
      "text it to the skipper",
    ],
    [
      "get the April total out of my log and email it to Odo",
      "what's the April total in my log",
      "email it to Odo",
    ],
    [
      "find out what the oars cost and put it in the boat note",
      "what the oars cost",
      "put it in the boat note",
    ],
    [
      "see what the oars cost and start me a note called oar money with that in it",
      "what the oars cost",
      "start me a note called oar money",
    ],
  ])("%s", (text, asks, request) => {
    expect(toldFactsIn(text)).toContainEqual(expect.objectContaining({ asks, request }));
  });

  it.each([
    [
      "check where the quiz is and text Odo to meet me there at eight",
      "where",
      "meet me",
      "at eight",
    ],
    ["see when the fair opens and tell Odo to come at that time", "when", "come", ""],
    ["look up the fair and text Odo to meet me there at that time", "both", "meet me", ""],
  ])("with words around it: %s", (text, ...[fact, before, after]) => {
    expect(toldFactsIn(text)[0]).toMatchObject({ fact, before, after });
  });

  it("may name one person or another", () => {
    const whom = toldFactsIn("give Una Finch Odo's number").map((one) => one.whom);
    expect(whom).toEqual(["Una Finch", "Una"]);
  });

  it.each([
    "find the mail from Odo and forward it to Una",
    "Odo needs the latest mail from Una, forward it to him",
    "Odo wants tea, put it on the list",
    "find me a free hour on Friday and put tea in it",
    "text Odo when are you coming",
    "text Odo yes, see you at the fair",
    "text Odo what a day it was",
    "text Odo what you need for the tar",
    "tell Odo it's on at eight and text Una that it's off",
    "when is the dentist and move it to four",
    "when's the fair and put it in the calendar",
    "remind me to text Odo",
    "what's on today",
  ])("none in: %s", (text) => {
    expect(toldFactsIn(text)).toEqual([]);
  });
});

describe("what was told last goes on", () => {
  it.each([
    ["text that to Una, she keeps asking", "text it to Una", "Una", undefined],
    ["Una's driving me there. Text that address to her", "text it to Una", undefined, "address"],
    ["send this number to Odo", "text it to Odo", "Odo", "number"],
    ["Put that code in a new note called Shed", "make a note called Shed", undefined, "code"],
    ["jot the price down in my boat note", "jot it in my boat note", undefined, "price"],
    ["stick it on the boat note, please", "stick it on the boat note", undefined, undefined],
    ["make a note of that", "make a note of it", undefined, undefined],
    ["jot that sum down in a note", "make a note of it", undefined, "sum"],
    ["keep it in a note, call it Oars", "make a note called Oars", undefined, undefined],
    ["new note with that in, call it Oars", "make a note called Oars", undefined, undefined],
    [
      "add that to the note about the boat",
      "add it to the note about the boat",
      undefined,
      undefined,
    ],
  ])("%s", (text, request, ...[whom, fact]) => {
    const asks = fact && `what's the ${fact}`;
    expect(toldLastIn(text)).toMatchObject({ request, fact: asks });
    expect(toldLastIn(text)?.whom).toBe(whom);
  });
  it.each([
    ["text that to Una, she keeps asking", true],
    ["Una never reads the board. Text her that", true],
    ["The mast is up. Text that to Una", false],
  ])("what is said beside it tells of whom it goes to: %s", (text, isBesideTelling) => {
    expect(toldLastIn(text)?.isBesideTelling).toBe(isBesideTelling);
  });
  it.each(["the mast is up. Tell her that", "text Una I'm late"])("not in: %s", (text) => {
    expect(toldLastIn(text)).toBeUndefined();
  });
});

it.each([
  ["text Odo where and when", "both"],
  ["let Odo know the time and place of that", "both"],
  ["text Odo the day and the venue", "both"],
  ["text Odo when the choir starts", undefined],
  ["text Odo where the quiz is and when I last won it", undefined],
])("whether both where and when are told: %s", (text, fact) => {
  expect(toldFactsIn(text)[0]?.fact).toBe(fact);
});
