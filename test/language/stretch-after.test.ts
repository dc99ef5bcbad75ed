import { expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { stretchAfter } from "../../src/language/when/stretch-after.ts";
import type { Unit } from "../../src/language/when/stretch-after.ts";
import { clockAt } from "./compact.ts";

const clock = clockAt("2026-03-02T09:00", "Europe/Berlin");

type Asked = { readonly unit: Unit | undefined; readonly side: 1 | -1 };

const after = (said: string, asked: Asked) => {
  const [found] = english.read(said, { clock, names: {} }).whens;
  return found && stretchAfter(found.when, asked, clock)?.text;
};

it.each<[string, Asked, string | undefined]>([
  ["on Thursday", { unit: undefined, side: 1 }, "2026-03-12"],
  ["on Thursday", { unit: undefined, side: -1 }, "2026-02-26"],
  ["this weekend", { unit: undefined, side: 1 }, "2026-03-14 - 2026-03-15"],
  ["next week", { unit: undefined, side: 1 }, "2026-03-16 - 2026-03-22"],
  ["in April", { unit: undefined, side: 1 }, "2026-05-01 - 2026-05-31"],
  ["in 2027", { unit: undefined, side: -1 }, "2026-01-01 - 2026-12-31"],
  ["on Friday", { unit: "weekend", side: 1 }, "2026-03-07 - 2026-03-08"],
  ["on Sunday", { unit: "weekend", side: 1 }, "2026-03-14 - 2026-03-15"],
  ["on Sunday", { unit: "weekend", side: -1 }, "2026-02-28 - 2026-03-01"],
  ["today", { unit: "week", side: 1 }, "2026-03-09 - 2026-03-15"],
  ["on Thursday", { unit: "month", side: 1 }, "2026-04-01 - 2026-04-30"],
  ["tomorrow at nine", { unit: undefined, side: 1 }, undefined],
])("what comes beside “%s” (%j) is %s", (said, asked, text) => {
  expect(after(said, asked)).toBe(text);
});
