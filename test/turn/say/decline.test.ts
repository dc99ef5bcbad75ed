import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { decline, declineAtOnce } from "../../../src/turn/say/decline.ts";
import type { Wording } from "../../../src/language/reading/wording/wording.ts";
import type { Ranked } from "../../../src/types/ranked.ts";
import { fruitTools } from "../../helpers/tools.ts";
import { stateFor } from "../../helpers/turn-state.ts";

const TALK: Readonly<Record<string, { reply: string; mayBeName: boolean }>> = {
  hello: { reply: "Hello.", mayBeName: false },
  "good night": { reply: "And to you.", mayBeName: true },
};
const DECLINING = {
  registry: createRegistry(fruitTools),
  language: {
    ...english,
    wordingOf: (text: string): Wording => {
      const { talk, ...wording } = english.wordingOf(text);
      return { ...wording, talk: { ...talk, smallTalk: TALK[text] } };
    },
  },
};
const ranked = (score: number, none: number): Ranked => ({
  tools: [{ name: "fruit.list", score }],
  none,
  unmatched: [],
  sure: false,
});
const { utterance } = stateFor("");
const words = (text: string) => ({ ...utterance, text });

describe("what is said where no tool fits", () => {
  it.each([
    ["peel a pear", 0.05, "I can't do that here."],
    ["show fruit", 0.3, "I can't do that here. What comes nearest: fruit in the bowl."],
    ["don't show any fruit", 0.3, "Okay, I won't."],
    ["hello", 0.3, "Hello."],
    ["good night", 0.3, "And to you."],
    ["pear ".repeat(130), 0.3, "That is more than I can take in at once. What should I do first?"],
  ])("to %j with a tool at %d is the plain truth", (text, score, said) => {
    expect(decline(DECLINING, { ranked: ranked(score, 0.9), utterance: words(text) })).toBe(said);
  });
});

describe("what is declined at once", () => {
  it.each([
    ["peel a pear", ranked(0.05, 0.9), "I can't do that here."],
    ["show fruit", ranked(0.9, 0.1), undefined],
    // A greeting asks for nothing, but where it may be a name the index is heard.
    ["hello", ranked(0.9, 0.1), "Hello."],
    ["good night", ranked(0.9, 0.1), undefined],
  ])("of %j is what asks for nothing", (text, rank, said) => {
    expect(declineAtOnce(DECLINING, { ranked: rank, utterance: words(text) }, false)).toBe(said);
  });

  it("is no greeting that may be the answer to a question", () => {
    const declined = { ranked: ranked(0.9, 0.1), utterance: words("hello") };
    expect(declineAtOnce(DECLINING, declined, true)).toBeUndefined();
  });
});
