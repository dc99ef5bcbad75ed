import { describe, expect, it } from "vitest";
import { candidatesOf } from "../../../src/grounding/tool/candidates-of.ts";
import { record, request, valuesOf } from "../../helpers/grounding.ts";
import { typed } from "../../helpers/understanding.ts";
import { berlin, tool } from "../../tools/run-tool.ts";

const names = {
  person: [{ id: "p", name: "Anna Lindqvist" }],
  list: [{ id: "l", name: "Shopping" }],
};
const known = { event: [record("event", { title: "Dentist" }, berlin("2026-03-04T16:00"))] };

function values(name: string, text: string) {
  const { reading, context } = request(text, { names, known });
  const found = candidatesOf(tool(name), reading, context);
  return Object.fromEntries([...found].map(([one, all]) => [one, valuesOf(all)]));
}

describe("every parameter takes its words", () => {
  it.each([
    ["reminders.create", "put oats on the shopping list", { list: ["Shopping"], title: ["oats"] }],
    [
      "reminders.create",
      "remind me to call Mum at five",
      { due: ["at five"], title: ["call Mum"] },
    ],
    ["messages.send", "text Anna I'm late", { to: ["Anna Lindqvist"], text: ["I'm late"] }],
    ["timers.set", "wake me in twenty", { duration: ["twenty minutes"] }],
    ["calendar.query", "when is the dentist", { text: ["Dentist"] }],
    ["system.set_volume", "turn it down to fifteen", { level: [15] }],
  ])("%s: %s", (name, text, expected) => {
    expect(values(name, text)).toEqual(expected);
  });

  it("of a time that is told by a thing none is left for the title", () => {
    const found = values("reminders.create", "remind me to pack an hour before the dentist");
    expect(found["title"]).toEqual(["pack"]);
    expect(found["due"]).toHaveLength(1);
  });

  it.each([
    ["remind me an hour before the dentist", "reminders.create", ["Dentist"]],
    ["give me a reminder the day before the dentist", "reminders.create", ["Dentist"]],
    ["put something in the day before the dentist", "calendar.create_event", undefined],
    ["remind me an hour before the opera", "reminders.create", undefined],
  ])("%s: %s is called after what tells its time: %j", (text, name, expected) => {
    expect(values(name, text)["title"]).toEqual(expected);
  });
});

it.each([
  ["typed", "LS -la"],
  ["spoken", "ls -la"],
] as const)("what was %s is written %s", (source, expected) => {
  const text = "run LS -la";
  const { reading, context } = request(text, { utterance: { ...typed(text), source } });
  const found = candidatesOf(tool("shell.run"), reading, context);
  expect(valuesOf(found.get("command"))).toEqual([expected]);
});
