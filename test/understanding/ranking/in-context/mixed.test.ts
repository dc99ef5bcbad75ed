import { expect, it } from "vitest";
import { mixed } from "../../../../src/understanding/ranking/in-context/mixed.ts";

const WORDS = {
  tools: [
    { name: "calendar.delete_event", score: 0.5 },
    { name: "timers.cancel", score: 0.2 },
  ],
  none: 0.3,
  unmatched: [],
  sure: false,
};

it.each([
  [
    "what is meant after the last act leads",
    { "timers.cancel": 0.8, "calendar.delete_event": 0.1 },
    0.1,
    "timers.cancel",
  ],
  [
    "words that say more are followed",
    { "timers.cancel": 0.4, "calendar.delete_event": 0.4 },
    0.2,
    "calendar.delete_event",
  ],
])("%s", (...[, shares, none, first]) => {
  const both = mixed(WORDS, { tools: new Map(Object.entries(shares)), none });
  expect(both.tools[0]?.name).toBe(first);
});

it("asks for no tool where nothing is meant", () => {
  const { tools, none } = mixed(WORDS, { tools: new Map([["timers.cancel", 0.05]]), none: 0.95 });
  expect(none).toBeGreaterThan(tools[0]?.score ?? 1);
});

it("is the words' own where the last act says nothing", () => {
  const same = new Map(WORDS.tools.map(({ name }) => [name, 0.3]));
  const { tools } = mixed(WORDS, { tools: same, none: 0.3 });
  expect(tools.map(({ name }) => name)).toEqual(WORDS.tools.map(({ name }) => name));
});
