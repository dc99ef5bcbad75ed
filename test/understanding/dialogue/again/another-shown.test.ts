import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../../src/host/calendar.ts";
import { anotherShown } from "../../../../src/understanding/dialogue/again/another-shown.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

const fitting: CalendarEvent = {
  id: "a",
  title: "Fitting",
  start: Date.parse("2026-03-12T14:20:00+01:00"),
  end: Date.parse("2026-03-12T14:50:00+01:00"),
  allDay: false,
  calendar: "Home",
  location: "The barn",
  version: "1",
};

type Given = { readonly tool?: string; readonly isEffect?: boolean };

async function another(
  text: string,
  { tool = "calendar.query", isEffect = false }: Given = {},
): Promise<unknown> {
  const lastCall = { tool, arguments: {}, origins: {}, said: "when is it", isEffect, shown: 1 };
  const { id, title, start, location = "" } = fitting;
  const sources = sourcesOf({
    lastCall,
    seed: { events: [fitting] },
    shown: [{ kind: "event", id, facts: { title, place: location }, at: start }],
  });
  const found = await anotherShown(sources, typed(text));
  if (found?.values.from !== "revised") return undefined;
  return Object.fromEntries(
    found.values.slots.map(({ parameter, value }) => [
      parameter,
      value.kind === "free" ? undefined : value.candidates[0]?.value,
    ]),
  );
}

const like = { title: "Fitting", location: "The barn", end: "30 minutes" };

describe("one more of what was shown", () => {
  it.each([
    ["put another one in a week after it", { ...like, start: "2026-03-19 at 14:20" }],
    ["squeeze one in straight after", { ...like, start: "2026-03-12T14:50" }],
    ["book another for the following Friday", { ...like, start: "2026-03-13 at 14:20" }],
    ["one more the week after, an hour", { ...like, start: "2026-03-19 at 14:20", end: "an hour" }],
  ])("%s", async (text, expected) => {
    expect(await another(text)).toEqual(expected);
  });

  it("is what was changed, too", async () => {
    const changed = { tool: "calendar.update_event", isEffect: true };
    expect(await another("and another one a week later", changed)).toMatchObject(like);
  });

  it.each([
    ["it is called otherwise", "put another lunch in a week after it", {}],
    ["no time is told", "I need another one", {}],
    [
      "it was made just now",
      "another one a week later",
      { tool: "calendar.create_event", isEffect: true },
    ],
    ["it is asked for", "is there another one a week later", {}],
  ])("is none where %s", async (_, text, given) => {
    expect(await another(text, given)).toBeUndefined();
  });
});
