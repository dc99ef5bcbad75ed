import { expect, it } from "vitest";
import { textOf, wholeTime } from "../../../src/grounding/tool/answer-words.ts";
import { request } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

const names = { person: [{ id: "p", name: "Anna Lindqvist" }] };
const wordsOf = (text: string) => ({ ...request(text, { names }), tool: tool("messages.send") });

it.each([
  ["I'm late.", ["I'm late"]],
  ["tell her that I'm late", ["I'm late"]],
  ["that I'm late", ["I'm late"]],
  // The request once more says nothing to write.
  ["text Anna, please", []],
])("is written down: %s: %j", (text, expected) => {
  expect(textOf(wordsOf(text)).map(({ value }) => value)).toEqual(expected);
});

it.each([
  ["three", "when"],
  ["three of them", undefined],
])("is a time and nothing else: %s: %s", (text, kind) => {
  expect(wholeTime(wordsOf(text))[0]?.meaning?.kind).toBe(kind);
});
