import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate, Slot, SlotValue } from "../../types/turn/call-space.ts";
import { mayHoldSeveral } from "../../tool/batch.ts";
import { onlyReads } from "../../tool/only-reads.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import type { Openness } from "../../types/model-profile.ts";
import type { RequestContext } from "../reading/request-context.ts";
import { withSlots } from "../tool/ground-tool.ts";
import type { GroundedTool } from "../tool/ground-tool.ts";
import { offeredValue } from "./offered-value.ts";
import { openValue } from "./open-value.ts";

/** Kinds that name somebody or something: of several that fit none is a model's to pick. */
const NAMING = new Set<string>(["handle", ...NAME_KINDS]);

/**
 * The slots of a tool for a model that chooses or writes values itself. What code found stays among
 * them; an optional value is the model's to leave out, but for one the words surely gave where it is
 * only offered some; a person or record of several that fit is still to be asked for. A model that
 * writes values looks at records itself, and may name one of several people by what else was said.
 */
export function widened(
  { tool, grounded }: { readonly tool: Tool; readonly grounded: GroundedTool },
  request: RequestContext,
  values: Openness,
): GroundedTool {
  if (values === "closed") return grounded;
  const parameters = parametersOf(tool);
  const isAsked = ({ name, kind }: Parameter): boolean =>
    grounded.unclear.includes(name) &&
    NAMING.has(kind) &&
    !(values === "open" && kind === "handle");
  const slots = parameters.flatMap((parameter): readonly Slot[] => {
    const own = grounded.slots.find((slot) => slot.parameter === parameter.name);
    if (own && values === "offered" && isAsked(parameter)) return [own];
    const value =
      values === "open"
        ? openValue(parameter, own?.value, {
            request,
            isForSeveral: !onlyReads(tool) && mayHoldSeveral(parameter),
          })
        : offeredValue(parameter, own?.value, request);
    const required =
      values === "open" ? mustBeWritten(parameter, own) : mustBeChosen(parameter, own);
    if (!value) return [];
    const isUnclear = values === "open" && grounded.unclear.includes(parameter.name);
    const several = isUnclear && value.kind !== "list" ? { several: candidatesOf(own) } : {};
    return [{ parameter: parameter.name, required, value: { ...value, ...several } }];
  });
  const unclear = parameters.filter(isAsked).map(({ name }) => name);
  return { ...withSlots(parameters, slots), unclear, unsaid: [] };
}

/**
 * A value the tool needs, of which something was said, or that is the model's to compose. What nobody
 * spoke of may be left out, and is then asked for: a model that had to would make it up.
 */
function mustBeWritten({ required }: Parameter, own: Slot | undefined): boolean {
  return required && own !== undefined;
}

/** A value the tool needs, or the one that code found, where no stretch of words may as well belong elsewhere. */
function mustBeChosen({ kind, required }: Parameter, own: Slot | undefined): boolean {
  const isText = kind === "span" || kind === "free";
  return required || (own?.required === true && !isText && isOne(own.value));
}

function candidatesOf(slot: Slot | undefined): readonly Candidate[] {
  return slot && slot.value.kind !== "free" ? slot.value.candidates : [];
}

function isOne(value: SlotValue): boolean {
  return value.kind === "closed" && value.candidates.length === 1;
}
