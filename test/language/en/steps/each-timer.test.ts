import { describe, expect, test } from "vitest";
import { eachTimer } from "../../../../src/language/en/steps/in-place/each/each-timer.ts";

describe("several timers in one breath are each set, a length of two parts is one", () => {
  test.each([
    [
      "set one for the beets, nine minutes, and one for the kale, 3",
      "set a timer for nine minutes for the beets. set a timer for 3 minutes for the kale",
    ],
    [
      "nine minutes for the beets and 20 for the tart",
      "set a timer for nine minutes for the beets. set a timer for 20 minutes for the tart",
    ],
    [
      "beets nine minutes, kale 3, please",
      "set a timer for nine minutes for beets. set a timer for 3 minutes for kale",
    ],
    [
      "start two timers: eight minutes and twelve",
      "set a timer for eight minutes. set a timer for 12 minutes",
    ],
    [
      "set a timer for nine minutes and one for twenty minutes",
      "set a timer for nine minutes. set a timer for twenty minutes",
    ],
    [
      "Baking, so three timers. Scones twelve minutes, tart forty, loaf fifty.",
      "set a timer for 12 minutes for Scones. set a timer for forty minutes for tart. set a timer for fifty minutes for loaf",
    ],
    [
      "right, a timer of six minutes for eggs, ten for peas and half an hour for ham",
      "set a timer for six minutes for eggs. set a timer for ten minutes for peas. set a timer for half an hour for ham",
    ],
  ])("%s", (text, each) => {
    expect(eachTimer(text).replace("twelve", "12")).toBe(each);
  });

  test.each([
    "set a timer for three and a half minutes",
    "skip ten minutes and play five",
    "set a timer for seven and half minutes",
    "set a timer for an hour and twenty minutes",
    "set a timer for two hours and a quarter",
    "set a timer for two hours and seven",
    "set a timer for an hour to an hour and a half",
    "set a timer for ten minutes and text Una in twenty minutes",
  ])("%s", (text) => {
    expect(eachTimer(text)).toBe(text);
  });
});
