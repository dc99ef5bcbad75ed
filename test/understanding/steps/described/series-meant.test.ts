import { describe, expect, it } from "vitest";
import { seriesMeant } from "../../../../src/understanding/steps/described/series-meant.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";
import { tool } from "../../../tools/run-tool.ts";

const WEEK_MS = 7 * 24 * 60 * 60_000;
const WEEKLY = { repeat: "FREQ=WEEKLY;BYDAY=MO" };
const event = (id: string, title: string, at: number) => ({
  id,
  title,
  calendar: "Home",
  allDay: false,
  version: "1",
  start: at,
  end: at + 60_000,
});
const MONDAY = Date.parse("2026-03-09T18:00:00Z");
const seed = {
  events: [
    ...[0, 1, 2].map((week) => ({
      ...event(`j${week}`, "Judo", MONDAY + week * WEEK_MS),
      ...WEEKLY,
    })),
    ...[0, 1].map((week) => ({
      ...event(`c${week}`, "Call with Ada", MONDAY + week * WEEK_MS),
      ...WEEKLY,
    })),
    // Twice, and no series.
    ...[0, 1].map((week) => event(`h${week}`, "Haircut", MONDAY + week * WEEK_MS)),
    event("p", "Call about the pump", MONDAY + 2 * 24 * 60 * 60_000),
    event("x", "Judo exam", MONDAY + 60 * 60_000),
  ],
};

const meant = async (text: string, phrase: string) => {
  const start = text.indexOf(phrase);
  const region = { start, end: start + phrase.length };
  const selection = { ...region, take: "all", kinds: [], phrase, isShown: false } as const;
  const act = { tool: tool("calendar.update_event"), parameter: "id", kind: "event" };
  const owed = await seriesMeant(sourcesOf({ seed }), typed(text), { act, selection });
  return owed?.use.kind === "record" ? [owed.look?.arguments, owed.use.series] : undefined;
};
const FUTURE = { parameter: "span", value: "future" };

describe("a series that is changed as a whole", () => {
  it.each([
    ["move every Monday call to six", "Monday call", "Call with Ada"],
    ["move all the judo to six", "judo", "Judo"],
    ["move every judo lesson to six", "judo lesson", "Judo"],
  ])("is one record and all after it: %s", async (text, phrase, title) => {
    expect(await meant(text, phrase)).toEqual([{ text: title }, FUTURE]);
  });

  it.each([
    ["move all the calls to six", "calls"],
    ["move every piano lesson to six", "piano lesson"],
    ["move all the judo next week to six", "judo next week"],
    ["move every pump to six", "pump"],
    ["move all the haircuts to six", "haircuts"],
  ])("is none where several are called so, or what comes once: %s", async (text, phrase) => {
    expect(await meant(text, phrase)).toBeUndefined();
  });
});
