import { expect, it } from "vitest";
import { runTurn } from "../../src/agent/run-turn.ts";
import { scoped } from "../../src/understanding/plan.ts";
import { planWith } from "../helpers/plan-with.ts";
import { collect, fakeStages, ONE_TOOL, TYPED } from "../helpers/fake-stages.ts";

/** A turn over the shares of a day, in the order they are read, with what is said of each. */
async function tell(shares: Readonly<Record<string, string | Error>>) {
  const { events, emit } = collect();
  const plan = planWith(
    Object.keys(shares).map((text) => ({ text, values: { from: "day", slots: [] } })),
  );
  const stages = fakeStages([], {
    understand: async () => plan,
    ground: async (_, state) => {
      const tool = scoped(state).utterance.text;
      return { ...ONE_TOOL, callable: [{ tool, bias: 0, slots: [], missing: [] }], mustCall: true };
    },
    shortcut: ({ callable: [one] }) =>
      one && { id: one.tool, name: one.tool, arguments: {}, origins: {}, by: "fast-path" },
    run: async ({ name }) =>
      shares[name] instanceof Error
        ? { ok: false, code: "unavailable", message: shares[name].message }
        : { ok: true, items: [], more: 0, handles: {} },
    say: ({ name }, result) => (result.ok ? String(shares[name]) : result.message),
    endsWithTemplate: true,
  });
  const budget = { businessCalls: 1, lookups: 0, metaCalls: 0 };
  const { signal } = new AbortController();
  const { answer, record } = await runTurn({
    utterance: TYPED,
    items: [],
    stages,
    budget,
    emit,
    signal,
  });
  return { answer, events, lookups: record.calls.filter(({ isLookup }) => isLookup).length };
}

it("says the shares of a day in one answer, what is read last first", async () => {
  const { answer } = await tell({ mail: "One mail.", due: "Two due.", events: "Three events." });
  expect(answer).toBe("Three events. Two due. One mail.");
});

it("says nothing of a share that is empty, and why one is missing", async () => {
  const { answer } = await tell({ timers: "", mail: new Error("No mail here."), events: "None." });
  expect(answer).toBe("None. No mail here.");
});

it("counts as one call: the others are looked up for the same question", async () => {
  const { lookups, events } = await tell({ timers: "", mail: "", due: "Due.", events: "None." });
  expect(lookups).toBe(3);
  expect(events.filter(({ type }) => type === "call")).toHaveLength(4);
});
