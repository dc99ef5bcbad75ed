import { describe, expect, it } from "vitest";
import type { Exposure, Reveal } from "../../../src/exposure/exposure.ts";
import { createScriptedLlm } from "../../../src/llm/script/scripted-llm.ts";
import { createRegistry } from "../../../src/tool/registry.ts";
import { composeStep, emitReveals } from "../../../src/turn/step/compose-step.ts";
import type { Composing } from "../../../src/turn/step/compose-step.ts";
import type { TurnEvent } from "../../../src/types/event.ts";
import type { PromptItem } from "../../../src/types/prompt-item.ts";
import { CLEAN } from "../../../src/types/taint.ts";
import { fruitList } from "../../helpers/tools.ts";
import { stateFor } from "../../helpers/turn-state.ts";

const REVEAL: Reveal = { names: ["fruit.list"], via: "rank", text: "fruit.list()" };
const AGAIN: PromptItem = { kind: "note", text: "shown again" };
const SPACE = { append: [], callable: [], mayAnswer: true, mustCall: false };

/** A model of so many tokens, one a character; `log` is what was done, in order. */
function composing(contextSize: number): Composing & {
  readonly log: string[];
  readonly events: TurnEvent[];
} {
  const log: string[] = [];
  const events: TurnEvent[] = [];
  const reveals = [[REVEAL], []];
  let taint = CLEAN;
  return {
    llm: {
      ...createScriptedLlm([]),
      contextSize: () => contextSize,
      count: async (text) => text.length,
      countPrompt: async (prompt) => JSON.stringify(prompt.items).length,
    },
    load: async () => void log.push("load"),
    // Only these members are asked for a step.
    exposure: {
      system: () => "TOOLS",
      again: () => {
        log.push("again");
        return [AGAIN];
      },
    } as unknown as Exposure,
    takeReveals: () => reveals.shift() ?? [],
    system: "S",
    tail: () => "Now: Monday.",
    registry: createRegistry([{ ...fruitList, writtenBy: "stranger" }]),
    taint: { current: () => taint, set: (next) => void (taint = next) },
    emit: (event) => void events.push(event),
    signal: new AbortController().signal,
    log,
    events,
  };
}

describe("the request of a step", () => {
  it("is composed once the model is loaded, with what was shown for it told", async () => {
    const own = composing(8_000);
    const request = await composeStep(own, SPACE, stateFor("show fruit"));
    expect(own.log).toEqual(["load"]);
    expect(own.events).toEqual([
      { type: "reveal", names: ["fruit.list"], via: "rank", tokens: "fruit.list()".length },
    ]);
    expect(request.system).toBe("S\nTOOLS");
    expect(request.items).toEqual([
      { kind: "user", text: "show fruit" },
      { kind: "note", text: "Now: Monday." },
    ]);
  });

  it("drops what is oldest where it is too long, and says again what went with it", async () => {
    const own = composing(4_200);
    const old = { kind: "user", text: "x".repeat(3_000) } as const;
    const state = stateFor("show fruit", { items: [old, { kind: "assistant", text: "Yes." }] });
    const { items } = await composeStep(own, SPACE, state);
    expect(own.log).toEqual(["load", "again"]);
    expect(items).not.toContainEqual(old);
    expect(items).toContainEqual({ kind: "user", text: "show fruit" });
    expect(items.at(-1)).toEqual(AGAIN);
  });

  it.each([
    ["show fruit", false],
    ["call fruit.list", true],
  ])("with a stranger's tool in it is noted as read: %s", async (text, untrusted) => {
    const own = composing(8_000);
    await composeStep(own, SPACE, stateFor(text));
    expect(own.taint.current().untrusted).toBe(untrusted);
  });
});

it("tells what was shown once", async () => {
  const own = composing(8_000);
  await emitReveals(own);
  await emitReveals(own);
  expect(own.events.length).toBe(1);
});

describe("the head of a step", () => {
  it("has the tools apart for a model that gets them in its own format, a stranger's noted as read", async () => {
    const own = composing(8_000);
    const tool = { name: "fruit.list", description: "Shows fruit", parameters: {} };
    const exposure = { ...own.exposure, head: () => ({ tools: [tool], text: "MORE" }) };
    const nativeSystem = async (): Promise<string> => "Own words";
    const request = await composeStep({ ...own, exposure, nativeSystem }, SPACE, stateFor("hello"));
    expect(request).toMatchObject({ system: "Own words\nMORE", tools: [tool] });
    expect(own.taint.current()).not.toEqual(CLEAN);
  });
});
