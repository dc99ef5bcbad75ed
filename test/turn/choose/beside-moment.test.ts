import { describe, expect, it } from "vitest";
import { besideMoment } from "../../../src/turn/choose/beside-moment.ts";
import { groundTool } from "../../../src/grounding/tool/ground-tool.ts";
import type { MomentUse } from "../../../src/types/turn/plan.ts";
import type { When } from "../../../src/types/time/when.ts";
import { planWith } from "../../helpers/plan-with.ts";
import { request } from "../../helpers/grounding.ts";
import { callOf, finished, rankedAs, stateFor } from "../../helpers/turn-state.ts";
import { tool } from "../../tools/run-tool.ts";

const create = tool("reminders.create");
const TEXT = "remind me the day before at nine to pay it";
const at = Date.UTC(2026, 3, 1);
const day: When = { text: "1 April", from: at, to: at, at, precision: "day", allDay: true };

const use = (isBeside: boolean): MomentUse => {
  const field = { tool: create.name, parameter: "due" };
  return {
    kind: "moment",
    ...field,
    asks: "when is it due",
    quote: "It is due on 1 April.",
    isBeside,
  };
};

function dueOf(isBeside: boolean, found: When | undefined): unknown {
  const owes = [{ look: callOf("mail.read"), words: "it", use: use(isBeside) }];
  const plan = planWith([{ text: TEXT, ranked: rankedAs(create.name), owes }]);
  const calls = [finished("mail.read", { isLookup: true })];
  const { reading, context } = besideMoment(
    { momentOf: () => found },
    request(TEXT),
    stateFor(TEXT, { plan, calls }),
  );
  const { slots } = groundTool(create, reading, context);
  const due = slots.find(({ parameter }) => parameter === "due")?.value;
  return due && due.kind !== "free" ? due.candidates[0]?.value : undefined;
}

describe("a time that was found in a text", () => {
  it("is what a time beside it is told by", () => {
    expect(dueOf(true, day)).toBe("2026-03-31 at nine");
  });

  it("is the last day of what goes on until then", () => {
    const end = at - 12 * 3_600_000;
    const until = { ...day, from: 0, to: end, at: end, bound: "until" } as const;
    expect(dueOf(true, until)).toBe("2026-03-30 at nine");
  });

  it("tells none where it isn't pointed at, or wasn't found", () => {
    expect(dueOf(false, day)).toBe(dueOf(true, undefined));
    expect(String(dueOf(false, day))).not.toContain("2026-03-31");
  });
});
