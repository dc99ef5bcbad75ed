import { describe, expect, it } from "vitest";
import { claimedAct } from "../../../src/language/en/claims.ts";

describe("an English answer", () => {
  it.each([
    ["I've sent the mail to Ben.", "send"],
    ["I replied to Anna.", "send"],
    ["I'll send it.", "send"],
    ["I've deleted the gym.", "remove"],
    ["The reminder has been removed.", "remove"],
    ["Okay, done.", undefined],
    ["Sure, moved to four.", undefined],
    ["The dentist is now booked.", undefined],
    ["I set it for nine.", undefined],
  ])("says that we did something, or will: %s", (text, act) => {
    expect(claimedAct(text)).toEqual({ whose: "own", act });
  });

  it.each(["The invoice was sent by Tom.", "The dentist is booked for nine."])(
    "says that something is done: %s",
    (text) => {
      expect(claimedAct(text)).toEqual({ whose: "told", act: undefined });
    },
  );

  it.each(["I can send it.", "Shall I delete it?", "I couldn't find it.", "It is at nine."])(
    "says nothing of an act: %s",
    (text) => {
      expect(claimedAct(text)).toBeUndefined();
    },
  );
});
