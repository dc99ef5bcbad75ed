import { describe, expect, it } from "vitest";
import { exceptingKept, leavesOut } from "../../../../src/language/en/steps/steps.ts";

describe("what is to stay as it is", () => {
  it.each([
    ["clear Friday but leave the choir alone", "clear Friday except the choir"],
    ["cancel all my calls today. Keep Una's though.", "cancel all my calls today except Una's."],
    [
      "delete every job on the barn list but don't touch the oats",
      "delete every job on the barn list except the oats",
    ],
    ["bin the three from Kim, not the rota", "bin the three from Kim except the rota"],
    [
      "archive everything from Odo and keep the one about tar where it is",
      "archive everything from Odo except the one about tar",
    ],
    [
      "bin all the files in Scans, only hang on to the deed",
      "bin all the files in Scans except the deed",
    ],
    ["flag all my mail from today, except leave Odo's", "flag all my mail from today except Odo's"],
    [
      "The inbox is a mess, archive the lot but spare me the two newest",
      "The inbox is a mess, archive the lot except the two newest",
    ],
  ])("is an exception of all that is described: %s", (text, said) => {
    expect(exceptingKept(text)).toBe(said);
  });

  it.each([
    [
      "Tidy up the barn list. Keep the oats and the tar, delete everything else.",
      "delete everything in the barn list except the oats and the tar.",
    ],
    [
      "This week's rowing stands, cancel the rest of them",
      "cancel all the rowing except This week's rowing",
    ],
    [
      "Una is ill. Keep the choir, cancel the rest of my Friday",
      "Una is ill. cancel all my Friday except the choir",
    ],
    ["My calls on Friday: leave Una's and bin the others", "bin My calls on Friday except Una's"],
    ["keep the choir and rest on Friday", "keep the choir and rest on Friday"],
    ["hold on to the tar, and tell the others", "hold on to the tar, and tell the others"],
  ])("is told before what becomes of the rest: %s", (text, said) => {
    expect(exceptingKept(text)).toBe(said);
  });

  it.each([
    ["cancel the choir but keep the eye test", "cancel the choir"],
    ["push the choir to six, don't move the eye test", "push the choir to six"],
    [
      "cancel all my calls in May. The regatta in June stays put, rain or shine.",
      "cancel all my calls in May.",
    ],
    ["archive all the newsletters and leave the rest", "archive all the newsletters"],
  ])("says no more of one thing, and neither do the others: %s", (text, said) => {
    expect(exceptingKept(text)).toBe(said);
  });

  it.each([
    "text Una that we cancel the choir but keep the hall",
    "remind me to clear the shed but leave the ladder",
    "cancel everything on Friday and keep me posted",
    "clear Friday and leave a note for Odo",
    "clear Friday to keep the day free",
    "move all of Friday's calls to Monday, not Tuesday",
    "delete the choir, not the eye test",
    "keep the eye test",
  ])("is nothing of the kind in: %s", (text) => {
    expect(exceptingKept(text)).toBe(text);
  });
});

describe("words that leave something out", () => {
  it.each([
    ["clear the week of next except the choir", true],
    ["bin Odo's letters apart from the last", true],
    ["meet Kim at the bar", false],
    ["it's late, but I can come", false],
  ])("%s: %s", (text, isLeft) => {
    expect(leavesOut(text)).toBe(isLeft);
  });
});
