import { describe, expect, it } from "vitest";
import { english } from "../../src/language/en/english.ts";
import { judgeTakeBack } from "../../src/policy/judge-take-back.ts";
import { tainted } from "../../src/policy/taint.ts";
import { CLEAN } from "../../src/types/taint.ts";
import type { Taint } from "../../src/types/taint.ts";
import type { DialogueAct } from "../../src/types/turn/dialogue.ts";
import { effectOf } from "../effects/journal-of.ts";

const READ = tainted(CLEAN, ["a mail"]);
type Given = { readonly taint?: Taint; readonly isDone?: boolean; readonly own?: string };
const judged = (act: DialogueAct, { taint = CLEAN, isDone = true, own }: Given = {}) => {
  const last = isDone ? effectOf() : undefined;
  return judgeTakeBack({ last, taint, say: english.say.warning, own }, act);
};

describe("taking the last act back, where a model wants to", () => {
  it.each<[string, DialogueAct, Given, "run" | "confirm" | "refuse"]>([
    ["nothing strange was read", "request", {}, "run"],
    ["strangers' words were read, and the user's own want it", "revise", { taint: READ }, "run"],
    ["they were, and the user undoes it", "undo", { taint: READ }, "run"],
    ["they were, and the user asks for something else", "request", { taint: READ }, "confirm"],
    ["they were, and nothing was done", "request", { taint: READ, isDone: false }, "run"],
    ["it is the turn's own", "request", { own: effectOf().tool }, "run"],
    ["the turn's own left nothing", "undo", { own: "timers.cancel" }, "refuse"],
    ["the turn's own left nothing at all", "undo", { own: "a.b", isDone: false }, "refuse"],
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
