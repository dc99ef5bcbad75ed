import type { Clock } from "../../../types/clock.ts";
import type { TurnEvent } from "../../../types/event.ts";
import type { Held } from "../run-case.ts";
import { claimedActs } from "./claimed-acts.ts";
import { unfounded } from "./unfounded.ts";
import type { Sources } from "./unfounded.ts";

/** What an answer said without a result for it. */
export type AnswerFaults = {
  /** Facts that stand in nothing said or read. */
  readonly facts: readonly string[];
  /** Sentences that say something was done where nothing was. */
  readonly acts: readonly string[];
};

/**
 * Looks through all answers of a conversation that the model worded, by code. Those of the tools and of
 * code are made of what was read; with durations worked out and known names they would only be misread.
 */
export function faultsIn(held: Held, clock: Clock): AnswerFaults {
  const facts: string[] = [];
  const acts: string[] = [];
  let known: Sources = { texts: [], counts: [] };
  for (const { heard, events } of held.turns) {
    const { texts, counts } = readIn(events);
    known = { texts: [...known.texts, heard, ...texts], counts: [...known.counts, ...counts] };
    for (const { text, from } of answersIn(events)) {
      if (from === "model") facts.push(...unfounded(text, known, clock));
      if (from === "model" && !hasDone(events)) acts.push(...claimedActs(text));
      known = { ...known, texts: [...known.texts, text] };
    }
  }
  return { facts, acts };
}

function answersIn(
  events: readonly TurnEvent[],
): readonly Extract<TurnEvent, { type: "answer" }>[] {
  return events.filter((event) => event.type === "answer");
}

function hasDone(events: readonly TurnEvent[]): boolean {
  return events.some((event) => event.type === "result" && event.ok && event.done !== undefined);
}

function readIn(events: readonly TurnEvent[]): Sources {
  const results = events.filter((event) => event.type === "result");
  const texts = results.flatMap((result) => {
    if (!result.ok) return [result.message];
    const rows = (result.items ?? []).flatMap((item) => Object.values(item).map(String));
    return [result.text, result.done, ...rows].filter((text) => text !== undefined);
  });
  const counts = results.flatMap((result) => {
    const shown = result.ok ? (result.items?.length ?? 0) : 0;
    const all = shown + (result.ok ? (result.more ?? 0) : 0);
    return [shown, all];
  });
  return { texts, counts };
}
