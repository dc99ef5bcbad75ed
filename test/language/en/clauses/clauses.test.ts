import { describe, expect, it } from "vitest";
import { clauseRuns } from "../../../../src/language/en/clauses/clauses.ts";

const texts = (text: string): readonly string[] => clauseRuns(text).map((run) => run.text);

describe("runs of clauses", () => {
  it("are the parts of a text beside itself, shortest first", () => {
    expect(texts("I'm off, play some jazz")).toEqual(["I'm off", "play some jazz"]);
    expect(texts("Right. I'm off, play jazz")).toEqual([
      "Right",
      "I'm off",
      "play jazz",
      "Right. I'm off",
      "I'm off, play jazz",
    ]);
  });

  it("say what they leave out, and where they stand", () => {
    const [aside] = clauseRuns("I'm off, play some jazz");
    expect(aside).toEqual({
      text: "I'm off",
      rest: ", play some jazz",
      isFirst: true,
      isLast: false,
    });
  });

  it("are parted behind a number, but no list of numbers is", () => {
    expect(texts("I finish at 5, play jazz")).toEqual(["play jazz", "I finish at 5"]);
    expect(texts("add 1, 2 and 3")).toEqual([]);
    expect(texts("move the chat from 3, to 4")).toEqual([]);
  });

  it.each(["play some jazz", "", "pay 2,50 to Ben", "at 9.30", "!!!", "a. b. c. d. e. f. g. h."])(
    "are none in %j",
    (text) => {
      expect(texts(text)).toEqual([]);
    },
  );
});
