import { describe, expect, it } from "vitest";
import { faultsIn } from "../../../src/bench/agent/scoring/answer-faults.ts";
import { claimedActs } from "../../../src/bench/agent/scoring/claimed-acts.ts";
import { unfounded } from "../../../src/bench/agent/scoring/unfounded.ts";
import type { TurnEvent } from "../../../src/types/event.ts";

/** A Monday. */
const clock = { now: () => Date.parse("2026-03-02T09:00Z"), zone: "Europe/London" };

const facts = (answer: string, texts: readonly string[], counts: readonly number[] = []) =>
  unfounded(answer, { texts, counts }, clock);

describe("a fact of an answer", () => {
  it.each([
    ["a time in another form", "It's at 14:00.", ["Lunch", "2 pm to 3 pm"]],
    ["a day by its name", "Lunch is on Tuesday.", ["tomorrow", "Lunch"]],
    ["a day by its date", "Lunch is on 3 March.", ["tomorrow", "Lunch"]],
    ["today's date", "Today is Monday.", []],
    ["the date of a weekday", "Lunch is on 6 March.", ["lunch on Friday"]],
    ["the weekday of a date", "Lunch is on Friday at 2.", ["6 March", "14:00"]],
    ["a number in words", "There are three eggs left.", ["3 eggs left"]],
    ["a quotation", "The mail “Invoice 2214” is new.", ["Invoice 2214", "Anna"]],
    ["a name", "You have lunch with Anna.", ["Lunch with Anna Weber"]],
    ["an address", "It's anna@example.org.", ["anna@example.org"]],
    ["a phone number", "Call +44 20 7946 0000.", ["+442079460000"]],
    ["nothing at all", "I can't do that. Which one do you mean?", []],
  ])("stands in what was said or read: %s", (_, answer, texts) => {
    expect(facts(answer, texts)).toEqual([]);
  });

  it("may be how many rows there were", () => {
    expect(facts("You have two meetings.", [], [2])).toEqual([]);
    expect(facts("You have two meetings.", [], [3])).toEqual(["two"]);
  });

  it.each([
    ["Your meeting is at 10:00 AM.", ["Lunch", "2 pm"], ["10:00 AM"]],
    ["Lunch is on Friday.", ["tomorrow", "Lunch"], ["Friday"]],
    ["It costs 120 euros.", ["It costs 12 euros"], ["120"]],
    ["I found “Tax Office”.", ["Dentist"], ["Tax Office"]],
    ["You have lunch with Laura.", ["Lunch with Anna"], ["Laura"]],
    ["Write to bob@example.org.", ["anna@example.org"], ["bob@example.org"]],
    ["It's in /home/you/notes.", ["notes"], ["/home/you/notes."]],
  ])("stands in nothing: %s", (answer, texts, wanted) => {
    expect(facts(answer, texts).map((one) => one.replace(/^(?:at|on) /, ""))).toEqual(wanted);
  });
});

describe("a claim", () => {
  it.each([
    "I've set a timer.",
    "The reminder has been completed.",
    "I'll remind you tomorrow.",
    "Done.",
    "Reminder set for tomorrow.",
    "Sent!",
    "Your alarm is now set.",
    "Okay. I have now sent it to Anna.",
  ])("is that something was done: %s", (answer) => {
    expect(claimedActs(answer)).toHaveLength(1);
  });

  it.each([
    "Shall I set a timer?",
    "I can't set a timer.",
    "I haven't sent anything.",
    "You have two events tomorrow.",
    "Which reminder do you mean?",
  ])("isn't: %s", (answer) => {
    expect(claimedActs(answer)).toEqual([]);
  });
});

describe("a conversation", () => {
  const answer = (text: string): TurnEvent => ({
    type: "answer",
    text,
    from: "model",
    unserved: [],
  });
  const done: TurnEvent = { type: "result", id: "c1", ok: true, done: "Timer set for 5 minutes." };

  it("may claim what was done in the same turn only", () => {
    const turns = [
      { heard: "set a timer for five minutes", events: [done, answer("I've set it.")] },
      { heard: "and one for six", events: [answer("I've set it for 6 minutes.")] },
    ];
    expect(faultsIn({ turns, states: [] }, clock)).toEqual({
      facts: [],
      acts: ["I've set it for 6 minutes."],
    });
  });

  it("may say what an earlier turn read", () => {
    const row = { handle: "event:1", title: "Lunch with Anna", time: "12:30 pm" };
    const found: TurnEvent = { type: "result", id: "c1", ok: true, items: [row], more: 0 };
    const turns = [
      { heard: "what's on today", events: [found, answer("One event.")] },
      { heard: "when is it", events: [answer("Lunch with Anna is at 12:30.")] },
    ];
    expect(faultsIn({ turns, states: [] }, clock)).toEqual({ facts: [], acts: [] });
  });
});
