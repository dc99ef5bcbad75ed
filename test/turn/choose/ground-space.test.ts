import { describe, expect, it } from "vitest";
import { createRequestReader } from "../../../src/grounding/reading/request-context.ts";
import { english } from "../../../src/language/en/english.ts";
import { createHandleBook } from "../../../src/tool/handle-book.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { groundSpace } from "../../../src/turn/choose/ground-space.ts";
import type { CallSpace } from "../../../src/types/turn/call-space.ts";
import type { ModelProfile } from "../../../src/types/model-profile.ts";
import type { PlanPart, PlanValues } from "../../../src/types/turn/plan.ts";
import { tools } from "../../../tools/index.ts";
import { createMemoryHost } from "../../helpers/memory-host.ts";
import { planWith } from "../../helpers/plan-with.ts";
import { rankedAs, stateFor } from "../../helpers/turn-state.ts";
import { clock } from "../../tools/run-tool.ts";

const PROFILE: ModelProfile = {
  wording: "template",
  callable: "index",
  values: "closed",
  isLed: true,
  choiceWeight: 1,
  mostOverruled: 1,
  by: "model",
};

const DRIVES: ModelProfile = { ...PROFILE, wording: "model", callable: "all", values: "open" };

function spaceOf(...callable: readonly (readonly [tool: string, bias: number])[]): CallSpace {
  const rows = callable.map(([tool, bias]) => ({ tool, bias, slots: [], missing: [] }));
  return { append: [], callable: rows, mayAnswer: true, mustCall: false };
}

const TWO = spaceOf(["timers.set", 3], ["reminders.create", 1]);

async function ground(text: string, space: CallSpace, changes: Ground = {}): Promise<CallSpace> {
  const { hasFastPath = false, values = { from: "words" }, profile = PROFILE, whole } = changes;
  const { host } = createMemoryHost(clock);
  const handles = createHandleBook();
  const sources = {
    host,
    registry: createRegistry(tools),
    handles,
    language: english,
    names: async () => ({}),
    remembers: true,
  };
  const registry = createRegistry(tools);
  const telling = { registry, handles, language: english, clock, lastCall: undefined };
  const grounding = {
    registry,
    contextOf: createRequestReader(sources),
    profile,
    hasFastPath,
    finding: { ...telling, tell: () => undefined, momentOf: () => undefined },
  };
  const ranked = whole?.ranked;
  const plan = planWith([{ text, values, ...(ranked ? { ranked } : {}) }]);
  return groundSpace(grounding, space, stateFor(text, { plan: whole ? { ...plan, whole } : plan }));
}
type Ground = {
  readonly hasFastPath?: boolean;
  readonly values?: PlanValues;
  readonly profile?: ModelProfile;
  readonly whole?: PlanPart;
};

const given = ({ callable }: CallSpace) =>
  callable.map(({ tool, slots }) => [tool, slots.map(({ parameter }) => parameter)]);

describe("the call space with its values", () => {
  it("has what the words give each tool", async () => {
    const [timer] = given(await ground("set a timer for ten minutes", TWO));
    expect(timer).toEqual(["timers.set", ["duration"]]);
  });

  it("leaves a tool out that isn't there any more", async () => {
    const space = spaceOf(["timers.set", 1], ["timers.invent", 1]);
    expect(given(await ground("set a timer", space)).map(([name]) => name)).toEqual(["timers.set"]);
  });

  it.each([
    [true, ["timers.set"], true],
    [false, ["timers.set", "reminders.create"], false],
  ])("is settled by a clear lead only on the fast path (%s)", async (hasFastPath, names, must) => {
    const space = await ground("set a timer for ten minutes", TWO, { hasFastPath });
    expect([given(space).map(([name]) => name), space.mustCall]).toEqual([names, must]);
  });

  it.each([
    ["stands by itself", false, ["timers.set"]],
    ["leans on what was done before", true, []],
  ])("is for a model that decides by itself code's alone where the request %s", async (...row) => {
    const [, leansBack, names] = row;
    const text = "set a timer for ten minutes";
    const [part] = planWith([{ text, ranked: rankedAs("timers.set"), leansBack }]).parts;
    const changes = { hasFastPath: true, profile: DRIVES, whole: part };
    const { callable } = await ground(text, TWO, changes);
    expect(callable.map(({ tool }) => tool)).toEqual(names);
  });

  it("takes over what the last call gave", async () => {
    const candidates = [{ value: "tea", origin: { origin: "said", text: "tea" } }] as const;
    const kept = [
      { parameter: "label", required: true, value: { kind: "closed", candidates } },
    ] as const;
    const set = {
      parameter: "list",
      required: true,
      value: { kind: "closed", candidates },
    } as const;
    const values: PlanValues = { from: "last-call", kept: [...kept, set], put: [] };
    const space = await ground("ten minutes", spaceOf(["reminders.create", 1]), { values });
    expect(space.callable[0]?.slots.map(({ parameter }) => parameter)).toContain("list");
  });
});
