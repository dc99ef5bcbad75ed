import { describe, expect, it } from "vitest";
import type { OpenQuestion } from "../../src/types/turn/open-question.ts";
import type { Plan } from "../../src/types/turn/plan.ts";
import { isTooLong } from "../../src/understanding/too-long.ts";
import { understand } from "../../src/understanding/understand.ts";
import { callOf } from "../helpers/turn-state.ts";
import { indexed, sourcesOf, typed } from "../helpers/understanding.ts";

const { signal } = new AbortController();
const open: OpenQuestion = {
  call: callOf("timers.set"),
  missing: ["duration"],
  slots: [],
  question: "How long?",
  rest: ["play some jazz"],
};

const partsOf = ({ parts }: Plan) =>
  parts.map(({ text, ranked, values }) => [text, ranked.tools[0]?.name, values.from]);

const read = async (text: string, asked?: OpenQuestion) =>
  partsOf(await understand(sourcesOf(), { utterance: typed(text), open: asked, signal }));

describe("an utterance by itself", () => {
  it.each([
    ["set a timer for ten minutes", [["set a timer for ten minutes", "timers.set", "words"]]],
    ["don't cancel the dentist", [["don't cancel the dentist", undefined, "words"]]],
    ["don't cancel the dentist, play some jazz", [["play some jazz", "music.play", "words"]]],
    ["should I cancel the dentist", [["should I cancel the dentist", undefined, "words"]]],
    [
      "The nurse is asking when the dentist is",
      [["when is the dentist", "calendar.query", "words"]],
    ],
    [
      "play jazz, no, set a timer for two minutes",
      [["set a timer for two minutes", "timers.set", "words"]],
    ],
    [
      "I'm off to the shops, set a timer for ten minutes",
      [["set a timer for ten minutes", "timers.set", "words"]],
    ],
  ])("%s", async (text, expected) => {
    expect(await read(text)).toEqual(expected);
  });

  it("keeps all its words for a model that may call every tool", async () => {
    const sources = sourcesOf({ profile: { isLed: false } });
    const text = "don't cancel the dentist";
    const plan = await understand(sources, { utterance: typed(text), open: undefined, signal });
    expect(partsOf(plan)).toEqual([[text, "calendar.delete_event", "words"]]);
  });
});

describe("while a question is open", () => {
  it("an answer has its tool, and what was asked for after it comes next", async () => {
    expect(await read("ten minutes", open)).toEqual([
      ["ten minutes", "timers.set", "answer"],
      ["play some jazz", "music.play", "words"],
    ]);
  });

  it("is an answer whoever it tells of", async () => {
    const said = { ...open, call: callOf("messages.send"), missing: ["text"], rest: [] };
    const text = "Kim's asking when the dentist is";
    expect((await read(text, said)).map(([words]) => words)).toEqual([text]);
  });

  it("a request for something else is none", async () => {
    const text = "what's on my calendar tomorrow";
    expect(await read(text, open)).toEqual([[text, "calendar.query", "words"]]);
  });
});

it("words that go on with the last call have its tool and what they keep", async () => {
  const lastCall = {
    tool: "calendar.query",
    arguments: { from: "today" },
    origins: {},
    said: "what's on my calendar today",
    isEffect: false,
    shown: 1,
  };
  const utterance = typed("and tomorrow");
  const plan = await understand(sourcesOf({ lastCall, actOf: () => "continue" }), {
    utterance,
    open: undefined,
    signal,
  });
  expect(partsOf(plan)).toEqual([
    ["what's on my calendar tomorrow", "calendar.query", "last-call"],
  ]);
});

describe("more words than anybody says as one request", () => {
  const many = (count: number): string =>
    Array.from({ length: count }, () => "timer for")
      .join(" ")
      .split(" ")
      .slice(0, count)
      .join(" ");

  it.each([
    [120, false],
    [121, true],
  ])("%i: %s", (count, expected) => {
    expect(isTooLong(typed(many(count)))).toBe(expected);
  });

  it.each([
    [true, undefined],
    [false, "timers.set"],
  ] as const)("ask for nothing where code leads (%s): %s", async (isLed, name) => {
    const sources = sourcesOf({ profile: { isLed } });
    expect(indexed(many(121)).tools[0]?.name).toBe("timers.set");
    const plan = await understand(sources, {
      utterance: typed(many(121)),
      open: undefined,
      signal,
    });
    expect(plan.parts[0].ranked.tools[0]?.name).toBe(name);
  });
});
