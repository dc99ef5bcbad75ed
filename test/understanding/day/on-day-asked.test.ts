import { describe, expect, it } from "vitest";
import { onDayAsked } from "../../../src/understanding/day/on-day-asked.ts";
import { planOf } from "../../../src/understanding/plan.ts";
import { onlyTool } from "../../../src/understanding/ranking/rules/one-tool.ts";
import type { JsonObject } from "../../../src/types/json.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

type Last = { readonly tool: string; readonly given: JsonObject; readonly isEffect?: boolean };

const planned = async (
  text: string,
  { tool, given, isEffect = false }: Last,
  making = "calendar.create_event",
) => {
  const call = { tool, arguments: given, origins: {}, said: "", isEffect, shown: 1 };
  const sources = sourcesOf({ lastCall: call });
  const plan = planOf([{ text, ranked: onlyTool(making) }], sources.language);
  const { values } = (await onDayAsked(sources, plan, typed(text))).parts[0];
  const [slot] = values.from === "last-call" ? values.put : [];
  return slot?.value.kind === "closed" ? slot.value.candidates[0]?.value : undefined;
};

const friday = { tool: "calendar.find_slots", given: { from: "on Friday" } };

describe("an hour for something new", () => {
  it("is on the day that was asked about", async () => {
    expect(await planned("put lunch in at one", friday)).toBe("2026-03-06 at one");
    expect(await planned("book the hall, two till three", friday)).toBe(
      "2026-03-06 two till three",
    );
  });

  it("goes on with the day of what was made", async () => {
    const made = {
      tool: "calendar.create_event",
      given: { title: "Judo", start: "Friday at two" },
    };
    const last = { ...made, isEffect: true };
    expect(await planned("and put lunch in at one", last)).toBe("2026-03-06 at one");
    expect(await planned("put lunch in at one", last)).toBeUndefined();
  });

  it("of what is moved there is of that day, and so is the day alone", async () => {
    const moving = "calendar.update_event";
    expect(await planned("move it there, half four", friday, moving)).toBe("2026-03-06 half four");
    expect(await planned("move it to then", friday, moving)).toBe("2026-03-06");
    expect(await planned("move it there tomorrow", friday, moving)).toBeUndefined();
  });

  it.each<[string, Last, string?]>([
    ["put lunch in tomorrow at one", friday],
    ["put lunch in", friday],
    ["put lunch in until three", friday],
    ["put lunch in an hour before the dentist", friday],
    ["put lunch in at one", { tool: "calendar.query", given: { from: "today" } }],
    ["put lunch in at one", { tool: "calendar.query", given: { from: "next week" } }],
    ["put lunch in at one", { tool: "mail.recent", given: { since: "Friday" } }],
    ["remind me of lunch at one", friday, "reminders.create"],
    ["move the dentist to one", friday, "calendar.update_event"],
  ])("has no other day: %s, behind %j", async (text, last, making) => {
    expect(await planned(text, last, making)).toBeUndefined();
  });
});
