import { describe, expect, it } from "vitest";
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
  ])("%s", (text, words) => {
    expect(anchors(text)).toEqual([[words, true]]);
  });

  it("has the words behind the thing too", () => {
    const text = "lunch when the choir is over, half an hour";
    const [tail] = findAnchors(text, []).map((one) => one.tail);
    expect(tail && text.slice(tail.start, tail.end)).toBe("is over");
  });

  it.each([
    "remind me to look after the cat",
    "book a table from after the fair",
    "tell me when the fair is",
    "what comes later",
  ])("none in: %s", (text) => {
    expect(anchors(text)).toEqual([]);
  });
});
