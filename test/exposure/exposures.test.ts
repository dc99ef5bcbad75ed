import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXPOSURES } from "../../src/exposure/exposures.ts";
import type { Exposure, ExposureOptions, Reveal } from "../../src/exposure/exposure.ts";
import type { Ranked } from "../../src/types/ranked.ts";
import type { TurnState } from "../../src/types/stages.ts";
import { TYPED } from "../helpers/fake-stages.ts";
import { fruitTools } from "../helpers/tools.ts";

const ranked = (names: readonly string[], none = 0.1, sure = true): Ranked => ({
  tools: names.map((name, index) => ({ name, score: 0.9 - index * 0.2 })),
  none,
  unmatched: [],
  sure,
});

const state = (changes: Partial<TurnState> = {}): TurnState => ({
  utterance: TYPED,
  ranked: ranked(["fruit.eat_now", "fruit.list"]),
  step: 1,
  items: [],
  isOpen: false,
  calls: [],
  metaCalls: 0,
  said: [],
  mayAct: true,
  mayDiscover: true,
  ...changes,
});

function make(
  name: string,
  changes: Partial<ExposureOptions> = {},
): { exposure: Exposure; reveals: Reveal[] } {
  const reveals: Reveal[] = [];
  const create = EXPOSURES[name];
  if (!create) throw new Error(`no exposure ${name}`);
  const exposure = create({
    tools: () => fruitTools,
    rank: async () => ranked(["fruit.eat_now"]),
    callable: "all",
    examples: false,
    contextTokens: () => 8_192,
    onReveal: (reveal) => void reveals.push(reveal),
    ...changes,
  });
  return { exposure, reveals };
}

const discover = {
  id: "c1",
  name: "tools.discover",
  arguments: { query: "eat" },
  origins: {},
  by: "script",
} as const;

describe.each(Object.keys(EXPOSURES))("%s", (name) => {
  it("can reach every acting tool", async () => {
    const { exposure } = make(name);
    if (exposure.isMeta("tools.discover")) await exposure.answer(discover, state());
    const { callable } = await exposure.space(state({ isOpen: true }));
    expect(callable.map(({ tool }) => tool)).toEqual(
      expect.arrayContaining(["fruit.list", "fruit.eat_now"]),
    );
    expect(exposure.permits("fruit.eat_now", state())).toBe(true);
  });

  it("offers nothing that acts once the budget is spent", async () => {
    const { exposure } = make(name);
    const { callable, mayAnswer } = await exposure.space(
      state({ mayAct: false, mayDiscover: false }),
    );
    expect(callable).toEqual([]);
    expect(mayAnswer).toBe(true);
  });

  it("does not know a tool that is not there", () => {
    expect(make(name).exposure.permits("fruit.peel", state())).toBe(false);
  });
});

describe("sotto", () => {
  it("shows a deferred tool before the first step, once", async () => {
    const { exposure, reveals } = make("sotto");
    const first = await exposure.space(state());
    expect(first.append).toEqual([
      { kind: "note", text: "fruit.eat_now(id, reason?) [confirm] Eat one fruit" },
    ]);
    const items = [...first.append];
    expect((await exposure.space(state({ items }))).append).toEqual([]);
    expect(reveals.map(({ names }) => names)).toEqual([["fruit.eat_now"]]);
  });

  it("reveals nothing when the index abstains", async () => {
    const { exposure, reveals } = make("sotto");
    await exposure.space(state({ ranked: ranked(["fruit.eat_now"], 0.95) }));
    expect(reveals).toEqual([]);
  });

  it("lets a small model call only what the index is sure of, after two examples", async () => {
    const { exposure } = make("sotto", { callable: "index", examples: true });
    const space = await exposure.space(state());
    expect(space).toMatchObject({
      mustCall: true,
      mayAnswer: false,
      callable: [{ tool: "fruit.eat_now" }],
    });
    expect(space.append.map(({ kind }) => kind)).toEqual([
      "user",
      "call",
      "assistant",
      "user",
      "call",
      "assistant",
      "note",
    ]);
  });

  it("admits an answer where the index is unsure", async () => {
    const { exposure } = make("sotto", { callable: "index" });
    const space = await exposure.space(
      state({ ranked: ranked(["fruit.eat_now", "fruit.list"], 0.3, false) }),
    );
    expect(space).toMatchObject({ mustCall: false, mayAnswer: true });
    expect(space.callable).toHaveLength(2);
  });

  it("keeps its head byte for byte whatever is asked and revealed", async () => {
    const names = fc.shuffledSubarray(["fruit.eat_now", "fruit.list", "tools.discover"]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(names, fc.double({ min: 0, max: 1 }), fc.boolean())),
        async (turns) => {
          const { exposure } = make("sotto");
          const head = exposure.system();
          for (const [tools, none, isOpen] of turns) {
            await exposure.space(state({ ranked: ranked(tools, none), isOpen }));
            await exposure.answer(discover, state());
            expect(exposure.system()).toBe(head);
          }
        },
      ),
    );
  });

  it("tells when a discovery showed nothing new", async () => {
    const { exposure } = make("sotto");
    const first = await exposure.answer(discover, state());
    expect(first.revealed).toEqual(["fruit.eat_now"]);
    const items = [
      { kind: "call", name: "tools.discover", arguments: {}, result: first.text } as const,
    ];
    expect((await exposure.answer(discover, state({ items }))).revealed).toEqual([]);
  });
});

describe("ora", () => {
  it("grows its third section with each discovery", async () => {
    const { exposure } = make("ora");
    const before = exposure.system();
    expect(before).toMatch(
      /CORE TOOLS[\s\S]*DEFERRED CATALOG[\s\S]*fruit:\n- fruit\.eat_now \[confirm\]\nDISCOVERED$/,
    );
    await exposure.answer(discover, state());
    expect(exposure.system()).toContain(`${before}\n{"name":"fruit.eat_now"`);
  });
});
