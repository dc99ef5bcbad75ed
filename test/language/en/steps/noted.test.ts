import { describe, expect, it } from "vitest";
import { toldFactsIn } from "../../../../src/language/en/steps/told/facts.ts";

describe("a note of what a text tells", () => {
  it.each([
    [
      "Odo's mail has the oar lengths in, make me a note of them",
      "Odo's mail has the oar lengths in",
      "oar lengths",
      "all",
    ],
    [
      "The yard's letter says what the tar costs, stick that in a note",
      "The yard's letter says what the tar costs",
      "tar",
      "one",
    ],
    [
      "Can you make me a note of what the yard charges for a mast?",
      "what the yard charges for a mast",
      "the yard charges for a mast",
      "all",
    ],
  ])("is of the words that tell of it: %s", (...[text, asks, topic, stated]) => {
    expect(toldFactsIn(text)[0]).toEqual({ asks, topic, stated, request: "make a note of it" });
  });

  it("may have a name of its own", () => {
    const [told] = toldFactsIn(
      "Una says in her email when the crews meet; make me a note of that, called Crews",
    );
    expect(told).toMatchObject({ request: "make a note called Crews", topic: "", stated: "one" });
  });

  it.each(["make a note of the milk", "make me a note called Tar: two tins", "put that in a note"])(
    "is any other note where no text is told of: %s",
    (text) => {
      expect(toldFactsIn(text).every(({ stated }) => stated === undefined)).toBe(true);
    },
  );
});

describe("a fact that somebody has forgotten", () => {
  it.each([
    [
      "Una, bless her, has forgotten when the crews meet, so would you text her the hour?",
      "when the crews meet",
    ],
    [
      "Odo can't remember when the regatta starts, would you text him the time?",
      "when the regatta starts",
    ],
  ])("is asked for by that: %s", (text, asks) => {
    expect(toldFactsIn(text).map((one) => one.asks)).toContain(asks);
  });

  it("stands in no text where it is said to stand in a calendar", () => {
    const told = toldFactsIn(
      "Odo's asked what time the ferry gets in, it's in the calendar, would you text it to him?",
    );
    expect(told.at(-1)).toMatchObject({ isRecorded: true });
  });
});
