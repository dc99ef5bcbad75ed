import { mayHoldSeveral } from "../../tool/batch.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Candidate, Slot } from "../../types/turn/call-space.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { GroundingContext } from "../grounding-context.ts";
import { chosenByWords } from "./ground-handle.ts";
import { titleOf } from "./record-keys.ts";

/** A tool changes one of a series, or this one and all that follow: the value for those. */
export const FOLLOWING = "future";

type Words = { readonly reading: Reading; readonly context: GroundingContext };

/**
 * Slots in which the times of one series are the next of them, where it is said which of the series are meant:
 * "cancel the judo for good", "only the next one", "my next two lessons". Which of them is then no question.
 */
export function withNextOfSeries(
  tool: Tool,
  slots: readonly Slot[],
  { reading, context }: Words,
): readonly Slot[] {
  const parameters = parametersOf(tool);
  const ofSeries = parameters.find(({ values }) => values.includes(FOLLOWING))?.name;
  const isTold = slots.some(({ parameter, value }) => parameter === ofSeries && isOne(value));
  const count = isTold ? 1 : reading.cues.nextCount;
  if (ofSeries === undefined || count === undefined) return slots;
  return slots.map((slot) => {
    const taken = parameters.find(({ name }) => name === slot.parameter);
    return taken?.kind === "handle" ? nextOf(slot, { taken, count }, context) : slot;
  });
}

function isOne(value: Slot["value"]): boolean {
  return value.kind === "closed" && value.candidates.length === 1;
}

type Next = { readonly taken: Parameter; readonly count: number };

function nextOf(
  slot: Slot,
  { taken, count }: Next,
  { handles, clock }: Pick<GroundingContext, "handles" | "clock">,
): Slot {
  const { value } = slot;
  if (value.kind !== "closed" || value.candidates.length < 2) return slot;
  const offered = value.candidates.map((candidate) => ({
    candidate,
    record: handles.find(({ handle }) => handle === candidate.value),
  }));
  const titles = new Set(offered.map(({ record }) => record && titleOf(record.facts)));
  const isSeries = offered.every(({ record }) => record?.facts["repeats"] !== undefined);
  if (!isSeries || titles.size > 1) return slot;
  const next = offered
    .filter(({ record }) => (record?.at ?? 0) >= clock.now())
    .toSorted((one, other) => (one.record?.at ?? 0) - (other.record?.at ?? 0))
    .map(({ candidate }) => candidate)
    .slice(0, count);
  if (next.length < count || (count > 1 && !mayHoldSeveral(taken))) return slot;
  return {
    ...slot,
    value: { ...value, candidates: count > 1 ? together(next) : chosenByWords(next) },
  };
}

function together(several: readonly Candidate[]): readonly Candidate[] {
  const value = several.map((one) => one.value);
  return [{ value, origin: { origin: "resolved", text: value.join(", ") } }];
}
