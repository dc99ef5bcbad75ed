import { expect, it } from "vitest";
import {
  evidenceIn,
  joinedIn,
  tellingTimes,
} from "../../../src/grounding/entity-linking/evidence-in.ts";
import { request } from "../../helpers/grounding.ts";
import type { Marks } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

it.each([
  ["the passport on Friday", ["passport"]],
  ["that one", []],
  ["go to it", []],
  ["take the parcel back", ["take", "parcel"]],
  ["number one", ["number", "one"]],
])("words of %s that may speak of a record: %j", (text, expected) => {
  expect(evidenceIn(request(text).reading).map(({ word }) => word)).toEqual(expected);
});

it.each([
  ["the hair cut", ["thehair", "haircut"]],
  ["hair, cut", []],
  ["a cut", []],
])("words of %s as one: %j", (text, expected) => {
  expect(joinedIn(request(text).reading).map(({ word }) => word)).toEqual(expected);
});

const two: Marks = [
  ["when", "on Friday", 0.9],
  ["old", "Saturday", 0.9],
];
it.each<[string, string, Marks, readonly string[]]>([
  ["calendar.delete_event", "cancel lunch on Friday", [], ["on Friday"]],
  ["calendar.update_event", "move lunch on Friday", [], []],
  ["calendar.update_event", "move my two o'clock", [], ["two o'clock"]],
  ["calendar.update_event", "move lunch on Friday, from Saturday", two, ["Saturday"]],
])("%s: %s, marked %j: told by %j", (...[name, text, marks, expected]) => {
  const { reading } = request(text, { marks });
  expect(tellingTimes(tool(name), reading).map((when) => when.text)).toEqual(expected);
});
