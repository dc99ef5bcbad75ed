import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import type { Plan } from "../../../src/types/turn/plan.ts";
import { dayAsked } from "../../../src/understanding/day/day-asked.ts";
import { givenWhole } from "../../../src/understanding/whole/given-whole.ts";
import { planOf } from "../../../src/understanding/plan.ts";
import { callOf, rankedAs } from "../../helpers/turn-state.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const WORDS = "text Petra and then play some jazz";
const part = (text: string, name: string) => ({ text, ranked: rankedAs(name) });
const whole = (plan: Plan): Promise<Plan> => givenWhole(sourcesOf(), plan, typed(WORDS));
const LAST = {
  tool: "timers.set",
  arguments: {},
  origins: {},
  said: "a timer",
  isEffect: true,
  shown: 0,
};
const owing = { owes: [{ look: undefined, words: "that", use: { kind: "unknown" } }] } as const;

describe("a request as a model gets it that decides by itself", () => {
  it("is one plain request as code takes it, with all the words beside it", async () => {
    const plan = planOf([part("text Petra", "messages.send")], english);
    const { parts, whole: all } = await whole(plan);
    expect([parts[0].text, all?.text, all?.ranked.sure]).toEqual(["text Petra", WORDS, false]);
  });

  it.each<[string, Plan]>([
    [
      "several",
      planOf([part("text Petra", "messages.send"), part("play jazz", "music.play")], english),
    ],
    [
      "a correction",
      planOf([part("Petra", "messages.send")], english, { act: "revise", replaces: true }),
    ],
    ["what leans on the last", planOf([part("that", "mail.read")], english, { act: "refer" })],
    [
      "what has to be found out",
      planOf([{ ...part("text that", "messages.send"), ...owing }], english),
    ],
  ])("is all the words where code takes it for %s, and nothing is taken back", async (_, plan) => {
    const given = await whole(plan);
    expect(given).toMatchObject({ replaces: false, act: plan.act, parts: [{ text: WORDS }] });
    expect([given.parts.length, given.whole, given.parts[0].owes]).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });

  it("shows first what each part is for", async () => {
    const plan = planOf([part("a", "notes.read"), part("b", "music.play")], english);
    const [{ ranked }] = (await whole(plan)).parts;
    expect(ranked.tools.slice(0, 2).map(({ name }) => name)).toEqual(["notes.read", "music.play"]);
  });

  it.each([
    ["put it off until Friday", LAST, true, undefined],
    ["put it off until Friday", undefined, false, undefined],
    ["when is the dentist", LAST, false, true],
  ])("leans on what was done and only asks as its words do: %s", async (...row) => {
    const [text, lastCall, leansBack, onlyAsks] = row;
    const plan = planOf([part(text, "timers.set")], english);
    const { whole: all } = await givenWhole(sourcesOf({ lastCall }), plan, typed(text));
    expect([all?.leansBack, all?.onlyAsks]).toEqual([leansBack, onlyAsks]);
  });

  it("is an answer to what was asked as it stands", async () => {
    const call = callOf("messages.send");
    const question = { call, missing: ["text"], slots: [], question: "Saying what?", rest: [] };
    const values = { from: "answer", question } as const;
    const plan = planOf([part(WORDS, "messages.send")], english, { act: "answer", values });
    expect((await whole(plan)).parts[0].values).toBe(values);
  });

  it.each([
    [
      "what's on today",
      [
        { tool: "calendar.query", arguments: { from: "today" } },
        { tool: "reminders.list", arguments: { to: "today" } },
        { tool: "mail.recent", arguments: { unread: true } },
      ],
    ],
    [
      "what does Friday look like",
      [
        { tool: "calendar.query", arguments: { from: "Friday" } },
        { tool: "reminders.list", arguments: { from: "Friday" } },
      ],
    ],
    ["play some jazz", undefined],
  ])("says which calls tell all of the day that is asked about: %s", async (text, calls) => {
    const day = await dayAsked(sourcesOf(), typed(text));
    const plan = day ?? planOf([part(text, "music.play")], english);
    expect((await givenWhole(sourcesOf(), plan, typed(text))).dayCalls).toEqual(calls);
  });
});
