import { describe, expect, it } from "vitest";
import { cleanTranscript, wordsOf } from "../../src/listen/asr-guard/clean-transcript.ts";

describe("cleaning a transcript", () => {
  it.each([
    ["  What's on   tomorrow?\n", "What's on tomorrow?"],
    ["[Music] play some jazz", "play some jazz"],
    ["Open Safari. (clicking)", "Open Safari."],
    ["- Hello.", "Hello."],
    ["*sighs* remind me at 5:30 p.m.", "remind me at 5:30 p.m."],
    ["(", ""],
    ["♪ happy birthday ♪", "happy birthday"],
  ])("%j becomes %j", (text, clean) => {
    expect(cleanTranscript(text)).toBe(clean);
  });

  it("splits words without punctuation", () => {
    expect(wordsOf("What's on at 5:30, Zoë?")).toEqual(["whats", "on", "at", "5", "30", "zoë"]);
  });
});
