import { expect, it } from "vitest";
import type { LearnedAct } from "../../../../src/types/turn/dialogue.ts";
import { wholeAct } from "../../../../src/understanding/dialogue/act/whole-act.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const lastCall = {
  tool: "timers.set",
  arguments: { duration: "25 minutes" },
  origins: {},
  said: "set a timer for 25 minutes",
  isEffect: true,
  shown: 1,
};

it.each<[string, LearnedAct, string]>([
  ["30, I had my tea already", "revise", "revise"],
  ["forty, sorry, I was thinking of Sunday's timer for 30 minutes", "revise", "revise"],
  ["it wants an hour, set a timer for 60 minutes", "revise", "revise"],
  ["you know what, call it rice", "undo", "revise"],
  ["no, make it five o'clock", "undo", "revise"],
  ["resume the timer", "undo", "request"],
  ["take that back", "undo", "undo"],
  ["does that ring loudly", "redirect", "ask"],
  ["did I say 25? 35", "revise", "revise"],
  ["thanks", "close", "close"],
  ["reply thank you so much", "close", "request"],
])("%s, taken for %s, is %s", async (text, learnt, act) => {
  const shown = [{ kind: "timer", id: "t1", facts: { name: "25 minute timer" } }];
  const sources = sourcesOf({ lastCall, shown, actOf: () => learnt });
  expect(await wholeAct(sources, typed(text))).toBe(act);
});

it.each([
  ["no, pause it", "undo", "request"],
  ["no, pause it, that's the door", "undo", "request"],
  ["no, I don't want it", "undo", "undo"],
] as const)("%s, behind skipping a song and taken for %s, is %s", async (text, learnt, act) => {
  const skipped = { tool: "music.control", arguments: { action: "next" }, said: "skip this one" };
  const sure = { tools: [{ name: "music.control", score: 1 }], none: 0, unmatched: [], sure: true };
  const sources = sourcesOf({
    lastCall: { ...skipped, origins: {}, isEffect: true, shown: 0 },
    actOf: () => learnt,
    rankWords: () => sure,
  });
  expect(await wholeAct(sources, typed(text))).toBe(act);
});
