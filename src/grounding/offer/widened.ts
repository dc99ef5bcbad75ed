import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Slot, SlotValue } from "../../types/call-space.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { Openness } from "../../types/model-profile.ts";
import type { RequestContext } from "../request/request-context.ts";
import { withSlots } from "../tool/ground-tool.ts";
import type { GroundedTool } from "../tool/ground-tool.ts";
import { offeredValue } from "./offered-value.ts";
import { openValue } from "./open-value.ts";

/** Kinds that name somebody or something: of several that fit none is a model's to pick. */
const NAMING = new Set<string>(["handle", ...NAME_KINDS]);

/**
 * The slots of a tool for a model that chooses or writes values itself. What code found stays among
 * them; an optional value is the model's to leave out, but for one the words surely gave where it is
 * only offered some; a person or record of several that fit is still to be asked for.
 */
export function widened(
  { tool, grounded }: { readonly tool: Tool; readonly grounded: GroundedTool },
  request: RequestContext,
  values: Openness,
): GroundedTool {
  if (values === "closed") return grounded;
  const parameters = parametersOf(tool);
  const slots = parameters.flatMap((parameter): readonly Slot[] => {
    const own = grounded.slots.find((slot) => slot.parameter === parameter.name);
    if (own && grounded.unclear.includes(parameter.name) && NAMING.has(parameter.kind))
      return [own];
    const value =
      values === "open"
        ? openValue(parameter, own?.value, request)
        : offeredValue(parameter, own?.value, request);
    const isSure = values === "offered" && isSurelySaid(parameter, own);
    return value
      ? [{ parameter: parameter.name, required: parameter.required || isSure, value }]
      : [];
  });
  const isNaming = (name: string): boolean =>
    parameters.some((one) => one.name === name && NAMING.has(one.kind));
  const unclear = grounded.unclear.filter(isNaming);
  return { ...withSlots(parameters, slots), unclear, unsaid: [] };
}

/** Code found one value, and no stretch of words that may as well belong elsewhere. */
function isSurelySaid({ kind }: Parameter, own: Slot | undefined): boolean {
  return own?.required === true && kind !== "span" && kind !== "free" && isOne(own.value);
}

function isOne(value: SlotValue): boolean {
  return value.kind === "closed" && value.candidates.length === 1;
}
