import { describe, expect, it } from "vitest";
import { english } from "../../../../src/language/en/english.ts";
import { isBorneOut, isOfActs } from "../../../../src/turn/say/vouched/borne-out.ts";
import { blockReader } from "../../../../src/turn/say/vouched/heard-blocks.ts";
import { isLengthTold, numberTest } from "../../../../src/turn/say/vouched/numbers-in.ts";
import { areOfTheirRecords, namedIn } from "../../../../src/turn/say/vouched/of-one-record.ts";
import { statedFacts } from "../../../../src/turn/say/vouched/stated-facts.ts";
import { createRegistry } from "../../../../src/tool/registry.ts";
import type { PromptItem } from "../../../../src/types/prompt-item.ts";
import { tools } from "../../../../tools/index.ts";
import { callOf, finished, stateFor } from "../../../helpers/turn-state.ts";
import { clock } from "../../../tools/run-tool.ts";

const vouching = { language: english, clock };
const items: readonly PromptItem[] = [
  { kind: "user", text: "remind me at eight" },
  {
    kind: "call",
    name: "calendar.query",
    arguments: { from: "tomorrow" },
    result:
      "event:1 | Dentist | tomorrow | 9:30 am to 10 am\nevent:2 | Choir | tomorrow | 7 pm\n(3 more)",
  },
];
const moved = finished("calendar.update_event", {
  call: callOf("calendar.update_event"),
  result: { ok: true, done: "Changed: Dentist, tomorrow at 11 am.", handles: {} },
});
const state = stateFor("what's on", { items, calls: [moved] });
const heard = blockReader(vouching)(state);
const blocks = [heard.request, ...heard.acts, ...heard.read];
const facts = (sentence: string) => statedFacts(vouching, sentence, heard.request);

describe("what was heard", () => {
  it("is in pieces: a row is one, what else a result has another, without the model's names of records", () => {
    expect(heard.read.map(({ text, from }) => [text, from])).toEqual([
      ["remind me at eight", "words"],
      ["Dentist | tomorrow | 9:30 am to 10 am", "row"],
      ["Choir | tomorrow | 7 pm", "row"],
      ["tomorrow\n(3 more)", "result"],
    ]);
    expect(heard.acts.map(({ text }) => text)).toEqual(["Changed: Dentist, tomorrow at 11 am."]);
    expect([...(heard.read[1]?.names ?? [])]).toEqual(["dentist"]);
  });
});

describe("a sentence", () => {
  it.each([
    ["It is at 9:30 on Friday.", ["time"]],
    ["Call +49 30 5550101 for half an hour.", ["number", "length"]],
    ["Write to a@b.example.", ["address"]],
    ["It is with Anna at the Old Mill.", ["name", "name"]],
    ["What is it?", []],
  ])("states: %s", (sentence, kinds) => {
    expect(facts(sentence).map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ["The Dentist is at 9:30.", true],
    ["The Choir is at 9:30.", false],
    ["The Choir is at eight.", false],
    ["It is at 9:30.", true],
  ])("tells a record's own time: %s %s", (sentence, isOwn) => {
    const stated = { facts: facts(sentence), blocks };
    const named = namedIn(english, sentence, stated);
    expect(areOfTheirRecords({ ...stated, named })).toBe(isOwn);
  });

  it.each([
    ["I moved the Dentist from 9:30 to eleven.", true],
    ["I moved the Dentist to 9:30.", false],
    ["I moved the Choir.", false],
    ["I moved it.", true],
  ])("tells what was done to which: %s %s", (sentence, isOwn) => {
    const stated = { facts: facts(sentence), blocks };
    const named = namedIn(english, sentence, stated);
    expect(isOfActs({ ...stated, named, acts: heard.acts })).toBe(isOwn);
  });
});

describe("an act that is claimed", () => {
  const registry = createRegistry(tools);
  it.each([
    ["own", undefined, ["calendar.update_event"], true],
    ["own", undefined, [], false],
    ["own", "send", ["mail.create_draft"], false],
    ["own", "send", ["mail.send"], true],
    ["own", "remove", ["reminders.create"], false],
    ["own", "remove", ["reminders.complete"], true],
    ["told", undefined, ["reminders.create"], true],
    ["told", undefined, [], false],
  ] as const)("%s %s after %s: %s", (...[whose, act, names, isDone]) => {
    const calls = names.map((name) => finished(name));
    expect(isBorneOut({ whose, act }, { calls }, registry)).toBe(isDone);
  });
});

describe("a number", () => {
  it.each([
    [2, "number", true],
    [3, "number", true],
    [4, "number", false],
    [2, "ordinal", true],
    [4, "ordinal", false],
  ] as const)("%s as %s: %s", (value, kind, isTold) => {
    expect(numberTest(blocks, state)({ value, kind })).toBe(isTold);
  });

  it.each([
    [30, true],
    [45, false],
  ])("of minutes is the length between two times that were told: %s %s", (minutes, isTold) => {
    expect(blocks.some((block) => isLengthTold(minutes * 60_000, block))).toBe(isTold);
  });
});
