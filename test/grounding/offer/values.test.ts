import { expect, it } from "vitest";
import { distinct, offeredValue } from "../../../src/grounding/offer/offered-value.ts";
import { openValue } from "../../../src/grounding/offer/open-value.ts";
import { german } from "../../../src/language/de/german.ts";
import { said } from "../../../src/grounding/grounded.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import type { Parameter } from "../../../src/tool/parameter.ts";
import { request } from "../../helpers/grounding.ts";
import { clock, tool } from "../../tools/run-tool.ts";

function parameter(name: string, field: string): Parameter {
  const found = parametersOf(tool(name)).find((one) => one.name === field);
  if (!found) throw new Error(`${name} has no ${field}`);
  return found;
}

it("a value is offered once, where it first stands", () => {
  const values = distinct([said("tea", "tea"), said("pot", "pot"), said("tea", "the tea")]);
  expect(values).toEqual([said("tea", "tea"), said("pot", "pot")]);
});

it.each([
  ["timers.set", "duration", "ten minutes, or twenty minutes", ["ten minutes", "twenty minutes"]],
  ["system.set_volume", "level", "volume thirty", undefined],
  ["shell.run", "command", "run the tests", undefined],
] as const)("%s %s of %j offers %j", (...[name, field, text, expected]) => {
  const value = offeredValue(parameter(name, field), undefined, request(text));
  const values = value && value.kind !== "free" && value.candidates.map((one) => one.value);
  expect(values).toEqual(expected);
});

it.each([
  ["sag Ben, dass er kommen soll", undefined],
  ["sag Ben: er soll kommen", "er soll kommen"],
])("a clause is no text as it stands: %s", (text, expected) => {
  const around = request(text);
  const reading = german.read(text, { clock, names: {} });
  const value = offeredValue(parameter("messages.send", "text"), undefined, { ...around, reading });
  const values = value && value.kind !== "free" ? value.candidates.map((one) => one.value) : [];
  expect(values.includes("dass er kommen soll")).toBe(false);
  expect(values.find((one) => one === "er soll kommen")).toBe(expected);
});

it.each([
  ["reminders.create", "title", { kind: "free" }],
  ["system.set_volume", "level", { kind: "free", form: "number" }],
  ["calendar.query", "from", { kind: "free" }],
  ["calendar.delete_event", "id", undefined],
] as const)("%s %s is open as %j", (name, field, expected) => {
  const value = openValue(parameter(name, field), undefined, {
    request: request("do it"),
    isForSeveral: false,
  });
  if (expected) expect(value).toMatchObject(expected);
  else expect(value).toBeUndefined();
});
