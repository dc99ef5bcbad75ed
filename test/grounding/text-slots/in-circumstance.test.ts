import { describe, expect, it } from "vitest";
import { candidatesOf } from "../../../src/grounding/tool/candidates-of.ts";
import { circumstanceIn } from "../../../src/grounding/text-slots/in-circumstance.ts";
import { record, request, valuesOf } from "../../helpers/grounding.ts";
import { berlin, tool } from "../../tools/run-tool.ts";

const names = { list: [{ id: "l", name: "Office" }] };
const known = { event: [record("event", { title: "Eye test" }, berlin("2026-03-04T16:00"))] };

function values(name: string, text: string) {
  const { reading, context } = request(text, { names, known });
  const found = candidatesOf(tool(name), reading, context);
  return Object.fromEntries([...found].map(([one, all]) => [one, valuesOf(all)]));
}

describe("what one is to be reminded beside stays in what is remembered", () => {
  it.each([
    ["remind me to sweep the yard when it's dry", { title: ["sweep the yard when it's dry"] }],
    // A place in it is no list, and a time in it stays a time.
    [
      "remind me to lock up before I leave the office tomorrow",
      { title: ["lock up before I leave the office"], due: ["tomorrow"] },
    ],
    ["remind me to oil the gate before noon", { title: ["oil the gate"], due: ["noon"] }],
  ])("%s", (text, expected) => {
    expect(values("reminders.create", text)).toEqual(expected);
  });

  it("is none where a record tells when it is", () => {
    expect(values("reminders.create", "remind me to pack an hour before the eye test")).toEqual({
      title: ["pack"],
      due: [expect.any(String)],
    });
  });

  it("is left alone where nothing is to be remembered", () => {
    expect(values("calendar.query", "what's on when I'm back")["title"]).toBeUndefined();
  });
});

it.each([
  ["remind me when we land to ring Una", "when we land", "remind me to ring Una"],
  ["when we land, remind me to ring Una", "when we land", "remind me to ring Una"],
  [
    "remind me to ring Una when we land on Friday",
    "when we land",
    "remind me to ring Una on Friday",
  ],
])("%s: %s is beside it", (text, words, rest) => {
  const { reading } = request(text);
  expect(circumstanceIn(tool("reminders.create"), reading, [])).toEqual({ words, rest });
});
