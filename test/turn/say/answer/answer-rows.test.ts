import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import type { Telling } from "../../../../src/tool/telling.ts";
import { answerRows } from "../../../../src/turn/say/answer/answer-rows.ts";
import { only, placeOf, spokenOf } from "../../../../src/turn/say/answer/one-row.ts";
import type { ItemsResult } from "../../../../src/types/turn/result.ts";
import { berlin, clock } from "../../../tools/run-tool.ts";

const telling: Telling = {
  name: "title",
  order: "soonest",
  facts: { when: ["day"], where: ["place"], with: ["people"] },
};
const row = (title: string, at: string, facts: Record<string, string> = {}) => ({
  item: { title, day: at.slice(0, 10), ...(title === "Judo" ? { place: "Gym" } : {}) },
  detail: { at: berlin(at), facts },
});
const rows = [
  row("Breakfast", "2026-03-03T07:00"),
  row("Judo", "2026-03-04T18:00", { people: "Kofi" }),
  row("Opera", "2026-03-06T20:00"),
  row("Judo", "2026-03-11T18:00", { people: "Kofi" }),
];
const result: ItemsResult = {
  ok: true,
  items: rows.map(({ item }) => item),
  details: rows.map(({ detail }) => detail),
  more: 0,
  handles: {},
};

function answered(text: string, of: ItemsResult = result) {
  const { question } = english.wordingOf(text).mood;
  if (!question) throw new Error(`“${text}” is no question`);
  return answerRows(of, { question, text, telling, language: english, clock });
}
const titles = ({ items }: ItemsResult) => items.map(({ title }) => title);

describe("what a question leaves of a list", () => {
  it.each([
    ["when is judo", "Judo is 2026-03-04."],
    ["where's judo", "Judo is at Gym."],
    ["who's going to judo", "Judo is with Kofi."],
    ["where is the opera", "Nothing says where Opera is."],
    ["how many days until judo", "1 day until Judo."],
  ])("is one fact: %s", (text, said) => {
    const name = text.includes("opera") ? "Opera" : "Judo";
    const places = rows.flatMap(({ item }, at) => (item.title === name ? [at] : []));
    expect(answered(text, only(result, places)).sentence).toBe(said);
  });

  it.each([
    ["what's my next appointment", ["Judo"]],
    ["what's the last thing I have", ["Judo"]],
    ["what's the second thing I have", ["Opera"]],
    ["how many things do I have", ["Breakfast", "Judo", "Opera", "Judo"]],
  ])("are the rows asked for: %s", (text, left) => {
    expect(titles(answered(text).result)).toEqual(left);
  });

  it("is all of a list that has nothing of what is asked", () => {
    expect(answered("what's Kofi's number").result).toBe(result);
  });
});

it("no end is guessed where not all rows were looked up", () => {
  const cut = { ...result, more: 9 };
  const order = { order: "soonest", now: clock.now() } as const;
  expect(placeOf(cut, { from: "end", nth: 0 }, order)).toBeUndefined();
  expect(placeOf(cut, { from: "start", nth: 0 }, order)).toBe(1);
});

it("rows are told apart by the words of the question, their details too", () => {
  expect(spokenOf(result, "is Kofi at the gym", english)).toEqual([1, 3]);
  expect(spokenOf(result, "what is that", english)).toEqual([0, 1, 2, 3]);
});

describe("when a text came in", () => {
  const mails: Telling = { name: "subject", order: "newest", facts: { when: ["when"] } };
  const one: ItemsResult = {
    ok: true,
    items: [{ subject: "Gutter", when: "yesterday" }],
    more: 0,
    handles: {},
  };
  const told = (text: string) => {
    const { question } = english.wordingOf(text).mood;
    if (!question) throw new Error(`“${text}” is no question`);
    return answerRows(one, { question, text, telling: mails, language: english, clock });
  };

  it.each([
    "when did Ivo email me",
    "when did the roofer last write",
    "when did I last hear from Ivo",
  ])("is told with what came: %s", (text) => {
    expect(told(text)).toEqual({ result: one });
  });

  it.each(["when is the gutter being done", "when does Ivo want the money"])(
    "is no time of what it speaks of: %s",
    (text) => {
      expect(told(text).sentence).toBe(undefined);
      expect(told(text).told).toMatchObject([{ facts: [] }]);
    },
  );
});

it("of what was written to and fro, the last of theirs, unless one's own is asked for", () => {
  const written = (title: string, isMine: boolean) => ({ item: { title }, detail: { isMine } });
  const both = [written("On it", true), written("Fetch the oars", false)];
  const of: ItemsResult = {
    ...result,
    items: both.map(({ item }) => item),
    details: both.map(({ detail: told }) => ({ facts: {}, told })),
  };
  const newest = { ...telling, order: "newest" } as const;
  const last = (text: string) => {
    const { question } = english.wordingOf(text).mood;
    if (!question) throw new Error(`“${text}” is no question`);
    return titles(
      answerRows(of, { question, text, telling: newest, language: english, clock }).result,
    );
  };
  expect(last("what did Wren last say")).toEqual(["Fetch the oars"]);
  expect(last("what was the last text I sent Wren")).toEqual(["On it"]);
});
