import { describe, expect, it } from "vitest";
import { dayAsked } from "../../../src/understanding/day/day-asked.ts";
import type { Plan } from "../../../src/types/turn/plan.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

/** The calls of a plan, as they are read: the tool with the values it is given. */
function callsOf({ parts }: Plan) {
  return parts.map(({ ranked, values }) => {
    const slots = values.from === "day" ? values.slots : [];
    const given = slots.map(({ parameter, value }) => [
      parameter,
      value.kind === "free" ? undefined : value.candidates[0]?.value,
    ]);
    return [ranked.tools[0]?.name, Object.fromEntries(given)];
  });
}

const asked = (text: string) => dayAsked(sourcesOf(), typed(text));

describe("all that a day brings", () => {
  it.each([
    ["what's on today", "today"],
    ["how's my evening looking", "this evening"],
    ["anything I should know", "today"],
  ])(
    "is today's mail, timers and what is due or late too, the calendar last: %s",
    async (text, when) => {
      const plan = await asked(text);
      expect(plan && callsOf(plan)).toEqual([
        ["timers.cancel", { act: "tell" }],
        ["mail.recent", { unread: true }],
        ["reminders.list", { to: when }],
        ["calendar.query", { from: when }],
      ]);
    },
  );

  it.each([
    ["what does tomorrow look like", "tomorrow"],
    ["give me my briefing for Friday", "Friday"],
    ["what's on on the third of May", "on the third of May"],
  ])("is what another day has of its own: %s", async (text, when) => {
    const plan = await asked(text);
    expect(plan && callsOf(plan)).toEqual([
      ["reminders.list", { from: when }],
      ["calendar.query", { from: when }],
    ]);
  });

  it.each(["what's on my shopping list", "give me a summary of Anna's mail", "what's next"])(
    "is asked for by a time alone: %s",
    async (text) => {
      expect(await asked(text)).toBeUndefined();
    },
  );
});
