import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { areTold, timesIn } from "../../../../src/turn/say/vouched/times-in.ts";
import { clock } from "../../../tools/run-tool.ts";

const telling = { language: english, clock };

/** Tuesday 3 March, nine in the morning. */
describe("a time that is stated", () => {
  it.each([
    ["at half past nine in the morning", "9:30 am to 10 am", true],
    ["9 in the morning", "9 am", true],
    ["9 in the morning", "9 pm", false],
    ["at nine", "9 pm", true],
    ["at noon", "12 pm", true],
    ["until ten", "9:30 am to 10 am", true],
    ["from nine to ten", "9:30 am to 10 am", false],
    ["tomorrow", "Wednesday 4 March", true],
    ["Wednesday", "tomorrow", true],
    ["tomorrow", "Wednesday 11 March", false],
    ["the 11th of March", "Wednesday 11 March", true],
    ["Sunday 1 March", "Sunday 1 March", true],
    ["the day before yesterday", "Sunday 1 March", true],
    ["tonight", "today at 8 pm", true],
    ["tonight", "tomorrow at 8 pm", false],
    ["tomorrow morning", "tomorrow | 9:30 am", true],
    ["tomorrow evening", "tomorrow | 9:30 am", false],
    ["next week", "Friday 13 March", true],
    ["this week", "Friday 13 March", false],
    ["in an hour", "today at 10 am", true],
    ["every Monday", "every Monday at 9", true],
    ["every Tuesday", "every Monday at 9", false],
  ])("%s by %s: %s", (stated, known, isTold) => {
    const [time] = timesIn(telling, `It is ${stated}.`);
    expect(time && areTold(time, timesIn(telling, known), clock)).toBe(isTold);
  });
});
