import { describe, expect, it } from "vitest";
import { dropNameless } from "../../../src/grounding/tool/drop-nameless.ts";
import { request, valuesOf } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

describe("what something is to be called", () => {
  it.each([
    ["reminders.create", "because nobody answers", []],
    ["reminders.create", "tell Ben I was late", ["tell Ben I was late"]],
    ["reminders.create", "book the hall or the", []],
    ["reminders.create", "order paper on the", ["order paper"]],
    ["calendar.create_event", "I'm away", []],
    ["calendar.create_event", "Ivy's party", ["Ivy's party"]],
    ["calendar.create_event", "lunch, no, supper", []],
    ["calendar.create_event", "No-show review", ["No-show review"]],
  ])("%s: %j is %j", (name, title, expected) => {
    expect(left(name, { title })).toEqual({ title: expected });
  });

  it("leaves nothing of a timer whose label is a slip", () => {
    expect(left("timers.set", { at: "5:45", label: "no, better 5:15" })).toEqual({
      at: [],
      label: [],
    });
  });

  it("leaves the length beside a clause that only tells something", () => {
    const words = { duration: "ten minutes", label: "I'm going to lie down" };
    const text = "ten minutes on a timer, I'm going to lie down";
    expect(left("timers.set", words, text)).toEqual({ duration: ["ten minutes"], label: [] });
  });

  it.each([
    ["some music please, it's too quiet", "quiet", []],
    ["a bit of music on while I cook", "while I cook", []],
    ["play I'm a believer", "I'm a believer", ["I'm a believer"]],
  ])("of what is to play it is nothing told beside it: %s", (text, query, expected) => {
    expect(left("music.play", { query }, text)).toEqual({ query: expected });
  });

  it("leaves a record's other change", () => {
    const words = { due: "nine", title: "wants to go off" };
    expect(left("reminders.update", words)).toEqual({ due: ["nine"], title: [] });
  });
});

function left(
  name: string,
  said: Readonly<Record<string, string>>,
  whole = "put that down",
): Record<string, unknown> {
  const { reading } = request(whole);
  const found = new Map(
    Object.entries(said).map(([key, text]) => [
      key,
      [{ value: text, origin: { origin: "said" as const, text } }],
    ]),
  );
  dropNameless({ tool: tool(name), reading, taken: [], found, known: undefined, clock });
  return Object.fromEntries(Object.keys(said).map((key) => [key, valuesOf(found.get(key) ?? [])]));
}
