import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { runTurn } from "../../src/agent/run-turn.ts";
import type { TurnOutcome } from "../../src/agent/turn.ts";
import { usageEvent } from "../../src/agent/turn-record.ts";
import { english } from "../../src/language/en/english.ts";
import type { DialogueAct } from "../../src/types/turn/dialogue.ts";
import { planOf } from "../../src/understanding/plan.ts";
import { rankedAs } from "../helpers/turn-state.ts";
import { AssistantError } from "../../src/errors.ts";
import type { StepOutput } from "../../src/types/llm.ts";
import type { Stages } from "../../src/types/turn/stages.ts";
import type { TurnEvent } from "../../src/types/event.ts";
import { call, collect, fakeStages, raw, say, TYPED } from "../helpers/fake-stages.ts";

const RANKED = rankedAs("notes.read");
const BUDGET = { businessCalls: 3, lookups: 8, metaCalls: 2 };

async function turn(
  outputs: readonly StepOutput[],
  changes: Partial<Stages> = {},
  signal = new AbortController().signal,
): Promise<TurnOutcome & { readonly events: readonly TurnEvent[] }> {
  const { events, emit } = collect();
  const stages = fakeStages(outputs, changes);
  const outcome = await runTurn({
    utterance: TYPED,
    items: [],
    stages,
    budget: BUDGET,
    emit,
    signal,
  });
  return { ...outcome, events };
}

describe("a turn that leans on the last", () => {
  const leaning = (act: DialogueAct, changes: Partial<Stages> = {}) => {
    const understand: Stages["understand"] = async ({ text }) =>
      planOf([{ text, ranked: RANKED }], english, { act, replaces: act === "revise" });
    return turn([call("notes.read"), say("It says milk.")], { understand, ...changes });
  };

  it.each([
    ["undo", "Taken back."],
    ["close", "Okay."],
  ] as const)("asks no tool and no model: %s", async (act, expected) => {
    const { answer, record } = await leaning(act);
    expect([answer, record.calls, record.steps]).toEqual([expected, [], 0]);
  });

  it("takes the last act back before another is done in its place, and says so", async () => {
    const order: string[] = [];
    const { answer } = await leaning("revise", {
      takeBack: async (how) => {
        order.push(how);
        return "Removed: tea.";
      },
      run: async () => {
        order.push("run");
        return { ok: true, done: "Added: coffee.", handles: {} };
      },
      endsWithTemplate: true,
      say: () => "Added: coffee.",
    });
    expect(order).toEqual(["replaced", "run"]);
    expect(answer).toBe("Removed: tea. Added: coffee.");
  });
});

describe("a turn", () => {
  it("answers with the model's words when it calls nothing", async () => {
    const { answer, events } = await turn([say("Hello.")]);
    expect(answer).toBe("Hello.");
    expect(events.map(({ type }) => type)).toEqual(["rank", "step", "text-delta", "answer"]);
  });

  it("runs a call and lets the model word the result", async () => {
    const { events, record } = await turn([call("notes.read"), say("It says milk.")]);
    expect(events.map(({ type }) => type)).toEqual([
      "rank",
      "step",
      "call",
      "result",
      "step",
      "text-delta",
      "answer",
    ]);
    expect(record.items.map(({ kind }) => kind)).toEqual(["user", "call", "assistant"]);
  });

  it.each([
    ["the tool's own sentence", "Three meetings, surely.", "It says milk.", ["It says milk."]],
    [
      "what was heard and the tool's own",
      "It says milk. Three meetings, surely.",
      "It says milk. It says milk.",
      ["It says milk. ", "It says milk."],
    ],
  ])("says %s where nobody vouches for the model's", async (...[, said, text, deltas]) => {
    const { answer, events } = await turn([call("notes.read"), say(said)], {
      say: () => "It says milk.",
      vouches: (sentence) => sentence.startsWith("It says"),
    });
    expect(answer).toBe(text);
    const heard = events.flatMap((event) => (event.type === "text-delta" ? [event.text] : []));
    expect(heard.join("")).toBe(text);
    expect(heard.length).toBe(deltas.length);
  });

  it("ends with the template where the model words nothing", async () => {
    const { answer, events } = await turn([call("notes.read"), say("unused")], {
      endsWithTemplate: true,
      say: () => "It says milk.",
    });
    expect(answer).toBe("It says milk.");
    expect(events.at(-1)).toMatchObject({ type: "answer", from: "template" });
  });

  it("counts the time a person takes to answer a question by itself, and not as a tool's", async () => {
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    const { record } = await turn([call("notes.read"), say("Done.")], {
      judge: async () => ({ kind: "confirm", level: "plain", text: "Read it?", hash: "sha256:0" }),
      confirm: async () => {
        now += 20_000;
        return "yes";
      },
      run: async () => {
        now += 3;
        return { ok: true, text: "milk", handles: {} };
      },
    });
    clock.mockRestore();
    expect(record.ms).toMatchObject({ tool: 3, asked: 20_000 });
    expect(usageEvent(record, { load: 0, total: 20_003 })).toMatchObject({
      ms: { tool: 3, asked: 20_000, total: 20_003 },
    });
  });

  it("never says what a model that words nothing makes up", async () => {
    const { answer } = await turn([say("The capital of Oz is Emerald City.")], {
      endsWithTemplate: true,
      nearest: () => "I can't do that here.",
    });
    expect(answer).toBe("I can't do that here.");
  });

  it("stops after three business calls", async () => {
    const { record } = await turn(Array.from({ length: 9 }, () => call("notes.read")));
    expect(record.calls).toHaveLength(3);
  });

  it("says the template sentences when a model has nothing more to say", async () => {
    const { answer } = await turn([call("notes.read")], { say: () => "It says milk." });
    expect(answer).toBe("It says milk.");
  });

  it("repairs one malformed call for free and apologises for the second", async () => {
    const { answer, record } = await turn([raw("{"), raw("{"), say("unreached")]);
    expect(record.repairs).toBe(1);
    expect(answer).toMatch(/^Sorry/);
  });

  it("ends discovery when a meta-call shows nothing new", async () => {
    const { record } = await turn(
      [call("tools.discover"), call("tools.discover"), call("tools.discover")],
      {
        discover: async () => ({ text: "No other tool fits.", revealed: [] }),
      },
    );
    expect(record.metaCalls).toBe(1);
  });

  it("asks for a missing value and keeps the call open", async () => {
    const { answer, question } = await turn([call("notes.read")], {
      endsWithTemplate: true,
      asksAtOnce: true,
      read: async () => ({
        kind: "incomplete",
        call: { id: "c1", name: "timers.set", arguments: {}, origins: {}, by: "model" },
        missing: ["duration"],
        slots: [],
        question: "For how long?",
        signature: "timers.set(duration)",
      }),
    });
    expect(answer).toBe("For how long?");
    expect(question?.call.name).toBe("timers.set");
  });

  it("leaves an effect undone without a yes", async () => {
    let ran = 0;
    const { events } = await turn([call("notes.read")], {
      judge: async () => ({ kind: "confirm", level: "plain", text: "Read it?", hash: "sha256:0" }),
      confirm: async () => "timeout",
      run: async () => ({ ok: true, done: `Ran ${(ran += 1)}`, handles: {} }),
    });
    expect(ran).toBe(0);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "result", ok: false, code: "refused" }),
    );
  });

  it("asks a crashed model once more and then says so", async () => {
    let crashes = 0;
    const { answer, events } = await turn([], {
      step: async () => {
        crashes += 1;
        throw new AssistantError("model_crashed", "The model process ended.");
      },
    });
    expect(crashes).toBe(2);
    expect(answer).toMatch(/^Sorry, my model/);
    expect(events.filter(({ type }) => type === "error")).toHaveLength(2);
  });

  it("says stopped when it is aborted", async () => {
    const { answer } = await turn([call("notes.read")], {}, AbortSignal.abort());
    expect(answer).toBe("Stopped.");
  });

  it("never exceeds three business calls, the cap and one repair, whatever a model does", async () => {
    const output = fc.oneof(
      fc.constantFrom("notes.read", "tools.discover").map(call),
      fc.string({ maxLength: 10 }).map(raw),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(output, { maxLength: 30 }),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        async (outputs, novelty) => {
          let search = 0;
          const { record, events } = await turn(outputs, {
            discover: async () => ({ text: "", revealed: novelty[(search += 1)] ? ["x"] : [] }),
          });
          expect(record.calls.length).toBeLessThanOrEqual(BUDGET.businessCalls);
          expect(record.metaCalls).toBeLessThanOrEqual(BUDGET.metaCalls);
          expect(record.repairs).toBeLessThanOrEqual(1);
          const calls = events.filter(({ type }) => type === "call");
          expect(calls.length).toBeLessThanOrEqual(3 + BUDGET.metaCalls + 1);
          expect(events.filter(({ type }) => type === "answer")).toHaveLength(1);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a request that no tool does, beside others", () => {
  const two = (leans: boolean): Partial<Stages> => ({
    decline: ({ tools }) => (tools.length === 0 ? "I can't do that here." : undefined),
    understand: async () => {
      const nothing = { text: "fold it", ranked: { ...RANKED, tools: [], none: 1 } };
      const text = leans ? "and read that" : "read the list";
      return planOf([nothing, { text, ranked: RANKED }], english);
    },
  });

  it("is left, and they are served", async () => {
    const { record, answer } = await turn([call("notes.read"), say("It says milk.")], two(false));
    expect(record.calls.map((one) => one.call.name)).toEqual(["notes.read"]);
    expect([record.plan.left, answer]).toEqual([["fold it"], "It says milk."]);
  });

  it("is declined with what leans on it", async () => {
    const { record, answer } = await turn([], two(true));
    expect(record.calls).toEqual([]);
    expect(answer).toContain("I can't do that here.");
  });
});
