import { expect, it } from "vitest";
import { addRun, readStretches, stretchesOf } from "../../../scripts/homes/line-heat.ts";
import type { Heat } from "../../../scripts/homes/line-heat.ts";

const range = (startOffset: number, endOffset: number, count: number) => {
  return { startOffset, endOffset, count };
};
const covered = (...ranges: ReturnType<typeof range>[]) => {
  return { functionName: "rule", isBlockCoverage: true, ranges };
};

it("counts what ran, in how many conversations and in how many that ended right", () => {
  const heat = new Map<string, Heat>();
  const whole = covered(range(0, 10, 1));
  const early = covered(range(0, 10, 2), range(4, 8, 0));
  addRun(heat, "rule.ts", { functions: [whole], isRight: false });
  addRun(heat, "rule.ts", { functions: [early], isRight: true });
  addRun(heat, "rule.ts", { functions: [covered(range(0, 10, 0))], isRight: true });
  const stretches = stretchesOf(
    heat.get("rule.ts") ?? { ran: new Uint32Array(), right: new Uint32Array() },
  );
  expect(stretches).toEqual([
    { start: 0, end: 4, ran: 2, right: 1 },
    { start: 4, end: 8, ran: 1, right: 0 },
    { start: 8, end: 10, ran: 2, right: 1 },
  ]);
  expect(readStretches(JSON.stringify({ "rule.ts": stretches }), "rule.ts")).toEqual(stretches);
  expect(readStretches("{}", "rule.ts")).toEqual([]);
});

it("takes an inner function for itself, wherever it is listed", () => {
  const heat = new Map<string, Heat>();
  const functions = [covered(range(2, 4, 0)), covered(range(0, 10, 1))];
  addRun(heat, "rule.ts", { functions, isRight: true });
  const [first, second] = stretchesOf(
    heat.get("rule.ts") ?? { ran: new Uint32Array(), right: new Uint32Array() },
  );
  expect([first?.end, second?.start]).toEqual([2, 4]);
});
