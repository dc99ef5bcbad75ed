import { english } from "../../src/language/en/english.ts";
import { planOf } from "../../src/understanding/plan.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FINDERS, READERS } from "../../src/bench/tokens/ideal-model.ts";
import { exposureNames } from "../../src/config/settings.ts";
import { digitornMode } from "../../src/exposure/digitorn.ts";
import { smartSearch } from "../../src/exposure/injection.ts";
import { EXPOSURES } from "../../src/exposure/exposures.ts";
import type { Exposure, ExposureOptions, Reveal } from "../../src/exposure/exposure.ts";
import type { JsonObject } from "../../src/types/json.ts";
import type { Ranked, ScoredTool } from "../../src/types/turn/ranked.ts";
import type { TurnState } from "../../src/types/turn/stages.ts";
import { tools as catalogue } from "../../tools/index.ts";
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
  plan: planOf([], english),
  ranked: ranked(["fruit.eat_now", "fruit.list"]),
  step: 1,
  items: [],
  isOpen: false,
  calls: [],
  metaCalls: 0,
  said: [],
  mayAct: true,
  mayLook: true,
  mayDiscover: true,
  ...changes,
});

function make(
  name: keyof typeof EXPOSURES,
  changes: Partial<ExposureOptions> = {},
): { exposure: Exposure; reveals: Reveal[] } {
  const reveals: Reveal[] = [];
  const exposure = EXPOSURES[name]({
    tools: () => fruitTools,
    rank: async () => ranked(["fruit.eat_now"]),
    partsOf: () => [],
    callable: "all",
    canTakeBack: false,
    examples: false,
    shows: "lines",
    contextTokens: 8_192,
    usedTokens: async () => 0,
    select: () => undefined,
    lexical: () => [
      { name: "fruit.eat_now", score: 0.9 },
      { name: "fruit.list", score: 0.8 },
    ],
    vectors: async () => [],
    mode: undefined,
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

/** What a model would do to have everything shown: every way of looking, for every tool. */
async function discoverAll(exposure: Exposure): Promise<void> {
  const asked = fruitTools.flatMap(({ name: tool }) =>
    Object.entries({ ...FINDERS, ...READERS }).map(([name, given]) => ({
      name,
      arguments: given({ words: "eat", tool }),
    })),
  );
  for (const call of asked.filter(({ name }) => exposure.isMeta(name)))
    await exposure.answer({ id: "m", ...call, origins: {}, by: "script" }, state());
}

it("has every exposure the settings name, and no other", () => {
  expect(Object.keys(EXPOSURES).toSorted()).toEqual(exposureNames.toSorted());
});

describe.each(exposureNames)("%s", (name) => {
  it("can reach every acting tool", async () => {
    const { exposure } = make(name);
    await discoverAll(exposure);
    const { callable } = await exposure.space(state({ isOpen: true }));
    expect(callable.map(({ tool }) => tool)).toEqual(
      expect.arrayContaining(["fruit.list", "fruit.eat_now"]),
    );
    expect(exposure.permits("fruit.eat_now", state())).toBe(true);
  });

  it("is looked into by a way that scripted models know, where there is a meta-call", () => {
    const { exposure } = make(name, { mode: "discovery" });
    expect(Object.keys(FINDERS).some(exposure.isMeta)).toBe(exposure.metaCap > 0);
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

  describe("a workflow hint", () => {
    const HINT = "notes: find the note with notes.search before you read it or add to it.";
    const over = (changes: Partial<ExposureOptions> = {}) =>
      make("sotto", { tools: () => catalogue, ...changes });

    it("stands beside what was shown of its domain, once, and counts with it", async () => {
      const { exposure, reveals } = over();
      const first = await exposure.space(state({ ranked: ranked(["notes.read"]) }));
      const [note] = first.append;
      expect(note).toMatchObject({ kind: "note", text: expect.stringContaining(HINT) });
      expect(reveals.map(({ text }) => text)).toEqual(
        first.append.flatMap((item) => (item.kind === "note" ? [item.text] : [])),
      );
      const items = [...first.append];
      const next = await exposure.space(state({ items, ranked: ranked(["notes.append"]) }));
      expect(JSON.stringify(next.append)).toContain("notes.append(");
      expect(JSON.stringify(next.append)).not.toContain(HINT);
    });

    it("is said again with a tool that a shift of the context took away", async () => {
      const { exposure } = over();
      const [note] = exposure.again(state({ ranked: ranked(["notes.read"]) }), []);
      expect(note).toMatchObject({ text: expect.stringContaining(HINT) });
    });

    it("comes with what a discovery shows", async () => {
      const { exposure } = over({ rank: async () => ranked(["notes.read"]) });
      expect((await exposure.answer(discover, state())).text).toContain(HINT);
    });

    it.each([
      ["for a core tool, which is shown from the start", "calendar.query", {}],
      ["of other domains", "notes.read", { only: /^(?:calendar|mail|files): /m }],
      ["to a model whose records are found by code", "notes.read", { callable: "index" as const }],
    ])(
      "is not said %s",
      async (
        _,
        name,
        {
          only = /^\w+: /m,
          ...changes
        }: {
          readonly only?: RegExp;
          readonly callable?: "index";
        },
      ) => {
        const { exposure } = over(changes);
        const { append } = await exposure.space(state({ ranked: ranked([name]) }));
        const notes = append.flatMap((item) => (item.kind === "note" ? [item.text] : []));
        expect(notes.join("\n")).not.toMatch(only);
        expect(exposure.system()).not.toContain("before you");
      },
    );
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

  it("shows a model in whose own format tools are told its core tools apart, and the rest whole", async () => {
    const { exposure, reveals } = make("sotto", { shows: "native", tools: () => catalogue });
    const { tools: shown, text } = exposure.head();
    expect(shown.map(({ name }) => name)).toEqual(
      catalogue.filter(({ load }) => load === "core").map(({ name }) => name),
    );
    expect(shown[0]?.parameters).toMatchObject({ type: "object", required: [] });
    expect(text).toMatch(/^More tools[^\n]*\ncalendar: create_event/);
    const { append } = await exposure.space(state({ ranked: ranked(["reminders.create"]) }));
    const notes = append.flatMap((item) => (item.kind === "note" ? [item.text] : []));
    expect(notes.join("\n")).toContain("priority?:");
    expect(notes.join("\n")).toContain("|high");
    const again = await exposure.space(
      state({ ranked: ranked(["reminders.create"]), items: append }),
    );
    expect(again.append).toEqual([]);
    expect(reveals).toHaveLength(1);
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

describe("the head for a model's own format", () => {
  it.each(exposureNames)("has the same tools as the text of %s, and the rest of it", (name) => {
    const { exposure } = make(name, { shows: "native" });
    const { tools: shown, text } = exposure.head();
    const system = exposure.system();
    for (const tool of shown) expect(system).toContain(tool.name);
    const rows = text.split("\n").filter((row) => row !== "" && !row.startsWith("More tools"));
    for (const row of rows) expect(system).toContain(row);
    for (const { name: known } of fruitTools) {
      const isShown = shown.some((tool) => tool.name === known);
      const verb = known.split(".")[1] ?? known;
      expect(isShown || text.includes(verb), known).toBe(system.includes(verb));
    }
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

describe("digitorn", () => {
  const ask = (exposure: Exposure, name: string, given: JsonObject) =>
    exposure.answer({ id: "m", name, arguments: given, origins: {}, by: "script" }, state());

  it("chooses its mode by a fifth of the context", () => {
    expect(digitornMode(fruitTools, 8_192)).toBe("direct");
    expect(digitornMode(fruitTools, 500)).toBe("compact_direct");
    expect(digitornMode(fruitTools, 100)).toBe("discovery");
  });

  it("walks from categories to an executed call", async () => {
    const { exposure } = make("digitorn", { mode: "discovery" });
    expect(exposure.metaTools.map(({ name }) => name)).toEqual([
      "list_categories",
      "browse_category",
      "search_tools",
      "get_tool",
      "execute_tool",
    ]);
    expect((await ask(exposure, "list_categories", {})).text).toBe("fruit");
    expect((await ask(exposure, "browse_category", { category: "fruit" })).text).toContain(
      "fruit.eat_now: Eat one fruit",
    );
    expect((await ask(exposure, "search_tools", { query: "eat" })).revealed).toEqual([]);
    expect((await ask(exposure, "get_tool", { name: "fruit.eat_now" })).text).toContain(
      '"required":["id"]',
    );
    expect(exposure.permits("fruit.eat_now", state())).toBe(false);
    const wrapped = {
      name: "execute_tool",
      arguments: { name: "fruit.eat_now", params: { id: "fruit:1" } },
    };
    expect(exposure.unwrap(wrapped)).toEqual({
      name: "fruit.eat_now",
      arguments: { id: "fruit:1" },
    });
  });

  it("executes nothing that is not there", () => {
    const { exposure } = make("digitorn", { mode: "discovery" });
    expect(
      exposure.unwrap({ name: "execute_tool", arguments: { name: "fruit.peel" } }),
    ).toBeUndefined();
    expect(exposure.unwrap({ name: "execute_tool", arguments: null })).toBeUndefined();
  });
});

describe("toolsearch", () => {
  it("is eager until a tenth of the context is used and lazy from then on", async () => {
    let used = 0;
    const { exposure } = make("toolsearch", { usedTokens: async () => used });
    await exposure.space(state());
    expect(exposure.system()).toContain('"name":"fruit.eat_now"');
    used = 900;
    const { callable } = await exposure.space(state());
    expect(callable.map(({ tool }) => tool)).toEqual(["tool_search"]);
    expect(exposure.system()).not.toContain('"name":"fruit.eat_now"');
    used = 0;
    await exposure.space(state());
    expect(exposure.permits("fruit.eat_now", state())).toBe(false);
  });

  it("loads tools by name and never one that is hidden", async () => {
    const { exposure } = make("toolsearch", {
      usedTokens: async () => 9_999,
      select: (query) => query.replace("select:", "").split(","),
    });
    await exposure.space(state());
    const find = {
      ...discover,
      name: "tool_search",
      arguments: { query: "select:fruit.eat_now,fruit.secret" },
    };
    expect((await exposure.answer(find, state())).revealed).toEqual(["fruit.eat_now"]);
  });
});

describe("injection", () => {
  const search = { ...discover, name: "tool_search", arguments: { query: "essen" } };
  const scored = (name: string, score: number): ScoredTool[] => [{ name, score }];

  it.each([
    [0.9, "fruit.list"],
    [0.2, "fruit.eat_now"],
  ])("asks words first and meaning when they are unsure (%d)", async (score, first) => {
    const { exposure } = make("injection", {
      lexical: () => scored("fruit.list", score),
      vectors: async () => scored("fruit.eat_now", 0.7),
    });
    expect((await exposure.answer(search, state())).revealed[0]).toBe(first);
  });

  it("blends words and meaning in between", async () => {
    const found = await smartSearch(
      {
        lexical: () => scored("fruit.list", 0.5),
        vectors: async () => [...scored("fruit.eat_now", 0.8), ...scored("fruit.list", 0.5)],
      },
      "fruit",
    );
    expect(found).toEqual([
      { name: "fruit.list", score: 0.5 },
      { name: "fruit.eat_now", score: 0.4 },
    ]);
  });

  it("serves by words alone where nothing makes vectors", async () => {
    const { exposure } = make("injection", { lexical: () => scored("fruit.list", 0.2) });
    expect((await exposure.answer(search, state())).revealed).toEqual(["fruit.list"]);
  });
});
