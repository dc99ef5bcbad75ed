import { expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { nearDay } from "../../src/language/when/near-day.ts";
import { clockAt } from "./compact.ts";

// A Monday.
const clock = clockAt("2026-03-02T09:00", "Europe/London");

it.each([
  ["Thursday", "Wednesday 11 March", "2026-03-12"],
  ["Saturday", "Friday 13 March", "2026-03-14"],
  ["Monday", "Friday 13 March", "2026-03-16"],
  ["Wednesday", "Thursday 5 March", "2026-03-04"],
  ["Friday", "today", "2026-03-06"],
  ["next Thursday", "Wednesday 11 March", "2026-03-12"],
  ["Thursday 26 March", "Wednesday 11 March", "2026-03-26"],
  ["tomorrow", "Wednesday 11 March", "2026-03-03"],
])("%s, said after %s, is %s", (words, before, date) => {
  const whenOf = (text: string) => {
    const [found] = english.read(text, { clock, names: {} }).whens;
    if (!found) throw new Error(text);
    return found.when;
  };
  const { from } = nearDay(whenOf(words), whenOf(before), clock);
  expect(new Date(from).toISOString().slice(0, 10)).toBe(date);
});
