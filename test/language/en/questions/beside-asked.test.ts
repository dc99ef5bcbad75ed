import { describe, expect, it } from "vitest";
import { besideAsked } from "../../../../src/language/en/questions/beside-asked.ts";

describe("what is asked of its time by other things", () => {
  it.each([
    ["What have I got after the osteopath on Thursday?", "after", "the osteopath on Thursday"],
    ["who've i got straight after Yusuf", "after", "Yusuf"],
    ["After the site visit, what's next in the diary?", "after", "the site visit"],
    ["Is there anything before the parents' evening?", "before", "the parents' evening"],
    ["what's the last thing before my flight", "before", "my flight"],
    [
      "Do I have anything between the audit and the school run?",
      "between",
      "the audit",
      "the school run",
    ],
    ["Does anything clash with the tide tables meeting?", "clash", "the tide tables meeting"],
    [
      "Is there something clashing with my rehearsal on the 9th?",
      "clash",
      "my rehearsal on the 9th",
    ],
    ["what's on at the same time as the harvest supper", "clash", "the harvest supper"],
    ["anything besides swimming on Sunday", "besides", "swimming on Sunday"],
    ["whats on apart from the recital", "besides", "the recital"],
    ["Does the plumber run into the team call?", "clash", "the plumber", "the team call"],
    ["do yoga and the webinar overlap", "clash", "yoga", "the webinar"],
    ["Which comes first, the MOT or the eye test?", "first", "the MOT", "the eye test"],
    ["Is the MOT or the eye test first?", "first", "the MOT", "the eye test"],
    ["the MOT or the eye test, which is later", "last", "the MOT", "the eye test"],
    ["Is the MOT before the eye test?", "side", "the MOT", "the eye test"],
    [
      "Will the scan be over before the nursery pick-up starts?",
      "side",
      "the scan",
      "the nursery pick-up",
    ],
    ["How long have I got between the scan and pick-up?", "gap", "the scan", "pick-up"],
    ["what's the gap between the scan and pick-up", "gap", "the scan", "pick-up"],
    ["how long after the scan is the pick-up", "gap", "the scan", "the pick-up"],
  ])("%s", (text, relation, ...things) => {
    const asked = besideAsked(text);
    expect(asked?.relation).toBe(relation);
    expect(asked?.things.map(({ words }) => words) ?? []).toEqual(things);
  });

  it("knows the side that is asked about, and where an end is meant", () => {
    expect(besideAsked("Is the MOT before the eye test?")?.side).toBe("before");
    expect(besideAsked("is the MOT later than the eye test")?.side).toBe("after");
    expect(besideAsked("is the MOT before or after the eye test")?.side).toBeUndefined();
    const over = besideAsked("Will the scan be over before the pick-up starts?");
    expect(over?.things).toEqual([
      { words: "the scan", isEnd: true },
      { words: "the pick-up", isEnd: false },
    ]);
  });

  it.each([
    "Put the vet after the dentist",
    "move it to after the dentist",
    "What do I have to do before the exam?",
    "when am I free after the dentist",
    "What did Ana say after the meeting?",
    "Remind me to call Joe before the meeting",
    "is there anything I should bring",
    "How long is the meeting?",
    "which train is it, the red or the blue",
    "Is anything due before Friday?",
    "how many days between Easter and Whitsun does the shop close",
  ])("leaves alone: %s", (text) => {
    expect(besideAsked(text)).toBeUndefined();
  });
});
