import { describe, expect, it } from "vitest";
import { questionIn } from "../../../../../src/language/en/questions/form/question-in.ts";

const facts: readonly (readonly [string, string])[] = [
  ["when's the plumber coming", "when"],
  ["whens the plumber coming", "when"],
  ["whats Ravis mobile number", "number"],
  ["call Ravi", "call"],
  ["could you phone my aunt please", "call"],
  ["give Bea a ring for me", "call"],
  ["put me through to the plumber", "call"],
  ["remind me, on what date is Bea's birthday", "birthday"],
  ["What time does the market open?", "when"],
  ["where is the recital", "where"],
  ["who am I having dinner with", "with"],
  ["how long does the interview last", "long"],
  ["how long have I got him for?", "long"],
  ["how long have we got there", "long"],
  ["how much time have I got with Odo", "long"],
  ["how long are we at the quay for", "long"],
  ["what's Ravi's mobile number", "number"],
  ["what is Ravi's email address", "mail"],
  ["where does my aunt live", "address"],
  ["when is Bea's birthday", "birthday"],
  ["how old is Bea", "age"],
  ["what does Ravi do for a living", "job"],
  ["which hospital does Ravi work at", "firm"],
  ["for whom is it Ravi works", "firm"],
  ["and who is it she works for?", "firm"],
  ["who's Ravi Sen again", "who"],
  ["who is she?", "who"],
  ["which list is the grass seed on", "kept"],
  ["what calendar's the recital in?", "kept"],
  ["do you know where the recital is", "where"],
  ["by what date must I have paid the levy", "when"],
  ["until when does the recital go on", "when"],
  ["what address have I got for Ravi", "address"],
  ["on which day is Bea's birthday", "birthday"],
  ["the recital, when do I get out of there", "when"],
  ["Bea's birthday, it's in May, but what day", "birthday"],
  ["I keep forgetting it: could you tell me where the recital is", "where"],
];

describe("the answer a question wants", () => {
  it.each([
    ["when did we last have the chimney swept", true],
    ["when was the last fire drill", true],
    ["when was it the piano came", true],
    ["when is the last fire drill", undefined],
    ["when was the fire drill again", undefined],
    ["when did Ivo say he'd come", undefined],
  ])("is of what has been: %s", (text, isPast) => {
    expect(questionIn(text)).toMatchObject({ form: "fact", fact: "when" });
    expect(questionIn(text)).toHaveProperty("form", "fact");
    const question = questionIn(text);
    expect(question?.form === "fact" ? question.isPast : "none").toBe(isPast);
  });

  it.each(facts)("is one fact: %s", (text, fact) => {
    expect(questionIn(text)).toMatchObject({ form: "fact", fact });
  });

  it.each([
    ["next appointment?", { from: "start", nth: 0 }],
    ["and my last reminder today", { from: "end", nth: 0 }],
    ["what's my next meeting", { from: "start", nth: 0 }],
    ["who texted me last", { from: "end", nth: 0 }],
    ["what's the second thing on Monday", { from: "start", nth: 1 }],
    ["what's my last appointment on Friday", { from: "end", nth: 0 }],
  ])("is one of several: %s", (text, place) => {
    expect(questionIn(text)).toEqual({ form: "one", place });
  });

  it.each([
    ["what was the last text I sent Ravi", true],
    ["my last message to Ravi", undefined],
    ["what's my last message to Ravi", true],
    ["what's my last text from Ravi", undefined],
    ["what did Ravi last say", undefined],
  ])("is one that oneself wrote: %s", (text, isOwn) => {
    const question = questionIn(text);
    expect(question?.form === "one" ? question.isOwn : undefined).toBe(isOwn);
  });

  it.each([
    ["have I replied to Ravi", "answered"],
    ["did I text Ravi back", "answered"],
    ["did I text Ravi", "wrote"],
    ["have we emailed the bakery", "wrote"],
    ["did Ravi text me", undefined],
    ["have I got any mail", undefined],
  ])("is whether oneself wrote: %s", (text, own) => {
    expect(questionIn(text)).toEqual({ form: "whether", ...(own ? { own } : {}) });
  });

  it.each([
    "read me my last text",
    "read out the latest mail from Ravi",
    "open Ravi's newest email",
  ])("is one of several to be opened: %s", (text) => {
    const place = { from: "end", nth: 0 };
    expect(questionIn(text)).toEqual({ form: "one", place, opens: true });
  });

  it.each(["read me my last three texts", "read the latest mails", "read me the bakery note"])(
    "is no one record to be opened: %s",
    (text) => {
      expect(questionIn(text)).toBeUndefined();
    },
  );

  it.each([
    "The seats for the regatta, which row and which gate?",
    "I'm buying boots for Bea. What size is she?",
    "In the lease, notice is given by what day of the month?",
    "If I'm late with it, what's the landlord going to take off me",
  ])("is asked for behind other words: %s", (text) => {
    expect(questionIn(text)).toEqual({ form: "open" });
  });

  it.each([
    "Text Ravi: what size is Bea?",
    "Add to the list, what to bring",
    "Move the regatta to Sunday, which is better?",
    "the regatta to Sunday?",
  ])("is none where something is to be done: %s", (text) => {
    expect(questionIn(text)?.form).not.toBe("open");
  });

  it.each([
    ["how many parcels are coming", "count"],
    ["am I free on Sunday", "whether"],
    ["has Ravi written", "whether"],
    ["which of them is the baker", "which"],
    ["how many days till the wedding", "until"],
    ["what does the lease say about pets", "open"],
    ["what pitch number are we at the campsite", "open"],
  ])("%s: %s", (text, form) => {
    expect(questionIn(text)?.form).toBe(form);
  });

  it.each([
    "text Ravi that I'm late",
    "how do I delete an event",
    "what can you do",
    "show me my notes",
    "next",
    "why did you do that",
    "what about Sunday",
  ])("is none of these: %s", (text) => {
    expect(questionIn(text)).toBeUndefined();
  });

  it.each(["what's on next week", "what do I have next month"])(
    "a time is no place: %s",
    (text) => {
      expect(questionIn(text)?.form).not.toBe("one");
    },
  );
});

it.each([
  ["what's Odo's email", "fact"],
  ["what's the email address of the mill", "fact"],
  ["what's Una asking in that email", "open"],
  ["what's the latest email from Odo", "one"],
  ["what's the new email from Odo about", undefined],
])("an address is no mail: %s", (text, form) => {
  const question = questionIn(text);
  expect(question?.form === "fact" && question.fact === "mail").toBe(form === "fact");
  if (form === "one") expect(question?.form).toBe("one");
});
