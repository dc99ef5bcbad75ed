import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { judgeTakeBack } from "../../src/policy/judge-take-back.ts";
import { tainted } from "../../src/policy/taint.ts";
import { CLEAN } from "../../src/types/taint.ts";
import type { DialogueAct } from "../../src/types/turn/dialogue.ts";
import { effectOf } from "../effects/journal-of.ts";

const READ = tainted(CLEAN, ["a mail"]);
const judged = (act: DialogueAct, { taint = CLEAN, isDone = true } = {}) =>
  judgeTakeBack({ last: isDone ? effectOf() : undefined, taint, say: english.say.warning }, act);

describe("taking the last act back, where a model wants to", () => {
  it.each<[string, DialogueAct, Parameters<typeof judged>[1], "run" | "confirm"]>([
    ["nothing strange was read", "request", {}, "run"],
    ["strangers' words were read, and the user's own want it", "revise", { taint: READ }, "run"],
    ["they were, and the user undoes it", "undo", { taint: READ }, "run"],
    ["they were, and the user asks for something else", "request", { taint: READ }, "confirm"],
    ["they were, and nothing was done", "request", { taint: READ, isDone: false }, "run"],
  ])("where %s: %s", (...[, act, changes, kind]) => {
    expect(judged(act, changes).kind).toBe(kind);
  });

  it("shows what it would be", () => {
    expect(judged("request", { taint: READ })).toMatchObject({
      level: "plain",
      text: "Take back what was done last? Sent “Lunch” to Ben.",
    });
  });
});
