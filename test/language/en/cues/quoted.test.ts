import { describe, expect, it } from "vitest";
import {
  addressesSomebody,
  answerIn,
  hasWording,
  headingIn,
  quoteIn,
  replyIn,
  speaksOfSent,
  tellsFurther,
  tellsSomebody,
  toldBack,
  withoutTelling,
  withoutTold,
  wordsTold,
} from "../../../../src/language/en/cues/quoted.ts";

describe("words that are given", () => {
  it.each([
    ["text Tom saying I'm late", "I'm late"],
    ["text Tom that I'm late", "I'm late"],
    ["a note that reads milk and bread", "milk and bread"],
    ["mail Anna with the message all fine", "all fine"],
    ["text Tom: all fine", "all fine"],
    ["start a note called Shed with hinges, oil and nails in it", "hinges, oil and nails"],
    ["start a note called Shed, first thing is a hinge that fits", "a hinge that fits"],
    ["text Tom saying that all is fine", "all is fine"],
    ["mail Anna about the boat and ask when it sails", "when it sails"],
    ["mail Anna about the boat asking her whether it sails", "whether it sails"],
  ])("%s", (text, expected) => {
    expect(quoteIn(text)?.words).toBe(expected);
  });

  it.each([
    "text Odo the figure",
    "send Una Finch the amount please",
    "tell Odo the time",
    "text Odo what time the ferry leaves on Sunday",
    "let Una know by text which day the boat comes",
    "tell my aunt when the tide turns",
    "text Odo the word for the gate, it is in the lease",
    "mail Una how much the mast costs",
  ])("only point at what is written: %s", (text) => {
    expect(quoteIn(text)?.words).toBe("");
  });

  it.each([
    "add milk to that note",
    "text that to my aunt.",
    "text Odo what is the plan",
    "text Odo what time is it there",
    "ask Una when she comes",
    "a note called Rome with Ann",
    "an event called tea with Odo and Una",
    "text Odo the mast is up",
    "tell Una where's the key",
    "what's on tomorrow",
    "read it",
    "",
  ])("are none in %j", (text) => {
    expect(quoteIn(text)).toBeUndefined();
  });

  it("answer somebody", () => {
    const text = "reply to Bjørn's mail with yes please";
    expect(answerIn(text)?.words).toBe("yes please");
    expect(answerIn("go with Tom")).toBeUndefined();
  });

  it.each([
    ["text mum that I'm late", true],
    ["text mum to say I'm late", true],
    ["move the dentist to four", false],
    ["remember that", false],
  ])("stand in a request: %s", (text, expected) => {
    expect(hasWording(text)).toBe(expected);
  });
});

describe("a heading", () => {
  it.each([
    ["a mail titled Rent saying it is due", "Rent"],
    ["with the subject weekend, and say yes", "weekend"],
    ["a note called Jam with the text plums", "Jam"],
    ["a note called Jam", "Jam"],
  ])("%s", (text, expected) => {
    expect(headingIn(text)).toBe(expected);
  });
  it("is not the line it stands on", () => {
    expect(headingIn("what is the subject line")).toBeUndefined();
  });
});

it.each([
  ["all asking whether it's on", "all"],
  ["Tom, saying hello", "Tom"],
  ["Tom telling him to come", "Tom"],
  ["Thatcher", "Thatcher"],
])("what somebody is told is no part of who they are: %s", (text, expected) => {
  expect(withoutTold(text)).toBe(expected);
});

describe("telling somebody", () => {
  it.each(["tell Tom I'm late", "ok, ask Anna to come", "please let Tom know", "write to Anna"])(
    "addresses: %s",
    (text) => {
      expect(addressesSomebody(text)).toBe(true);
    },
  );
  it.each(["what did Tom tell me", "telling Tom", ""])("does not address: %j", (text) => {
    expect(addressesSomebody(text)).toBe(false);
  });
  it.each([
    ["text Sarah that I found it", true],
    ["drop Sarah a line to say hi", true],
    ["could you let Tom know it's on", true],
    ["text Sarah", false],
    ["what did I text Sarah that day", false],
  ])("tells: %s", (text, expected) => {
    expect(tellsSomebody(text)).toBe(expected);
  });
  it("of a command is no part of its line", () => {
    expect(withoutTelling("ls -l, and then tell me")).toBe("ls -l");
    expect(withoutTelling("ls && say hi")).toBe("ls && say hi");
  });
});

describe("answering a mail", () => {
  it.each([
    "reply to Bjørn that I'll be there",
    "please answer Anna's mail",
    "could you draft a quick reply to Anna",
    "I need to write back to Anna",
    "great, write him back that it fits",
  ])("%s", (text) => {
    expect(replyIn(text)).toBeDefined();
  });
  it.each(["reply to Tom's text", "answer the last message", "what was Anna's reply", ""])(
    "is not: %j",
    (text) => {
      expect(replyIn(text)).toBeUndefined();
    },
  );
  it("tells whom apart from what", () => {
    const text = "reply to Bjørn that I'll come";
    const found = replyIn(text);
    expect(text.slice(found?.verbEnd, found?.answerStart)).toBe(" to Bjørn");
  });
  it("is asked for behind a remark", () => {
    const text = "Good old Una. Reply that I'll come";
    const found = replyIn(text);
    expect(text.slice(found?.verbEnd)).toBe(" that I'll come");
  });
  it.each([
    ["and ask her to bring a rug", true],
    ["Also tell him it's off", true],
    ["say that noon is fine", true],
    ["ask Una to bring a rug", false],
    ["and remind me to ring her", false],
  ])("goes on telling: %s", (text, expected) => {
    expect(tellsFurther(text)).toBe(expected);
  });
  it("speaks of what oneself wrote", () => {
    expect(speaksOfSent("the mail I sent Tom")).toBe(true);
    expect(speaksOfSent("Tom's mail")).toBe(false);
  });
});

describe("what an answer wraps", () => {
  it.each([
    ["say the boat is in", "the boat is in"],
    ["Just that we'll be an hour late", "we'll be an hour late"],
    ["oh, tell her the key's under the pot", "the key's under the pot"],
    ["let them know that it's off", "it's off"],
    ["that works for me", undefined],
    ["that dog is a menace", undefined],
    ["the parcel's here", undefined],
    ["say something nice", undefined],
  ])("%s", (text, expected) => {
    expect(wordsTold(text)).toBe(expected);
  });
});

it.each([
  ["tell her that's fine.", "that's fine"],
  ["answer him that I'll come", "I'll come"],
  ["reply saying no need, please", "no need"],
  ["tell her to come", undefined],
  ["tell him about it", undefined],
  ["Plums. Tell her plums, I'll bring them", "plums, I'll bring them"],
  ["the boat is in. Let them know that", "the boat is in"],
  ["answer it. The mast is up, all good", "The mast is up, all good"],
  ["write her back. Eight is fine", "Eight is fine"],
  ["text her brother that I'm late", undefined],
  ["answer her mail with yes", undefined],
  ["text him and Una that I'm late", undefined],
  ["let her know that", undefined],
  ["is it plums? Tell her that", undefined],
  ["Two masts will do, tell him, and bring a rope", "Two masts will do, and bring a rope"],
  ["eight is fine, tell her", "eight is fine"],
  ["I'm at the quay already, let them know, please", "I'm at the quay already"],
  ["Una has the key; just tell him", "Una has the key"],
  ["move it to six, tell him", undefined],
  ["if he asks, tell him", undefined],
  ["no, tell her", undefined],
  ["is it plums, tell her", undefined],
  ["eight is fine, tell Odo", undefined],
  ["tell Odo that's fine", undefined],
  ["Say I'd love to, and I'll bring a rope", "I'd love to, and I'll bring a rope"],
  ["say that we're in", "we're in"],
  ["say that again", undefined],
  ["say something nice", undefined],
])("what somebody who is pointed at is told: %s", (text, told) => {
  expect(toldBack(text)?.words).toBe(told);
});
