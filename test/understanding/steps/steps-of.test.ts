import { describe, expect, it } from "vitest";
import { likelyActs } from "../../../src/understanding/steps/likely-acts.ts";
import {
  conditional,
  sentWhole,
  stepsOf,
  wantedIn,
} from "../../../src/understanding/steps/steps-of.ts";
import { sourcesOf, typed } from "../../helpers/understanding.ts";

const { signal } = new AbortController();

const ranked = (...names: readonly string[]) => ({
  tools: names.map((name, at) => ({ name, score: 0.9 - at / 10 })),
  none: 0.05,
  unmatched: [],
  sure: true,
});

describe("what is wanted where something is so", () => {
  it("is read without the condition, which the first part owes", async () => {
    const sources = sourcesOf();
    const said = typed("if there's a mail from Tom, remind me at six to ring him");
    const { whole, condition, utterance } = wantedIn(sources, said);
    expect([utterance.text, condition?.wants]).toEqual(["remind me at six to ring Tom", "some"]);
    if (!condition) throw new Error("no condition");
    const parts = [{ text: utterance.text, ranked: ranked("reminders.create") }];
    const plan = await conditional(sources, { whole, condition, parts, others: [] });
    expect(plan.parts).toMatchObject([
      { said: whole.text, owes: [{ use: { kind: "condition" } }] },
    ]);
  });

  it("is all of it where nothing is said to depend", () => {
    const { condition, utterance } = wantedIn(sourcesOf(), typed("remind me at six"));
    expect([utterance.text, condition]).toEqual(["remind me at six", undefined]);
  });
});

describe("the steps of a request", () => {
  it("are each part's own, and none where nothing is described", async () => {
    const part = { text: "remind me at six", ranked: ranked("reminders.create") };
    expect(await stepsOf(sourcesOf(), typed(part.text), { parts: [part], signal })).toEqual([part]);
  });

  it("send no mail that is forbidden", async () => {
    const said = typed("don't forward the tar mail to Tom");
    expect(await sentWhole(sourcesOf(), said, signal)).toBeUndefined();
  });
});

describe("a question before what is done with its answer", () => {
  it.each([
    ["When is the dentist? Text it to Anna", "When is the dentist"],
    ["look up when the dentist is and text it to Anna", undefined],
  ])("is answered as well: %s", async (text, first) => {
    const sent = await sentWhole(sourcesOf(), typed(text), signal);
    expect(sent?.parts).toHaveLength(1);
    expect(sent?.first).toBe(first);
  });
});

describe("the acts that are likely", () => {
  it.each([
    [
      ["calendar.delete_event", "reminders.delete"],
      ["calendar.delete_event", "reminders.delete"],
    ],
    [["calendar.delete_event", "calendar.query", "mail.send"], ["calendar.delete_event"]],
    [["calendar.query", "calendar.delete_event"], []],
    [["no.such_tool"], []],
  ])("end where one only reads: %j", (names, expected) => {
    expect(likelyActs(sourcesOf(), ranked(...names)).map(({ name }) => name)).toEqual(expected);
  });
});
