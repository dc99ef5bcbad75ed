import { describe, expect, it } from "vitest";
import { findPointingTimes } from "../../../../src/language/en/time/find-pointing-times.ts";
import { findAnchors } from "../../../../src/language/en/time/find-anchor.ts";

const anchors = (text: string) =>
  findAnchors(text, []).map((one) => [one.text, one.isFromEnd ?? false]);

describe("times told by where a thing ends", () => {
  it.each([
    ["move the haircut to when the choir is over", "to when"],
    ["put tea in once the fair ends", "once"],
    ["book tea straight after the fair", "straight after"],
    ["book tea after the fair", "after"],
    ["put tea in right after", "right after"],
    ["remind me ten minutes after the choir", "ten minutes after"],
  ])("%s", (text, words) => {
    expect(anchors(text)).toEqual([[words, true]]);
  });

  it("has the words behind the thing too", () => {
    const text = "lunch when the choir is over, half an hour";
    const [tail] = findAnchors(text, []).map((one) => one.tail);
    expect(tail && text.slice(tail.start, tail.end)).toBe("is over");
  });

  it.each([
    ["remind me an hour ahead of the choir", "an hour ahead of"],
    ["remind me an hour before the choir", "an hour before"],
    ["remind me the day after the choir", "the day after"],
  ])("nor by where one begins, or its day: %s", (text, words) => {
    expect(anchors(text)).toEqual([[words, false]]);
  });

  it.each([
    ["remind me an hour ahead of that to pack", "an hour ahead of that", false],
    ["remind me an hour after that to pack", "an hour after that", true],
    ["put it an hour later", "an hour later", false],
    ["book a walk straight after it for half an hour", "straight after it", true],
    ["put tea in right after that", "right after that", true],
    ["dinner directly afterwards, for two hours", "directly afterwards", true],
  ])("also where it is only pointed at: %s", (text, words, isFromEnd) => {
    const found = findPointingTimes(text).map((one) => [one.text, one.isFromEnd ?? false]);
    expect(found).toEqual([[words, isFromEnd]]);
  });

  it.each([
    "when does the choir finish tomorrow",
    "remind me to look after the cat",
    "book a table from after the fair",
    "tell me when the fair is",
    "what comes later",
  ])("none in: %s", (text) => {
    expect(anchors(text)).toEqual([]);
  });
});
