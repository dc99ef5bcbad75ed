import { describe, expect, it } from "vitest";
import { english } from "../../../src/language/en/english.ts";
import type { KnownRecord } from "../../../src/types/known-record.ts";
import { namedAsKind } from "../../../src/understanding/ranking/named-as-kind.ts";

const NOW = Date.UTC(2026, 2, 2, 9);

function record(kind: string, title: string): KnownRecord {
  const shownBy = { tool: "calendar.query", arguments: {}, words: "text" };
  return { kind, id: title, facts: { title }, shownBy };
}

const known = {
  event: [
    record("event", "Spay list"),
    record("event", "Call with Odo about the barge"),
    record("event", "Rowing"),
  ],
  reminder: [record("reminder", "Ring Una"), record("reminder", "Rowing")],
};

function asKind(text: string): readonly string[] {
  const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
  const clock = { now: () => NOW, zone: "Europe/London" };
  const context = { utterance, clock, language: english, names: {}, handles: [], known };
  return namedAsKind({ reading: english.read(text, context), context }).map((one) => one.text);
}

describe("a record's own name", () => {
  it.each([
    ["when does the spay list finish", ["when does the event finish"]],
    ["move the call with Odo to noon", ["move the event to noon"]],
    ["is ring Una done", ["is reminder done"]],
    ["rowing on Friday", ["event on Friday", "reminder on Friday"]],
    // One word of a longer name is not it.
    ["what's on my list", []],
    ["call Una", []],
  ])("is called by its kind: %s", (text, expected) => {
    expect(asKind(text)).toEqual(expected);
  });
});
