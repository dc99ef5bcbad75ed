import { describe, expect, test } from "vitest";
import { eachTimer } from "../../../../src/language/en/steps/in-place/each-timer.ts";

describe("several timers in one breath are each set, a length of two parts is one", () => {
  test.each([
    [
      "start two timers: eight minutes and twelve",
      "set a timer for eight minutes. set a timer for 12 minutes",
    ],
    [
      "set a timer for nine minutes and one for twenty minutes",
      "set a timer for nine minutes. set a timer for twenty minutes",
    ],
  ])("%s", (text, each) => {
    expect(eachTimer(text).replace("twelve", "12")).toBe(each);
  });

  test.each([
    "set a timer for three and a half minutes",
    "set a timer for seven and half minutes",
    "set a timer for an hour and twenty minutes",
    "set a timer for two hours and a quarter",
  ])("%s", (text) => {
    expect(eachTimer(text)).toBe(text);
  });
});
