import { describe, expect, it } from "vitest";
import type { LearnedAct } from "../../../src/types/turn/dialogue.ts";
import { leaned } from "../../../src/understanding/together/leaned.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();
const lastCall = {
  tool: "calendar.query",
  arguments: { from: "today" },
  origins: {},
  said: "what's on my calendar today",
  isEffect: false,
  shown: 1,
};

async function read(text: string, act: LearnedAct, isLed = true) {
  const sources = sourcesOf({ lastCall, actOf: () => act, profile: { isLed } });
  const understood = [{ text, ranked: indexed(text) }];
  const heard = { utterance: typed(text), signal, understood, steps: understood };
  const plan = await leaned(sources, heard);
  return plan && [plan.act, plan.parts[0].text, plan.parts[0].values.from];
}

describe("after what's on the calendar today", () => {
  it.each([
    ["and tomorrow", "continue", ["continue", "what's on my calendar tomorrow", "last-call"]],
    ["thanks, that's all", "close", ["close", "thanks, that's all", "words"]],
    ["set a timer for ten minutes", "request", undefined],
  ] as const)("%s", async (text, act, expected) => {
    expect(await read(text, act)).toEqual(expected);
  });

  it("a model that may call every tool sees to it itself", async () => {
    expect(await read("and tomorrow", "continue", false)).toBeUndefined();
  });
});
