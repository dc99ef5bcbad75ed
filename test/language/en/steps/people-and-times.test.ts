import { describe, expect, it } from "vitest";
import { freeTimeIn } from "../../../../src/language/en/steps/free-times.ts";
import { peopleIn } from "../../../../src/language/en/steps/people-on-record.ts";
import { pointingInstead } from "../../../../src/language/en/steps/steps.ts";

describe("those who are on a record", () => {
  it.each([
    [
      "mail the attendees of the first event on 12 May. Title it tea",
      "attendees",
      "the first event on 12 May",
      "mail them. Title it tea",
    ],
    [
      "mail everybody in the kiln induction that it moves",
      "attendees",
      "the kiln induction",
      "mail them that it moves",
    ],
    ["tell the people in that meeting I'm late", "attendees", undefined, "tell them I'm late"],
    [
      "email whoever is in it that I have the oars",
      "attendees",
      undefined,
      "email them that I have the oars",
    ],
    ["text the sender that I'm late", "sender", undefined, "text them that I'm late"],
    ["book tea with whoever sent that on Monday", "sender", undefined, "book tea on Monday"],
  ])("%s", (text, ...[role, record, pointing]) => {
    const found = peopleIn(text);
    expect([found?.role, found?.record]).toEqual([role, record]);
    expect(found && pointingInstead(text, found, "people")).toBe(pointing);
  });

  it.each([
    ["Everyone should come to the kiln induction. Write to the attendees", "the kiln induction"],
    ["We meet at noon. Mail the attendees", undefined],
    ["I'm going to the tar run. Can you mail the guests that I'm late?", "the tar run"],
  ])("are on the one that was told of before: %s", (text, record) => {
    expect(peopleIn(text)?.record).toBe(record);
  });

  it.each([
    ["mail the attendees of the tar run. Tell them 'Bring rope.'", "Bring rope.", false],
    [
      "mail the guests of the tar run with the name of the event as the title and 'Bring rope' in the mail",
      "Bring rope",
      true,
    ],
  ])("are one with what they are told: %s", (text, says, isHeaded) => {
    const found = peopleIn(text);
    expect([found?.says, found?.isHeaded]).toEqual([says, isHeaded]);
    expect(text.slice(found?.whole.start, found?.whole.end)).toMatch(/^the (?:att|gu).*rope/i);
  });

  it.each(["invite everybody", "text Kim that I'm late", "how are the people at home"])(
    "none in: %s",
    (text) => {
      expect(peopleIn(text)).toBeUndefined();
    },
  );
});

describe("a free time that is to be taken", () => {
  it.each([
    [
      "schedule tea for my first free slot from tomorrow",
      "when am I free from tomorrow",
      "schedule tea",
    ],
    [
      "book the first free slot on Monday for a haircut",
      "when am I free on Monday",
      "book for a haircut",
    ],
    [
      "put lunch wherever there's room on Friday afternoon",
      "when am I free on Friday afternoon",
      "put lunch",
    ],
    ["put the dumplings in it", undefined, "put the dumplings"],
    ["stick tea in there", undefined, "stick tea"],
  ])("%s", (text, asks, pointing) => {
    const found = freeTimeIn(text);
    expect(found && [found.asks, pointingInstead(text, found, "time")]).toEqual([asks, pointing]);
  });

  it.each([
    [
      "find me a free hour on Sunday and put rope drying in it",
      "when am I free on Sunday",
      "put rope drying in the calendar",
    ],
    [
      "can you find a gap tomorrow, then book tea with Odo there",
      "when am I free tomorrow",
      "book tea with Odo in the calendar",
    ],
    [
      "find half an hour free on Sunday and book the tar man in",
      "when am I free on Sunday",
      "book the tar man in the calendar",
    ],
  ])("found first, and then taken: %s", (text, asks, request) => {
    expect(freeTimeIn(text)).toMatchObject({ start: 0, end: text.length, asks, request });
  });

  it.each([
    "find a free hour this afternoon",
    "when is my next gap",
    "put tea in the calendar at four",
  ])("none in: %s", (text) => {
    expect(freeTimeIn(text)).toBeUndefined();
  });
});
