import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../../src/host/calendar.ts";
import { nextTo } from "../../../../src/understanding/dialogue/again/next-to.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

type Stretch = readonly [string, string];

const event = (id: string, title: string, [from, to]: Stretch): CalendarEvent => ({
  id,
  title,
  start: Date.parse(`2026-03-${from}:00+01:00`),
  end: Date.parse(`2026-03-${to}:00+01:00`),
  allDay: false,
  calendar: "Home",
  version: "1",
});
const events = [
  event("a", "Stand-up", ["04T09:00", "04T09:15"]),
  event("b", "Choir", ["04T19:30", "04T21:00"]),
  event("c", "Fitting", ["04T21:00", "04T21:30"]),
  event("d", "Choir", ["11T19:30", "11T21:00"]),
];

type Given = { readonly shown?: readonly string[] };

async function next(text: string, { shown = ["b"] }: Given = {}): Promise<unknown> {
  const lastCall = {
    tool: "calendar.query",
    arguments: {},
    origins: {},
    said: "when is it",
    isEffect: false,
    shown: 1,
  };
  const sources = sourcesOf({
    lastCall,
    seed: { events },
    shown: events
      .filter(({ id }) => shown.includes(id))
      .map(({ id, title, start }) => ({ kind: "event", id, facts: { title }, at: start })),
  });
  const found = await nextTo(sources, typed(text));
  if (found?.values.from !== "focus") return undefined;
  return Object.fromEntries(
    found.values.slots.map(({ parameter, value }) => [
      parameter,
      value.kind === "free" ? undefined : value.candidates[0]?.value,
    ]),
  );
}

describe("what comes next to what was shown", () => {
  it.each([
    ["and straight after that?", "Fitting", "2026-03-04T21:00"],
    ["what comes next?", "Fitting", "2026-03-04T21:00"],
    ["so what have I got after it", "Fitting", "2026-03-04T21:00"],
    ["and before that?", "Stand-up", "2026-03-04T09:00"],
    ["what's right before it?", "Stand-up", "2026-03-04T09:00"],
    ["and the time after that?", "Choir", "2026-03-11T19:30"],
    ["when's the one after?", "Choir", "2026-03-11T19:30"],
    ["ok, and the next one?", "Choir", "2026-03-11T19:30"],
  ])("%s", async (text, title, from) => {
    expect(await next(text)).toEqual({ text: title, from, limit: 1 });
  });

  it("is looked for behind the last of its sort", async () => {
    const given = { text: "Fitting", from: "2026-03-04T21:30", limit: 1 };
    expect(await next("and the one after that?", { shown: ["c"] })).toEqual(given);
  });

  it.each<[string, Given]>([
    ["and after that?", { shown: ["a", "b"] }],
    ["and after lunch?", {}],
    ["what's on after that on Friday", {}],
  ])("is none of several, nor of another time: %s", async (text, given) => {
    expect(await next(text, given)).toBeUndefined();
  });
});
