import type { Call } from "../../src/types/turn/call.ts";
import type { Ranked } from "../../src/types/turn/ranked.ts";
import type { Result } from "../../src/types/turn/result.ts";
import type { FinishedCall, TurnState } from "../../src/types/turn/stages.ts";
import { planWith } from "./plan-with.ts";

/** The index is sure of these tools, best first. */
export function rankedAs(...names: readonly string[]): Ranked {
  const tools = names.map((name, at) => ({ name, score: 0.9 - at * 0.2 }));
  return { tools, none: 0.05, unmatched: [], sure: true };
}

export function callOf(name: string, changes: Partial<Call> = {}): Call {
  return { id: "c1", name, arguments: {}, origins: {}, by: "model", ...changes };
}

export function finished(name: string, changes: Partial<FinishedCall> = {}): FinishedCall {
  const result: Result = { ok: true, done: "Done.", handles: {} };
  return { call: callOf(name), result, isLookup: false, said: "", ...changes };
}

/** The state of a turn over these words, before its first step. */
export function stateFor(text: string, changes: Partial<TurnState> = {}): TurnState {
  const ranked = changes.ranked ?? rankedAs("x");
  return {
    utterance: { text, alternatives: [], source: "typed", confidence: 1 },
    plan: planWith([{ text, ranked }]),
    ranked,
    step: 1,
    items: [],
    isOpen: false,
    calls: [],
    metaCalls: 0,
    mayAct: true,
    said: [],
    mayLook: true,
    mayDiscover: true,
    ...changes,
  };
}
