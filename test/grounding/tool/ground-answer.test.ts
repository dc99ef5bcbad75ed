import { describe, expect, it } from "vitest";
import { groundAnswer } from "../../../src/grounding/tool/ground-answer.ts";
import type { Waiting } from "../../../src/grounding/tool/ground-answer.ts";
import { toLocal } from "../../../src/language/when/local-time.ts";
import type { HandleEntry } from "../../../src/tool/handle-book.ts";
import type { Candidate, Slot } from "../../../src/types/turn/call-space.ts";
import { request } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

const slot = (parameter: string, ...values: readonly string[]): Slot => {
  const candidates = values.map((value): Candidate => ({
    value,
    origin: { origin: "said", text: value },
  }));
  return { parameter, required: true, value: { kind: "closed", candidates } };
};
const names = { person: [{ id: "p", name: "Anna Lindqvist" }] };

type Said = { readonly text: string; readonly handles?: readonly HandleEntry[] };

/** The values of a call once it was answered, and whether it was. */
function answered(name: string, waiting: Waiting, { text, handles = [] }: Said) {
  const { slots, isAnswer } = groundAnswer(tool(name), waiting, request(text, { names, handles }));
  const values = slots.flatMap(({ parameter, value }) =>
    value.kind === "free" ? [] : [[parameter, value.candidates.map((one) => one.value)] as const],
  );
  return { isAnswer, ...Object.fromEntries(values) };
}

describe("an answer", () => {
  const due: Waiting = { slots: [slot("title", "call Mum")], missing: ["due"] };

  it.each([
    ["at five", { isAnswer: true, title: ["call Mum"], due: ["at five"] }],
    // Alone a time needs no "at".
    ["three", { isAnswer: true, title: ["call Mum"], due: ["three"] }],
    ["I don't know", { isAnswer: false, title: ["call Mum"] }],
    ["at five, to ring Dad", { isAnswer: true, title: ["call Mum"], due: ["at five"] }],
  ])("to when: %s", (text, expected) => {
    expect(answered("reminders.create", due, { text })).toEqual(expected);
  });

  it.each([
    ["half past nine", "2026-03-09T09:30"],
    ["ten to seven, in the morning", "2026-03-09T06:50"],
  ])("to the hour of a day is on that day: %s", (text, expected) => {
    const when = request("on Monday morning").reading.wholeTime();
    const told = when && ({ kind: "when", when } as const);
    const monday = {
      value: "on Monday morning",
      origin: { origin: "said", text: "on Monday morning" },
      ...(told ? { meaning: told } : {}),
    } as const;
    const waiting: Waiting = {
      slots: [{ parameter: "at", required: true, value: { kind: "closed", candidates: [monday] } }],
      missing: ["at"],
    };
    const { slots } = groundAnswer(tool("timers.set"), waiting, request(text));
    const value = slots.find(({ parameter }) => parameter === "at")?.value;
    const meaning = value?.kind === "closed" ? value.candidates[0]?.meaning : undefined;
    const at = meaning?.kind === "when" ? meaning.when.at : 0;
    expect(toLocal(at, clock.zone).toFormat("yyyy-MM-dd'T'HH:mm")).toBe(expected);
  });

  it("to a text is all its words", () => {
    const waiting = { slots: [slot("to", "Ben")], missing: ["text"] };
    const text = "tell Anna that I'm late.";
    expect(answered("messages.send", waiting, { text })).toEqual({
      isAnswer: true,
      to: ["Ben"],
      text: ["tell Anna that I'm late"],
    });
  });

  it.each([
    ["text Anna, please", { isAnswer: false, to: ["Anna Lindqvist"] }],
    ["hello Anna", { isAnswer: true, to: ["Anna Lindqvist"], text: ["hello Anna"] }],
    ["send her keys", { isAnswer: true, to: ["Anna Lindqvist"], text: ["send her keys"] }],
  ])("to a text is no request once more: %s", (text, expected) => {
    const waiting = { slots: [slot("to", "Anna Lindqvist")], missing: ["text"] };
    expect(answered("messages.send", waiting, { text })).toEqual(expected);
  });

  it("to a text heads it where the heading was missing too", () => {
    const waiting = { slots: [slot("to", "Ben")], missing: ["body", "subject"] };
    expect(answered("mail.create_draft", waiting, { text: "the tide is out" })).toMatchObject({
      body: ["the tide is out"],
      subject: ["The tide is out"],
    });
  });
});

describe("a choice of several", () => {
  const offered: Waiting = { slots: [slot("to", "Sarah Chen", "Sarah Price")], missing: ["to"] };
  it.each([
    ["Sarah Chen", ["Sarah Chen"], true],
    // An everyday word may tell the two apart.
    ["price", ["Sarah Price"], true],
    ["Sarah", ["Sarah Chen", "Sarah Price"], false],
    // Somebody else is who was meant, but not beside them.
    ["Anna", ["Anna Lindqvist"], true],
    ["no, text Anna instead", ["Anna Lindqvist"], true],
    ["and Anna as well", ["Sarah Chen", "Sarah Price"], false],
    ["Anselm", ["Sarah Chen", "Sarah Price"], false],
    ["both", [["Sarah Chen", "Sarah Price"]], true],
    ["all three", ["Sarah Chen", "Sarah Price"], false],
  ])("by name: %s", (text, to, isAnswer) => {
    expect(answered("messages.send", offered, { text })).toMatchObject({ to, isAnswer });
  });

  const handles = ["Renew the passport", "Water the plants"].map((title, place) => ({
    handle: `reminder:${place + 1}`,
    kind: "reminder",
    id: title,
    facts: { title },
    listing: 1,
    place,
    isOwn: true,
  }));
  const records: Waiting = { slots: [slot("id", "reminder:1", "reminder:2")], missing: ["id"] };
  it.each([
    ["the second one", ["reminder:2"]],
    ["the passport", ["reminder:1"]],
    ["the hamster", ["reminder:1", "reminder:2"]],
  ])("of records: %s", (text, id) => {
    expect(answered("reminders.complete", records, { text, handles })).toMatchObject({ id });
  });
});
