import { expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { opened } from "../../src/understanding/opened.ts";
import { createRegistry } from "../../src/tool/registry.ts";
import { tools } from "../../tools/index.ts";
import type { Ranked } from "../../src/types/ranked.ts";

const known = { language: english, registry: createRegistry(tools) };

const doubtful: Ranked = {
  tools: [
    { name: "mail.recent", score: 0.4 },
    { name: "messages.send", score: 0.2 },
    { name: "reminders.create", score: 0.2 },
    { name: "mail.send", score: 0.1 },
  ],
  none: 0.5,
  unmatched: [],
  sure: false,
};

it.each([
  ["remind me at five to post the books through their letterbox", "reminders.create"],
  ["please remind me to text him", "reminders.create"],
  ["and text him we're in for the weekend", "messages.send"],
  ["email her that it's moved", "mail.send"],
])("%s: %s", (text, name) => {
  const { tools, none, sure } = opened(text, doubtful, known);
  expect({ name: tools[0]?.name, sure }).toEqual({ name, sure: true });
  expect(tools[0]?.score).toBeGreaterThan(none + (tools[1]?.score ?? 0));
  expect(tools).toHaveLength(doubtful.tools.length);
});

it.each([
  "remind me what to buy",
  "Remind me, what time do we have to be there?",
  "remind me when I have to leave",
  "remind me at six instead",
  "what did Tom remind me to do",
  "text Tom",
  "the text him and I wrote",
])("%s: as it was", (text) => {
  expect(opened(text, doubtful, known)).toBe(doubtful);
});

it("needs the tool to be there", () => {
  const without = { ...doubtful, tools: doubtful.tools.slice(0, 1) };
  expect(opened("remind me to pay", without, known)).toBe(without);
});
