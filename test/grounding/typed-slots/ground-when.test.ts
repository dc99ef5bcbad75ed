import { describe, expect, it } from "vitest";
import { groundWhens, nearTime } from "../../../src/grounding/typed-slots/ground-when.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import { request, valuesOf } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

/** The time phrases of each parameter. */
function times(name: string, text: string): unknown {
  const parameters = parametersOf(tool(name)).filter(({ kind }) => kind === "when");
  const found = groundWhens(parameters, request(text).reading, clock);
  return Object.fromEntries([...found].map(([one, candidates]) => [one, valuesOf(candidates)]));
}

describe("the times of a request", () => {
  it.each([
    ["tomorrow remind me at five", { due: ["tomorrow at five"] }],
    ["remind me on Friday, or on Saturday", { due: ["on Friday", "on Saturday"] }],
    // The day of another clause is none of this one.
    ["remind me at five and I'm away on Friday", { due: ["at five", "on Friday"] }],
    ["I'm away on Friday. Remind me at five", { due: ["on Friday", "at five"] }],
    ["remind me until Friday to drink", { due: ["until Friday"] }],
    ["remind me until June to drink every day", { due: ["every day until June"] }],
    ["remind me before Friday to drink", { due: ["Friday"] }],
    ["remind me to call Mum", {}],
  ])("one alone: %s", (text, expected) => {
    expect(times("reminders.create", text)).toEqual(expected);
  });

  it("an end is the time where something is put off", () => {
    expect(times("reminders.update", "put it off until Friday")).toEqual({ due: ["Friday"] });
  });

  it.each([
    ["what's on from Monday until Friday", { from: ["Monday until Friday"] }],
    ["what's on on Friday", { from: ["on Friday"] }],
    ["what's on until Friday", { to: ["until Friday"] }],
    ["what's on two till four on Friday", { from: ["on two till four on Friday"] }],
    [
      "what's on at two and until four on Friday",
      { from: ["at two"], to: ["until four on Friday"] },
    ],
  ])("a stretch: %s", (text, expected) => {
    expect(times("calendar.query", text)).toEqual(expected);
  });

  it.each([
    ["remind me every day until June at seven to run", "FREQ=DAILY;UNTIL=20260531T215959Z"],
    ["remind me for three weeks every Tuesday at nine to swim", "FREQ=WEEKLY;BYDAY=TU;UNTIL="],
    ["remind me every Monday starting 1 June at eight to call", "FREQ=WEEKLY;BYDAY=MO"],
  ])("a rhythm keeps its end and its hour: %s", (text, rule) => {
    const due = parametersOf(tool("reminders.create")).filter(({ name }) => name === "due");
    const [only] = [...groundWhens(due, request(text).reading, clock).values()].flat();
    const when = only?.meaning?.kind === "when" ? only.meaning.when : undefined;
    expect(when?.repeat).toContain(rule);
    expect(when?.allDay).toBe(false);
  });

  it("none where the tool takes none", () => {
    expect(times("messages.send", "text Mum tomorrow at five")).toEqual({});
  });
});

it.each([
  ["calendar.query", "from"],
  ["calendar.create_event", "start"],
  ["reminders.create", "due"],
  ["messages.send", undefined],
])("a single time fills of %s: %s", (name, expected) => {
  expect(nearTime(parametersOf(tool(name)))?.name).toBe(expected);
});
