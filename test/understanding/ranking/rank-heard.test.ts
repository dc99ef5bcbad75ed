import { expect, it } from "vitest";
import { rankHeard } from "../../../src/understanding/ranking/rank-heard.ts";
import type { Ranked } from "../../../src/types/turn/ranked.ts";

const scores: Readonly<Record<string, readonly [tool: string, score: number, none: number]>> = {
  "öffne den kalender": ["notes.search", 0.3, 0.5],
  "open the calendar": ["calendar.query", 0.9, 0.05],
  "open the door of my window": ["system.open_app", 0.4, 0.6],
  "termine morgen": ["calendar.query", 0.6, 0.2],
};

async function rank(text: string): Promise<Ranked> {
  const [name, score, none] = scores[text] ?? ["", 0, 1];
  return { tools: [{ name, score }], none, unmatched: [], sure: none < 0.1 };
}

it.each([
  ["öffne den kalender", "open the calendar", "calendar.query", 0.9],
  ["termine morgen", "open the door of my window", "calendar.query", 0.6],
  ["open the calendar", undefined, "calendar.query", 0.9],
] as const)("%s, in English %s: the surer ranking", async (...[text, english, name, score]) => {
  const { tools } = await rankHeard(english === undefined ? { text } : { text, english }, rank);
  expect(tools).toEqual([{ name, score }]);
});
