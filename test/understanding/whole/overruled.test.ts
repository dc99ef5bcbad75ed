import { expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { isOverruled } from "../../../src/understanding/whole/overruled.ts";
import { planOf } from "../../../src/understanding/plan.ts";
import { onlyTool } from "../../../src/understanding/ranking/rules/one-tool.ts";
import { indexed, sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();

function overruled(planned: string, first: string, { sure = true, isLed = true } = {}) {
  const text = "the bins went out, that one can go";
  const ranked = { ...indexed(text), tools: [{ name: first, score: 0.9 }], none: 0.02, sure };
  const sources = { ...sourcesOf(), profile: { isLed }, rank: async () => ranked };
  const plan = planOf([{ text, ranked: onlyTool(planned) }], english);
  return isOverruled(sources, plan, { utterance: typed(text), signal });
}

it("answers what is asked about the assistant itself, whatever act that names", async () => {
  const text = "what can I ask about timers";
  const ranked = { ...indexed(text), tools: [{ name: "timers.set", score: 0.9 }], sure: true };
  const plan = {
    ...planOf([{ text, ranked: onlyTool("notes.read") }], english),
    own: { kind: "abilities", domain: "timers" } as const,
  };
  const sources = { ...sourcesOf(), rank: async () => ranked };
  expect(await isOverruled(sources, plan, { utterance: typed(text), signal })).toBe(false);
});

it.each([
  ["an act the index is sure of", "calendar.query", "reminders.complete", {}, true],
  ["an act it is not sure of", "calendar.query", "reminders.complete", { sure: false }, false],
  ["the act of the plan", "reminders.complete", "reminders.complete", {}, false],
  ["its act on another kind", "reminders.update", "calendar.update_event", {}, false],
  ["what only reads", "reminders.complete", "calendar.query", {}, false],
  ["one beside a script", "calendar.query", "reminders.complete", { isLed: false }, false],
] as const)("%s: %s, sure of %s", async (...[, planned, first, how, expected]) => {
  expect(await overruled(planned, first, how)).toBe(expected);
});
