import { describe, expect, it } from "vitest";
import type { Exposure } from "../../../src/exposure/exposure.ts";
import { expose } from "../../../src/turn/choose/expose.ts";
import type { CallSpace } from "../../../src/types/call-space.ts";
import type { TurnState } from "../../../src/types/stages.ts";
import { planWith } from "../../helpers/plan-with.ts";
import { rankedAs, stateFor } from "../../helpers/turn-state.ts";

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

describe("what may be called", () => {
  const plan = planWith([{ text: "read it", ranked: rankedAs("mail.read") }, { text: "stop" }]);

  it("is what the strategy shows for the part at hand", async () => {
    const { exposure, seen } = showing();
    expect(await expose(exposure, stateFor("read it and stop", { plan }))).toBe(SHOWN);
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
    const space = await expose(showing().exposure, state);
    expect([namesIn(space), space.mustCall, space.mayAnswer]).toEqual([names, mustCall, !mustCall]);
  });
});
