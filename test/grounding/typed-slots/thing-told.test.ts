import { expect, it } from "vitest";
import { pointedAt, thingAfter } from "../../../src/grounding/typed-slots/thing-told.ts";
import { record, request } from "../../helpers/grounding.ts";
import { berlin } from "../../tools/run-tool.ts";

const known = {
  event: [
    record("event", { title: "Safety day", location: "Sailing club" }, berlin("2026-03-04T09:00")),
    record("event", { title: "Sailing" }, berlin("2026-03-05T18:00")),
    record("event", { title: "Sailing" }, berlin("2026-03-12T18:00")),
    record("event", { title: "Optician" }, berlin("2026-03-12T10:00")),
  ],
};

function anchored(text: string) {
  const { reading, context } = request(text, { known });
  const [anchor] = reading.anchors;
  if (!anchor) throw new Error(`nothing is told by a thing in: ${text}`);
  return { anchor, reading, context };
}

it.each([
  // What is called so goes before what takes place at one.
  ["remind me an hour before sailing to eat", ["2026-03-05T18:00"]],
  ["remind me an hour before sailing on the 12th", ["2026-03-12T18:00"]],
  // No optician on this Thursday: that of the next.
  ["remind me an hour before the optician on Thursday", ["2026-03-12T10:00"]],
  ["remind me an hour before the regatta", []],
])("%s", (text, expected) => {
  const { anchor, reading, context } = anchored(text);
  const { things } = thingAfter(anchor, reading, context);
  expect(things.map(({ atMs }) => atMs)).toEqual(expected.map(berlin));
});

it.each([
  ["remind me about the optician the day before", ["2026-03-12T10:00"]],
  ["remind me about the optician an hour before", ["2026-03-12T10:00"]],
  ["remind me to oil the hinge the day before", []],
])("named before the time: %s", (text, expected) => {
  const { anchor, reading, context } = anchored(text);
  expect(pointedAt(anchor, reading, context).map(({ atMs }) => atMs)).toEqual(expected.map(berlin));
});
