import { describe, expect, it } from "vitest";
import { toldAskedIn, toldFactsIn } from "../../../../src/language/en/steps/steps.ts";

describe("what somebody may have told", () => {
  it.each([
    ["Odo has said what the oars cost", "Odo", "what the oars cost"],
    ["Has Una told us yet when she lands", "Una", "when she lands"],
    ["Odo's not said anything about the tide", "Odo", "what about the tide"],
    ["Una has named a day for the oars", "Una", "what day for the oars"],
  ])("%s", (asks, who, question) => {
    expect(toldAskedIn(asks)).toMatchObject({ who, question });
  });

  it.each(["I have told Una", "it is raining", "Una has texted me", "there's a mail from Una"])(
    "%s: nothing",
    (asks) => {
      expect(toldAskedIn(asks)).toBeUndefined();
    },
  );

  it.each([
    ["text and ask him", "text Odo to ask what the oars cost"],
    ["ask him by mail", "mail Odo to ask what the oars cost"],
    ["email Una to ask", "email Una to ask what the oars cost"],
    ["text him I'm late", "text him I'm late"],
  ])("%s: %s", (request, asking) => {
    expect(toldAskedIn("Odo has said what the oars cost")?.asking(request)).toBe(asking);
  });
});

it.each(["text Odo to ask what the oars cost", "mail Una asking when she lands"])(
  "%s is a question to them, and no fact",
  (text) => {
    expect(toldFactsIn(text)).toEqual([]);
  },
);
