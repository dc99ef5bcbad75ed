import { describe, expect, it } from "vitest";
import { anotherDay, dayAsked } from "../../../src/understanding/day/day-asked.ts";
import type { Plan } from "../../../src/types/turn/plan.ts";
import { wholeQuestion } from "../../../src/understanding/whole/whole-question.ts";
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

describe("the day of what is spoken of", () => {
  const at = Date.parse("2026-03-04T10:00:00Z");
  const shown = [{ kind: "event", id: "e9", facts: { title: "Fire drill" }, at }];
  const of = (text: string, sources = sourcesOf({ shown })) => dayAsked(sources, typed(text));

  it.each(["what else have I got that day?", "what's on the same day"])("%s", async (text) => {
    const plan = await of(text);
    expect(plan && callsOf(plan)).toEqual([
      ["reminders.list", { from: "2026-03-04" }],
      ["calendar.query", { from: "2026-03-04" }],
    ]);
  });

  it("is none where nothing is", async () => {
    expect(await of("what else have I got that day?", sourcesOf())).toBeUndefined();
  });
});

describe("a time alone", () => {
  const lastCall = (said: string) => ({
    tool: "calendar.query",
    arguments: { from: "today" },
    origins: {},
    said,
    isEffect: false,
    shown: 1,
  });
  const after = (said: string, text: string) =>
    anotherDay(sourcesOf({ lastCall: lastCall(said) }), typed(text));

  it("after a day that was asked for whole is another one", async () => {
    const plan = await after("what's on today", "and tomorrow?");
    expect(plan && callsOf(plan)).toEqual([
      ["reminders.list", { from: "tomorrow" }],
      ["calendar.query", { from: "tomorrow" }],
    ]);
  });

  it.each([
    ["what's on Thursday", "and in the evening", "on Thursday in the evening"],
    ["what's on Thursday morning", "and in the evening", "2026-03-05 in the evening"],
    ["what's on Thursday", "and Friday evening", "Friday evening"],
  ])("%s, %s", async (asked, text, from) => {
    const plan = await after(asked, text);
    expect(plan && callsOf(plan)).toContainEqual(["calendar.query", { from }]);
  });

  it.each([
    ["what's on my calendar today", "and tomorrow?"],
    ["what's on today", "and the shopping list?"],
  ])("leaves to others: %s, %s", async (said, text) => {
    expect(await after(said, text)).toBeUndefined();
  });
});

it("is no answer to an open question, as a sum may be", async () => {
  const open = {
    call: { id: "c1", name: "notes.create", arguments: {}, origins: {}, by: "fast-path" },
    missing: ["text"],
    slots: [],
    question: "What should the note say?",
    rest: [],
  } as const;
  const asked = (text: string) => wholeQuestion(sourcesOf(), { utterance: typed(text), open });
  expect((await asked("what's on today"))?.parts).toHaveLength(4);
  expect(await asked("2 plus 2")).toBeUndefined();
  expect(await asked("why did you do that?")).toBeUndefined();
  expect((await asked("what can you do?"))?.own).toEqual({ kind: "abilities" });
});
