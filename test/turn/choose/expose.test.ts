import { describe, expect, it } from "vitest";
import type { Exposure } from "../../../src/exposure/exposure.ts";
import { expose } from "../../../src/turn/choose/expose.ts";
import type { CallSpace } from "../../../src/types/turn/call-space.ts";
import type { TurnState } from "../../../src/types/turn/stages.ts";
import { tools } from "../../../tools/index.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { planWith } from "../../helpers/plan-with.ts";
import { callOf, rankedAs, stateFor } from "../../helpers/turn-state.ts";

const DONE = { ok: true, done: "Done.", handles: {} } as const;
const SHOWN: CallSpace = {
  append: [],
  callable: ["mail.search", "mail.read"].map((tool) => ({ tool, bias: 0, slots: [], missing: [] })),
  mayAnswer: true,
  mustCall: false,
};
const namesIn = ({ callable }: CallSpace): readonly string[] => callable.map(({ tool }) => tool);

function showing(): { readonly exposure: Exposure; readonly seen: TurnState[] } {
  const seen: TurnState[] = [];
  const space = async (state: TurnState): Promise<CallSpace> => {
    seen.push(state);
    return SHOWN;
  };
  // Only what may be called is asked of it.
  return { exposure: { space } as unknown as Exposure, seen };
}

const SCRIPT = { isLed: false, callable: "all", values: "closed" } as const;
const LED = { isLed: true, callable: "all", values: "offered" } as const;
const DRIVES = { isLed: true, callable: "all", values: "open" } as const;
const registry = createRegistry(tools);

describe("what may be called", () => {
  const plan = planWith([{ text: "read it", ranked: rankedAs("mail.read") }, { text: "stop" }]);

  it("is what the strategy shows for the part at hand", async () => {
    const { exposure, seen } = showing();
    expect(
      await expose({ exposure, profile: SCRIPT, registry }, stateFor("read it and stop", { plan })),
    ).toBe(SHOWN);
    expect(seen[0]).toMatchObject({
      utterance: { text: "read it" },
      ranked: rankedAs("mail.read"),
    });
  });

  it.each([
    ["mail.read", ["mail.read"], true],
    // The strategy has taken it away again: then its word counts.
    ["mail.delete", ["mail.search", "mail.read"], false],
  ])("is the one tool a look-up was made for: %s", async (tool, names, mustCall) => {
    const feed = { tool, missing: ["id"] };
    const state = stateFor("read it", { plan: { ...plan, feed } });
    const space = await expose({ ...showing(), profile: SCRIPT, registry }, state);
    expect([namesIn(space), space.mustCall, space.mayAnswer]).toEqual([names, mustCall, !mustCall]);
  });

  const served = { call: callOf("mail.read"), result: DONE, isLookup: false, said: "" } as const;
  const looked = { call: callOf("mail.search"), result: DONE, isLookup: true, said: "" } as const;
  const RESULT = { kind: "call", name: "mail.read", arguments: {}, result: "Hello." } as const;
  const doubted = planWith([
    { text: "nice", ranked: { tools: [], none: 0.9, unmatched: [], sure: false } },
  ]);

  it.each([
    ["a tool fits and none was called", LED, {}, true],
    ["only a look-up was made", LED, { calls: [looked] }, true],
    ["it was called", LED, { calls: [served] }, false],
    ["nothing fits", LED, { plan: doubted }, false],
    ["the parts are all served", LED, { plan: { ...plan, at: 2 } }, false],
    ["a small model is told by the index", { ...LED, callable: "index" }, {}, false],
    ["a script decides", SCRIPT, {}, false],
    ["a model that decides by itself has read nothing yet", DRIVES, {}, true],
    ["it looked something up", DRIVES, { calls: [looked] }, false],
    ["the conversation has a result", DRIVES, { items: [RESULT] }, false],
  ] as const)("is held to a call where %s", async (...[, profile, changes, mustCall]) => {
    const state = stateFor("read it and stop", { plan, ...changes });
    const space = await expose({ ...showing(), profile, registry }, state);
    expect([space.mustCall, space.mayAnswer]).toEqual([mustCall, !mustCall]);
  });

  it.each([
    ["acts and look-ups", {}, ["mail.search", "mail.send"]],
    ["look-ups alone, once its acts are spent", { mayAct: false }, ["mail.search"]],
    ["acts alone, once its look-ups are spent", { mayLook: false }, ["mail.send"]],
    ["nothing, once both are", { mayAct: false, mayLook: false }, []],
  ] as const)("is for a model that decides by itself %s", async (...[, changes, names]) => {
    const shown = ["mail.search", "mail.send"].map((tool) => {
      return { tool, bias: 2, slots: [], missing: [] };
    });
    const space = async (): Promise<CallSpace> => ({ ...SHOWN, callable: shown });
    const state = stateFor("read it and stop", { plan, ...changes });
    const left = await expose({ exposure: { space }, profile: DRIVES, registry }, state);
    expect(namesIn(left)).toEqual(names);
    expect(left.callable.every(({ bias }) => bias === 0)).toBe(true);
  });
});
