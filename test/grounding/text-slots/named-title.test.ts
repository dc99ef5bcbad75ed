import { expect, it } from "vitest";
import { namedTitle } from "../../../src/grounding/text-slots/named-title.ts";
import { request } from "../../helpers/grounding.ts";

it.each([
  ["make a note called punt pole", [], ["punt pole"]],
  ["make a note called the punt pole", [], ["punt pole"]],
  ["make a note called punt pole in Work", ["Work"], ["punt pole"]],
  ["book an event called swim tomorrow", ["tomorrow"], ["swim"]],
  ["remind me tomorrow to call Mum", ["tomorrow"], ["call Mum"]],
  ["remind me to call Mum tomorrow", ["tomorrow"], ["call Mum"]],
  ["make a note called", [], []],
  ["make a note", [], []],
])("%s, without %j: %j", (text, others, expected) => {
  const taken = others.map((one) => ({
    start: text.indexOf(one),
    end: text.indexOf(one) + one.length,
  }));
  expect(namedTitle(request(text).reading, taken)).toEqual(expected);
});
