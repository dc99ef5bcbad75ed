import { describe, expect, it } from "vitest";
import { whatAnswers } from "../../src/agent/what-answers.ts";
import type { FinishedCall } from "../../src/types/turn/stages.ts";
import { callOf, finished } from "../helpers/turn-state.ts";

const act = (told: string, changes: Partial<FinishedCall> = {}): FinishedCall =>
  finished("notes.append", { told, ...changes });
const look = (told: string): FinishedCall =>
  finished("notes.read", { told, isReading: true, result: { ok: true, text: told, handles: {} } });
const failed = (told: string, changes: Partial<FinishedCall> = {}): FinishedCall =>
  act(told, { result: { ok: false, code: "not_found", message: told }, ...changes });
const ours: FinishedCall = { ...look("x"), told: undefined, isLookup: true, call: callOf("x") };
const back = (told: string): FinishedCall => act(told, { isLookup: true, takesBack: true });

describe("what is said of calls", () => {
  it.each<[string, readonly FinishedCall[], readonly string[]]>([
    ["nothing of none", [], []],
    ["the last look-up", [look("old"), look("new")], ["new"]],
    ["an act, and no look-up before it", [look("old"), act("done")], ["done"]],
    ["what was looked up behind an act", [act("done"), look("asked")], ["done", "asked"]],
    ["each act", [act("one"), look("between"), act("two")], ["one", "two"]],
    ["a failure in the end", [act("one"), failed("no")], ["one", "no"]],
    ["no failure that was made good", [failed("no"), act("done")], ["done"]],
    ["an act that failed rather than what was looked up", [failed("no"), look("rows")], ["no"]],
    [
      "no look-up that failed before another",
      [failed("none", { isReading: true }), look("rows")],
      ["rows"],
    ],
    ["nothing of what code looked up for it", [ours, act("done")], ["done"]],
    [
      "nothing of an act in whose place another is",
      [act("one", { isTakenBack: true }), back("off"), act("two")],
      ["two"],
    ],
    ["that one was taken back", [act("one", { isTakenBack: true }), back("off")], ["off"]],
    [
      "what was taken back of an earlier turn, and what is in its place",
      [back("off"), act("two")],
      ["off", "two"],
    ],
    ["nothing that has no words", [act("")], []],
  ])("%s", (...[, calls, expected]) => {
    expect(whatAnswers(calls)).toEqual(expected);
  });
});
