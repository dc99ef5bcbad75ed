import { describe, expect, it } from "vitest";
import { findPointingTimes } from "../../../../src/language/en/time/find-pointing-times.ts";

describe("the day of what is spoken of", () => {
  it.each([
    ["remind me at ten on the day it's due", "on the day it's due"],
    ["remind me the morning that's due", "the morning that's due"],
    ["remind me about it on the day those papers are wanted", "on the day those papers are wanted"],
  ])("is pointed at: %s", (text, told) => {
    expect(findPointingTimes(text)).toMatchObject([{ text: told, pointing: "plain" }]);
  });

  it.each(["check the day it's due", "the day the rent is due", "tell me the day it's due"])(
    "is asked for, or told by a name: %s",
    (text) => {
      expect(findPointingTimes(text)).toEqual([]);
    },
  );
});
