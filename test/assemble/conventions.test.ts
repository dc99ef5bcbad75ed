import { expect, it } from "vitest";
import { openLanguage } from "../../src/assemble/open/open-language.ts";
import type { Config } from "../../src/config/config.ts";

const clock = { now: () => Date.parse("2026-03-02T09:00:00Z"), zone: "Europe/London" };

async function meant(words: string, times: Config["times"]): Promise<string> {
  const language = await openLanguage({ language: "en", times });
  const [found] = language.read(`remind me ${words}`, { clock, names: {} }).whens;
  return new Date(found?.when.from ?? 0).toISOString().slice(0, 16);
}

it.each<[string, Config["times"], string]>([
  ["on 3/5", {}, "2026-05-02T23:00"],
  ["on 3/5", { dates: "month-first" }, "2026-03-05T00:00"],
  ["next Friday", { nextWeekday: "first-ahead" }, "2026-03-06T00:00"],
  ["in the next two days", { nextDays: "from-tomorrow" }, "2026-03-03T00:00"],
  ["on Friday evening", { evening: "17:30" }, "2026-03-06T17:30"],
  ["on Memorial Day", { country: "US" }, "2026-05-24T23:00"],
])("reads %s by the user's settings: %j", async (words, times, at) => {
  expect(await meant(words, times)).toBe(at);
});
