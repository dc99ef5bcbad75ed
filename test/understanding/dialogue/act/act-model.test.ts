import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import type { Ranked } from "../../../../src/types/turn/ranked.ts";
import {
  createActModel,
  decodeActs,
  encodeActs,
} from "../../../../src/understanding/dialogue/act/act-model.ts";
import { actVector } from "../../../../src/understanding/dialogue/act/act-features.ts";
import { clock } from "../../../tools/run-tool.ts";
import { rankedAs } from "../../../helpers/turn-state.ts";

const bytes = readFileSync(new URL("../../../../models/acts.bin", import.meta.url));
const actOf = createActModel(decodeActs(bytes));
const readOn = (text: string) => english.read(text, { clock, names: {} });
const NOTHING: Ranked = { tools: [], none: 0.9, unmatched: [], sure: false };

const BEFORE = {
  tool: "timers.set",
  isEffect: true,
  shown: 1,
  reading: readOn("set a timer for nine minutes"),
};

function after(words: string, ranked = NOTHING) {
  return actOf({ reading: readOn(words), last: BEFORE, ranked });
}

describe("the trained acts", () => {
  it.each([
    ["no, I meant eleven", "revise"],
    ["and another one for twenty minutes", "continue"],
    ["oh no, I don't need that after all", "undo"],
    ["lovely", "close"],
  ])("%s", (words, act) => {
    expect(after(words)).toBe(act);
  });

  it.each(["remind me to buy stamps", "what's on my calendar on Friday", "play some jazz"])(
    "leave a request alone: %s",
    (words) => {
      const ranked = { ...rankedAs("reminders.create"), none: 0.01 };
      expect(after(words, ranked)).toBe("request");
    },
  );
});

describe("what tells an act", () => {
  const vectorOf = (words: string) => {
    return actVector({ reading: readOn(words), last: BEFORE, ranked: NOTHING });
  };

  it("has length 1", () => {
    const { values } = vectorOf("no, eleven minutes");
    expect(values.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 1);
  });

  it("takes one length for another", () => {
    expect(vectorOf("no, eleven minutes")).toEqual(vectorOf("no, three hours"));
    expect(vectorOf("no, eleven minutes")).not.toEqual(vectorOf("no, at noon"));
  });
});

describe("the file", () => {
  it("is the same after being read", () => {
    expect(Buffer.from(encodeActs(decodeActs(bytes))).equals(bytes)).toBe(true);
  });

  it("fails with one sentence where it is cut", () => {
    expect(() => decodeActs(bytes.subarray(0, 500))).toThrow("damaged");
  });
});
