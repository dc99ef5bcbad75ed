import { onlyReads } from "../../../tool/only-reads.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { isSpared, parametersOf } from "../../../tool/parameter.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { TurnState } from "../../../types/turn/stages.ts";
import { admit } from "./admit-call.ts";
import type { Admitting } from "./admit-call.ts";
import { isObject, parsedOrNull } from "./parsed.ts";
import { isToldApart, severalOf } from "./told-apart.ts";

/** What is to be asked of a call by a model that decides by itself; what only reads shows the rows of all that fit. */
export function unclearTo(unclear: readonly string[], telling: Telling): readonly string[] {
  return onlyReads(telling.tool) ? [] : unclear.filter((name) => !isTold(name, telling));
}

type Telling = Pick<Wanting, "slots" | "state"> & {
  readonly tool: Tool;
  readonly argumentsText: string;
};

/** A model that decides by itself wrote the value, or a record has it, and none of several that would fit as well. */
function isTold(name: string, { tool, argumentsText, slots, state }: Telling): boolean {
  const written = parsedOrNull(argumentsText);
  const parameter = parametersOf(tool).find((one) => one.name === name);
  if (parameter && isObject(written) && isSpared(parameter, written)) return true;
  const slot = slots.find(({ parameter }) => parameter === name);
  if (!slot || !isObject(written) || written[name] === undefined) return false;
  return isToldApart(slot, written[name], state);
}

type Wanting = {
  readonly missing: readonly string[];
  readonly slots: readonly Slot[];
  readonly state: TurnState;
};

/** What is asked for, beside the values the model wrote itself: they wait with it. */
export async function withGiven(
  reading: Admitting,
  tool: Tool,
  { argumentsText, wanting }: { readonly argumentsText: string; readonly wanting: Wanting },
): Promise<Wanting> {
  const { missing, slots, state } = wanting;
  const written = parsedOrNull(argumentsText);
  if (reading.profile.values === "closed" || !isObject(written)) return wanting;
  const isGiven = (name: string): boolean => !missing.includes(name);
  const own = Object.entries(written).filter(([name]) => isGiven(name));
  const given = { given: Object.fromEntries(own), state, slots };
  const admission = await admit(reading, tool, given);
  if (!admission.ok) return wanting;
  const { call } = admission;
  const waiting = own.flatMap(([parameter, value]): readonly Slot[] => {
    const [origin, meaning] = [call.origins[parameter], call.meanings?.[parameter]];
    if (!origin || value === undefined) return [];
    const candidate = { value, origin, ...(meaning ? { meaning } : {}) };
    return [{ parameter, required: true, value: { kind: "closed", candidates: [candidate] } }];
  });
  const asked = slots.filter(({ parameter }) => !isGiven(parameter)).map(amongSeveral);
  return { ...wanting, slots: [...asked, ...waiting] };
}

/** What is asked for is chosen of those that fit. */
function amongSeveral(slot: Slot): Slot {
  const several = severalOf(slot);
  return several.length > 0 ? { ...slot, value: { kind: "closed", candidates: several } } : slot;
}
