import { expect, it } from "vitest";
import {
  ownFigures,
  tellsRecord,
  wantedTimes,
} from "../../../src/grounding/tagger/marked-times.ts";
import { request } from "../../helpers/grounding.ts";
import type { Marks } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

const create = tool("calendar.create_event");
const update = tool("calendar.update_event");

it.each<[Marks, boolean | undefined]>([
  [[["old", "Friday", 0.9]], true],
  [[["when", "Friday", 0.9]], false],
  [[["when", "Friday", 0.6]], false],
  [[["when", "Friday", 0.4]], undefined],
  [
    [
      ["old", "Friday", 0.9],
      ["when", "Friday", 0.9],
    ],
    undefined,
  ],
  // Where its place is new, the time is the one it has.
  [[["place", "club", 0.9]], true],
])("marked %j a time tells the record: %s", (marks, expected) => {
  const { reading } = request("move dentist Friday to the club", { marks });
  expect(tellsRecord(reading, update, { start: 13, end: 19 })).toBe(expected);
});

it.each<[string, readonly [number, number], readonly boolean[]]>([
  ["the dentist on the 9th, have it at 3:30", [0.8, 0.95], [true, false]],
  ["the dentist on the 9th, have it at 3:30", [0.95, 0.8], [false, true]],
  // So near to the surest the last is wanted.
  ["the dentist on the 9th, have it at 3:30", [0.9, 0.88], [true, false]],
  ["move dentist on the 9th to 3:30", [0.95, 0.8], [true, false]],
])("of two times of “%s”, so sure as %j, the record is told by %j", (text, [day, hour], told) => {
  const marks: Marks = [
    ["when", "the 9th", day],
    ["when", "3:30", hour],
  ];
  const { reading } = request(text, { marks });
  expect(reading.whens.map((when) => tellsRecord(reading, update, when))).toEqual(told);
});

it.each<[string, Marks, readonly string[]]>([
  ["tennis tomorrow, as Friday is full", [["when", "tomorrow", 0.95]], ["tomorrow"]],
  ["tennis tomorrow at five", [["when", "tomorrow", 0.95]], ["tomorrow at five"]],
  ["tennis tomorrow, as Friday is full", [["when", "tomorrow", 0.5]], ["tomorrow", "Friday"]],
  [
    "tennis tomorrow, or Friday",
    [
      ["when", "tomorrow", 0.95],
      ["when", "Friday", 0.9],
    ],
    ["tomorrow", "Friday"],
  ],
])("%s, marked %j, wants %j", (text, marks, expected) => {
  const { reading } = request(text, { marks });
  const wanted = wantedTimes({ reading, tool: create }, reading.whens);
  expect(wanted.map((when) => when.text)).toEqual(expected);
});

it.each<[string, Marks, readonly string[]]>([
  ["find mails about room 9 tomorrow", [["query", "room 9 tomorrow", 0.9]], []],
  ["find mails about room 9 tomorrow", [["query", "room 9", 0.9]], ["tomorrow"]],
  ["find mails about room 9 tomorrow", [["query", "room 9 tomorrow", 0.6]], ["tomorrow"]],
  ["find mails about room 9 tomorrow", [["what", "room 9 tomorrow", 0.9]], ["tomorrow"]],
])("%s, marked %j, says the times %j", (text, marks, expected) => {
  const { reading } = request(text, { marks });
  const own = ownFigures({ reading, tool: tool("mail.search") }, reading.whens);
  expect(own.map((when) => when.text)).toEqual(expected);
});
