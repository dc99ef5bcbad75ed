import { expect, it } from "vitest";
import { oneOfList } from "../../../src/understanding/steps/one-of-list.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const plain = {
  list: "Shopping",
  done: false,
  dateOnly: false,
  priority: "none",
  version: "1",
} as const;
const kept = [
  ...["oats, tea and soap", "Descale the kettle", "Lamp oil, B12"].map((title) => ({
    ...plain,
    id: title,
    title,
  })),
  { ...plain, id: "due", title: "collect boots and gloves", due: Date.UTC(2026, 2, 9, 9) },
];

function found(text: string, tool: string) {
  const ranked = { tools: [{ name: tool, score: 0.9 }], none: 0.05, unmatched: [], sure: true };
  const sources = sourcesOf({ seed: { reminders: kept } });
  return oneOfList(sources, typed(text), [{ text, ranked }]);
}

it.each([
  ["tick off the tea", "reminders.complete", "oats and soap"],
  ["take the oats and the tea off the list", "reminders.delete", "soap"],
  ["I've got the soap", "reminders.complete", "oats and tea"],
  ["take the tea off, the oats can stay", "reminders.delete", "oats and soap"],
])("%s: the others stay", async (text, tool, title) => {
  expect(await found(text, tool)).toMatchObject({
    part: { ranked: { tools: [{ name: "reminders.update" }] } },
    values: { put: [{ parameter: "title", value: { candidates: [{ value: title }] } }] },
  });
});

it.each([
  ["tick off the oats, the tea and the soap", "reminders.complete"],
  ["tick off the kettle", "reminders.complete"],
  ["tick off the lamp oil", "reminders.complete"],
  // What is due is one thing to be done.
  ["tick off the gloves", "reminders.complete"],
  ["move the tea to Friday", "reminders.update"],
  ["what's with the tea", "reminders.list"],
])("%s: it is done as a whole, or something else", async (text, tool) => {
  expect(await found(text, tool)).toBeUndefined();
});

async function made(text: string, title: string, isEffect = true): Promise<unknown> {
  const given = { title, list: "Shopping" };
  const lastCall = {
    tool: "reminders.create",
    arguments: given,
    origins: {},
    said: "",
    isEffect,
    shown: 1,
  };
  const shown = [{ kind: "reminder", id: "r1", facts: { title } }];
  const leaned = await oneOfList(sourcesOf({ lastCall, shown }), typed(text), []);
  if (leaned?.values.from !== "last-call") return undefined;
  const [{ value } = {}] = leaned.values.put;
  return value?.kind === "closed" ? value.candidates[0]?.value : undefined;
}

it.each([
  ["forget the tea", "oats and tea", "oats"],
  ["actually drop the tea, we've loads", "oats, green tea and soap", "oats and soap"],
  ["scratch the tea. Oats can stay", "oats and tea", "oats"],
])("%s of what was just made (%s)", async (text, title, left) => {
  expect(await made(text, title)).toBe(left);
});

it.each([
  ["forget the tea", "tea"],
  ["forget that", "oats and tea"],
  ["forget the cups", "oats and tea"],
  // Either may be meant.
  ["forget the bread", "white bread and brown bread"],
])("takes nothing off: %s (%s)", async (text, title) => {
  expect(await made(text, title)).toBeUndefined();
  expect(await made(text, title, false)).toBeUndefined();
});

it.each([
  ["forget the tea", "reminder:2"],
  ["actually not the tea", "reminder:2"],
  ["take the soap off again, the tea can stay", "reminder:3"],
  ["forget the cups", undefined],
])("%s: of several that were just made each its own, that goes", async (text, handle) => {
  const titles = ["oats", "green tea", "soap"];
  const lastCall = {
    tool: "reminders.create",
    arguments: { title: titles, list: "Shopping" },
    origins: {},
    said: "",
    isEffect: true,
    shown: 3,
  };
  const shown = titles.map((title) => ({ kind: "reminder", id: title, facts: { title } }));
  const listed = await oneOfList(sourcesOf({ lastCall, shown }), typed(text), []);
  const kept = listed?.values.from === "last-call" ? listed.values.kept : [];
  expect(kept.flatMap(({ value }) => (value.kind === "closed" ? value.candidates : []))).toEqual(
    handle === undefined ? [] : [expect.objectContaining({ value: handle })],
  );
});
