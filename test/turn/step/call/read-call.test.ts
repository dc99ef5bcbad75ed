import { tools } from "../../../../tools/index.ts";
import { describe, expect, it } from "vitest";
import { createRequestReader } from "../../../../src/grounding/reading/request-context.ts";
import { english } from "../../../../src/language/en/english.ts";
import { createHandleBook } from "../../../../src/tool/handle-book.ts";
import { createRegistry } from "../../../../src/tool/registry.ts";
import { readCall } from "../../../../src/turn/step/call/read-call.ts";
import type { ReadingCalls } from "../../../../src/turn/step/call/read-call.ts";
import type { CallSpace, Slot } from "../../../../src/types/turn/call-space.ts";
import type { JsonValue } from "../../../../src/types/json.ts";
import type { StepOutput } from "../../../../src/types/llm.ts";
import { CLEAN } from "../../../../src/types/taint.ts";
import { createMemoryHost } from "../../../helpers/memory-host.ts";
import { discover, fruitEat, fruitList } from "../../../helpers/tools.ts";
import { stateFor } from "../../../helpers/turn-state.ts";
import { clock } from "../../../tools/run-tool.ts";

/** Permits what it is told; `execute` stands for the call inside it. */
function reading(permits = (_: string): boolean => true): ReadingCalls {
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
  const registry = createRegistry([fruitList, fruitEat, discover]);
  return {
    registry,
    language: english,
    meaning: { registry, language: english, host },
    host,
    handles,
    taint: { current: () => CLEAN, set: () => undefined },
    nextCallId: () => "c1",
    by: "model",
    sayTime: () => "then",
    exposure: {
      permits,
      isMeta: (name) => name === "tools.discover",
      unwrap: ({ name, arguments: given }) =>
        name === "execute" ? { name: "fruit.list", arguments: given } : undefined,
    },
    contextOf: createRequestReader(sources),
    profile: { isLed: false, values: "closed" },
  };
}

const NOTHING: CallSpace = { append: [], callable: [], mayAnswer: true, mustCall: false };
const calls = (name: string, given: JsonValue | undefined): StepOutput => ({
  kind: "call",
  name,
  argumentsText: given === undefined ? "{oops" : JSON.stringify(given),
});
const read = (output: StepOutput, { own = reading(), space = NOTHING } = {}) =>
  readCall(own, output, { space, state: stateFor("show me pears and plums") });

describe("what a model wrote", () => {
  it.each([
    ["fruit.list", { text: "pears" }, "business"],
    ["tools.discover", { query: "pears" }, "meta"],
    ["fruit.lost", {}, "garbage"],
    ["fruit.list", undefined, "garbage"],
    ["fruit.list", { limit: "many" }, "garbage"],
    ["fruit.eat_now", {}, "incomplete"],
  ])("as %s %j is %s", async (name, given, kind) => {
    expect((await read(calls(name, given))).kind).toBe(kind);
  });

  it("is nothing where it is no call", async () => {
    expect(await read({ kind: "raw", text: "so be it" })).toMatchObject({
      kind: "garbage",
      message: expect.stringContaining("call one tool"),
    });
  });

  it("is answered with the nearest names where there is no such tool", async () => {
    expect(await read(calls("fruit.lits", {}))).toMatchObject({
      message: expect.stringMatching(/^There is no tool fruit\.lits here\. Nearest: fruit\.list/),
    });
  });

  it("is nothing where the strategy hides the tool", async () => {
    const own = reading((name) => name !== "fruit.list");
    expect((await read(calls("fruit.list", {}), { own })).kind).toBe("garbage");
  });

  it("is the call inside one that stands for it, kept as it was written", async () => {
    const own = reading(() => false);
    expect(await read(calls("execute", { text: "pears" }), { own })).toMatchObject({
      kind: "business",
      call: { name: "fruit.list", written: { name: "execute", arguments: { text: "pears" } } },
    });
  });

  it("is asked for where the index found a value missing, whatever was written", async () => {
    const callable = [{ tool: "fruit.eat_now", bias: 0, slots: [], missing: ["id"] }];
    const own: ReadingCalls = { ...reading(), profile: { isLed: true, values: "closed" } };
    const space = { ...NOTHING, callable };
    const found = await read(calls("fruit.eat_now", { id: "fruit:1" }), { own, space });
    expect(found).toMatchObject({ kind: "incomplete", missing: ["id"], question: "Which fruit?" });
  });
});

describe("one of several that fit", () => {
  const several = ["Ines Falk", "Ines Brand"].map((value) => {
    return { value, origin: { origin: "resolved", text: "Ines" } } as const;
  });
  const value = { kind: "free", maxLength: 160, several } as const;

  it.each([
    ["fruit.list", { text: "Ines" }, "business"],
    ["fruit.list", {}, "business"],
    ["fruit.eat_now", { id: "Ines" }, "incomplete"],
  ] as const)("is asked for before an act, and never for a look: %s %j is %s", async (...given) => {
    const [name, input, kind] = given;
    const parameter = name === "fruit.list" ? "text" : "id";
    const slots = [{ parameter, required: true, value }];
    const callable = [{ tool: name, bias: 0, slots, missing: [parameter] }];
    const own: ReadingCalls = { ...reading(), profile: { isLed: true, values: "open" } };
    const found = await read(calls(name, input), { own, space: { ...NOTHING, callable } });
    expect(found.kind).toBe(kind);
  });
});

describe("the origin of a value", () => {
  const origin = { origin: "handle", handle: "fruit:1", chosenBy: "alone" } as const;
  const value = { kind: "closed", candidates: [{ value: "fruit:1", origin }] } as const;
  const slots = [{ parameter: "id", required: true, value }];
  const space = {
    ...NOTHING,
    callable: [{ tool: "fruit.eat_now", bias: 0, slots, missing: [] }],
  };

  it.each([
    ["fruit.list", { text: "pears" }, { text: { origin: "said", text: "pears" } }],
    ["fruit.list", { text: "figs" }, { text: { origin: "foreign" } }],
    // What was offered keeps its own, though this turn's words don't hold it.
    ["fruit.eat_now", { id: "fruit:1" }, { id: origin }],
  ])("of %s %j is where it comes from", async (name, given, origins) => {
    expect(await read(calls(name, given), { space })).toMatchObject({ call: { origins } });
  });

  it("waits with the values that a model wrote beside what is asked for", async () => {
    const slots: readonly Slot[] = [
      { parameter: "id", required: true, value: { kind: "closed", candidates: [] } },
    ];
    const callable = [{ tool: "fruit.eat_now", bias: 0, slots, missing: ["id"] }];
    const own: ReadingCalls = { ...reading(), profile: { isLed: true, values: "open" } };
    const given = { reason: "slowly" };
    const waiting = { ...NOTHING, callable };
    const found = await read(calls("fruit.eat_now", given), { own, space: waiting });
    expect(found.kind === "incomplete" && found.slots).toMatchObject([
      { parameter: "id" },
      { parameter: "reason", value: { candidates: [{ value: "slowly" }] } },
    ]);
  });
});
