import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { sayResult, toldAlone } from "../../../src/turn/say/say-result.ts";
import type { Saying } from "../../../src/turn/say/say-result.ts";
import type { Result } from "../../../src/types/turn/result.ts";
import { tools } from "../../../tools/index.ts";
import { fruitEat, fruitList } from "../../helpers/tools.ts";
import { callOf } from "../../helpers/turn-state.ts";
import { clock } from "../../tools/run-tool.ts";

const SMALL: Saying = {
  registry: createRegistry([...tools, fruitList, fruitEat]),
  host: { clock, kind: "embedded" },
  profile: { isLed: true },
  isOneShot: false,
  language: english,
};
const LARGE: Saying = { ...SMALL, profile: { isLed: false } };
const FAILED: Result = { ok: false, code: "not_found", message: "There is no pear." };
const rows = (count: number, more = 0): Result => {
  const items = Array.from({ length: count }, (_, at) => ({ handle: `f:${at}`, title: `f${at}` }));
  return { ok: true, items, more, handles: {} };
};

describe("the plain sentence for a result", () => {
  it.each<[string, Result, string]>([
    ["fruit.eat_now", FAILED, "There is no pear."],
    ["fruit.list", rows(2), "You have 2 fruits."],
    ["fruit.eat_now", { ok: true, done: "Ate it.", handles: {} }, "Ate it."],
    ["fruit.eat_now", { ok: true, text: " Pears. ", handles: {} }, "Pears."],
    ["fruit.eat_now", { ok: true, text: " ", handles: {} }, "It is empty."],
    ["fruit.eat_now", rows(0), "I found nothing."],
    ["fruit.eat_now", rows(2), "f0; f1."],
    // More than are read out are counted.
    ["fruit.eat_now", rows(7, 3), "f0; f1; f2; f3; f4; and 5 more."],
  ])("is the tool's own words, else the facts: %s %j", (name, result, said) => {
    expect(
      sayResult(SMALL, { call: callOf(name), result, text: "", values: { from: "words" } }),
    ).toBe(said);
  });

  it.each<[string, Result, string | undefined]>([
    ["fruit.list", rows(2), "You have 2 fruits."],
    ["fruit.eat_now", rows(2), undefined],
    ["fruit.eat_now", FAILED, undefined],
  ])("leaves a model that words answers all but a tool's own: %s", (name, result, said) => {
    expect(
      sayResult(LARGE, { call: callOf(name), result, text: "", values: { from: "words" } }),
    ).toBe(said);
  });
});

describe("of several events", () => {
  const items = ["Rowing", "Choir"].map((title, at) => ({ handle: `event:${at}`, title }));
  const details = [9, 18].map((hour) => ({
    at: Date.parse(`2026-03-04T${hour}:00+01:00`.replace("T9", "T09")),
    facts: {},
  }));
  const result: Result = { ok: true, items, details, more: 0, handles: {} };
  const alone = (text: string) =>
    toldAlone(SMALL, { call: callOf("calendar.query"), result, text, values: { from: "words" } });

  it.each([
    ["what's my last event tomorrow", "event:1"],
    ["what's the first thing I have tomorrow", "event:0"],
    ["what's on tomorrow", undefined],
  ])("%s: the one told alone is %j", (text, handle) => {
    expect(alone(text)).toBe(handle);
  });
});

describe("what rings later", () => {
  const done: Result = { ok: true, done: "Timer set.", handles: {} };
  const RINGS = /It rings only while sotto runs\.$/;

  it.each([
    { name: "timers.set", given: {}, kind: "embedded", isTold: true },
    { name: "timers.set", given: {}, kind: "macos", isTold: true },
    { name: "reminders.create", given: { due: "at five" }, kind: "embedded", isTold: true },
    { name: "reminders.create", given: {}, kind: "embedded", isTold: false },
    // Reminders of a Mac ring by themselves.
    { name: "reminders.create", given: { due: "at five" }, kind: "macos", isTold: false },
  ])("by $name $given on $kind needs a running sotto: $isTold", (row) => {
    const { name, given, kind, isTold } = row;
    const saying = {
      ...SMALL,
      host: { clock, kind: kind as "embedded" | "macos" },
      isOneShot: true,
    };
    const call = callOf(name, { arguments: given });
    const told = { call, result: done, text: "", values: { from: "words" } } as const;
    expect(RINGS.test(sayResult(saying, told) ?? "")).toBe(isTold);
    expect(sayResult({ ...saying, isOneShot: false }, told)).not.toMatch(RINGS);
    const host = { ...saying.host, ringsAlone: true };
    expect(sayResult({ ...saying, host }, told)).not.toMatch(RINGS);
  });
});
