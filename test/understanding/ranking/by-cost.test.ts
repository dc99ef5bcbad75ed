import { expect, it } from "vitest";
import { abstains } from "../../../src/discovery/abstains.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { byCost } from "../../../src/understanding/ranking/by-cost.ts";
import { tools } from "../../../tools/index.ts";

const registry = createRegistry(tools);

it.each([
  ["asks before it acts", "calendar.create_event", 0.3, 0.5, false],
  ["asks before it acts, and hardly fits", "calendar.create_event", 0.2, 0.5, true],
  ["acts at once", "music.play", 0.3, 0.5, true],
  ["looks something up", "calendar.query", 0.3, 0.5, true],
  ["looks something up, and fits", "calendar.query", 0.6, 0.3, false],
] as const)("what %s: is %s left alone", (...[, name, score, none, isLeft]) => {
  const ranked = { tools: [{ name, score }], none, unmatched: [], sure: false };
  expect(abstains(byCost(ranked, registry))).toBe(isLeft);
});

it("changes no order and no score", () => {
  const all = [
    { name: "mail.send", score: 0.4 },
    { name: "messages.send", score: 0.3 },
  ];
  const ranked = { tools: all, none: 0.5, unmatched: [], sure: false };
  expect(byCost(ranked, registry)).toEqual({ ...ranked, none: 0.25 });
  expect(byCost({ ...ranked, tools: [] }, registry).none).toBe(0.5);
});
