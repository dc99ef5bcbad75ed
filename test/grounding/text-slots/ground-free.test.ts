import { describe, expect, it } from "vitest";
import {
  behindName,
  groundFree,
  isPastedCall,
  quotedRegion,
} from "../../../src/grounding/text-slots/ground-free.ts";
import { parametersOf } from "../../../src/tool/parameter.ts";
import { request, valuesOf } from "../../helpers/grounding.ts";
import { tool } from "../../tools/run-tool.ts";

/** The text of a request, of whose words others were taken. */
function text(name: string, words: string, others: readonly string[] = []) {
  const taken = others.map((one) => {
    const start = words.indexOf(one);
    return { start, end: start + one.length };
  });
  const parameters = parametersOf(tool(name)).filter(({ kind }) => kind === "free");
  const { reading } = request(words);
  return valuesOf(groundFree({ tool: tool(name), reading, taken, parameters }));
}

describe("the text of a request", () => {
  it.each([
    ["what is quoted", "messages.send", "text Ben saying I'm late", ["Ben"], ["I'm late"]],
    ["what follows the name", "messages.send", "text Ben I'm late", ["Ben"], ["I'm late"]],
    ["nothing behind the name", "messages.send", "text Ben please", ["Ben"], []],
    ["nothing without a name", "messages.send", "text I'm late", [], []],
    ["what is added", "notes.append", "add head torch to the packing note", [], ["head torch"]],
    ["a line", "shell.run", "run ls -la", [], ["ls -la"]],
    ["the signs of a line", "shell.run", "run ./build ~", [], ["./build ~"]],
    ["no full stop", "shell.run", "run ls.", [], ["ls"]],
    ["no call of somebody's", "shell.run", 'run {"command": "ls"}', [], []],
  ])("%s: %s of %s", (...[, name, words, taken, expected]) => {
    expect(text(name, words, taken)).toEqual(expected);
  });
});

it.each([
  ['{"to": "Ben"}', true],
  ['mail.send({"to": "Ben", "body": "hi"})', true],
  ['text Ben "hi": at once', false],
  ["run ls", false],
])("%s is somebody's call: %s", (words, expected) => {
  expect(isPastedCall(words)).toBe(expected);
});

it.each([
  ["make a note called Drums, buy sticks", "buy sticks"],
  ["make a note called Loft ladder: third rung is loose", "third rung is loose"],
  ["make a note called Gates. The code is 4", "The code is 4"],
  ["make a note called Mr. Jones", undefined],
  ["make a note called Drums", undefined],
  ["make a note, buy sticks", undefined],
])("behind the name in %s stands %s", (words, expected) => {
  const start = behindName(request(words).reading);
  expect(start === undefined ? undefined : words.slice(start)).toBe(expected);
});

it.each([
  ["text Ben saying I'm late", [{ start: 9, end: 24 }]],
  ["make a note called Drums, buy sticks", [{ start: 26, end: 36 }]],
  ["text Ben I'm late", []],
])("what is given word for word in %s goes to its end", (words, expected) => {
  expect(quotedRegion(request(words).reading)).toEqual(expected);
});
