import { createRegistry } from "../../../src/tool/registry.ts";
import { english } from "../../../src/language/en/english.ts";
import { tools } from "../../../tools/index.ts";
import { clock } from "../../tools/run-tool.ts";
import { describe, expect, it } from "vitest";
import { shortcut } from "../../../src/turn/choose/shortcut.ts";
import type {
  CallSpace,
  Callable,
  Candidate,
  SlotValue,
} from "../../../src/types/turn/call-space.ts";
import { finished, stateFor } from "../../helpers/turn-state.ts";

const said = (value: string): Candidate => ({ value, origin: { origin: "said", text: value } });
const choice = (value: string): Candidate => ({ value, origin: { origin: "enum" } });
const closed = (...candidates: readonly Candidate[]): SlotValue => ({ kind: "closed", candidates });
const list = (...candidates: readonly Candidate[]): SlotValue => ({
  kind: "list",
  candidates,
  max: 3,
});

function callable(value?: SlotValue, changes: Partial<Callable> = {}): Callable {
  const slots = value ? [{ parameter: "text", required: true, value }] : [];
  return { tool: "notes.search", bias: 1, slots, missing: [], ...changes };
}

function space(...tools: readonly Callable[]): CallSpace {
  return { append: [], callable: tools, mayAnswer: false, mustCall: true };
}

const meaning = { registry: createRegistry(tools), language: english, host: { clock } };
const cross = (one: CallSpace, calls: Parameters<typeof stateFor>[1] = {}) =>
  shortcut({ space: one, state: stateFor("find it", calls), nextCallId: () => "c7", meaning });

describe("a call without the model", () => {
  it.each<[string, SlotValue | undefined, object]>([
    ["no argument", undefined, {}],
    ["one value", closed(said("milk")), { text: "milk" }],
    [
      "all of its own choices that were said",
      list(choice("time"), choice("date")),
      {
        text: ["time", "date"],
      },
    ],
    ["a list of one", list(said("milk")), { text: ["milk"] }],
  ])("is made with %s", (_, value, given) => {
    expect(cross(space(callable(value)))).toMatchObject({
      id: "c7",
      name: "notes.search",
      arguments: given,
      by: "fast-path",
    });
  });

  it("keeps where its value comes from", () => {
    expect(cross(space(callable(closed(said("milk")))))?.origins).toEqual({
      text: { origin: "said", text: "milk" },
    });
  });

  it.each<[string, CallSpace]>([
    ["no tool fits", space()],
    ["two tools do", space(callable(), callable())],
    ["an answer would do", { ...space(callable()), mustCall: false }],
    ["a value is missing", space(callable(undefined, { missing: ["text"] }))],
    ["two values fit", space(callable(closed(said("milk"), said("eggs"))))],
    ["several were said that are not its own choices", space(callable(list(said("a"), said("b"))))],
    ["a text is to be written", space(callable({ kind: "free", maxLength: 9 }))],
  ])("is left to the model where %s", (_, one) => {
    expect(cross(one)).toBeUndefined();
  });

  it.each([
    [true, "notes.search"],
    [false, undefined],
  ])("follows a look-up (%s), and no call that was asked for", (isLookup, name) => {
    const calls = [finished("notes.list", { isLookup })];
    expect(cross(space(callable()), { calls })?.name).toBe(name);
  });
});
