import type { Call } from "../../types/turn/call.ts";
import type { CallSpace, Candidate, Slot } from "../../types/turn/call-space.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { withMeanings } from "../with-meanings.ts";
import type { MeaningSources } from "../with-meanings.ts";

type Crossing = {
  readonly space: CallSpace;
  readonly state: TurnState;
  readonly nextCallId: () => string;
  readonly meaning: MeaningSources;
};

/** The call that is left when the index is sure and every value has one candidate: no generation is needed. */
export function shortcut({ space, state, nextCallId, meaning }: Crossing): Call | undefined {
  const [only, ...others] = space.callable;
  if (!only || others.length > 0 || !space.mustCall || only.missing.length > 0) return undefined;
  if (state.calls.some(({ isLookup }) => !isLookup)) return undefined;
  const filled = only.slots.map((slot) => [slot.parameter, single(slot)] as const);
  const values = filled.flatMap(([name, candidate]) =>
    candidate ? [[name, candidate] as const] : [],
  );
  if (values.length < filled.length) return undefined;
  const call: Call = {
    id: nextCallId(),
    name: only.tool,
    arguments: Object.fromEntries(values.map(([name, { value }]) => [name, value])),
    origins: Object.fromEntries(values.map(([name, { origin }]) => [name, origin])),
    by: "fast-path",
  };
  return withMeanings(meaning, call, only.slots);
}

/** The one value; of a list of the tool's own choices all that were said ("the time and the date"). */
function single({ value }: Slot): Candidate | undefined {
  if (value.kind === "free") return undefined;
  const [first, ...others] = value.candidates;
  const isWhole = value.kind === "list" && value.candidates.every(isChoice);
  if (!first || (others.length > 0 && !isWhole)) return undefined;
  if (value.kind === "closed") return first;
  return { ...first, value: value.candidates.map((one) => one.value) };
}

function isChoice({ origin }: Candidate): boolean {
  return origin.origin === "enum";
}
